import UIKit

class OverridingPageControl: UIPageControl {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var numberOfPages: Int {
    get { super.numberOfPages }
    set { super.numberOfPages = newValue }
  }
  override var currentPage: Int {
    get { super.currentPage }
    set { super.currentPage = newValue }
  }
  override var hidesForSinglePage: Bool {
    get { super.hidesForSinglePage }
    set { super.hidesForSinglePage = newValue }
  }
  override var backgroundStyle: UIPageControl.BackgroundStyle {
    get { super.backgroundStyle }
    set { super.backgroundStyle = newValue }
  }
  override var allowsContinuousInteraction: Bool {
    get { super.allowsContinuousInteraction }
    set { super.allowsContinuousInteraction = newValue }
  }
  override var pageIndicatorTintColor: UIColor? {
    get { super.pageIndicatorTintColor }
    set { super.pageIndicatorTintColor = newValue }
  }
  override var currentPageIndicatorTintColor: UIColor? {
    get { super.currentPageIndicatorTintColor }
    set { super.currentPageIndicatorTintColor = newValue }
  }
}

class OverridingSlider: UISlider {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var value: Float {
    get { super.value }
    set { super.value = newValue }
  }
  override func setValue(_ value: Float, animated: Bool) {
    super.setValue(value, animated: animated)
  }
  override var minimumValue: Float {
    get { super.minimumValue }
    set { super.minimumValue = newValue }
  }
  override var maximumValue: Float {
    get { super.maximumValue }
    set { super.maximumValue = newValue }
  }
  override var isContinuous: Bool {
    get { super.isContinuous }
    set { super.isContinuous = newValue }
  }
  override var minimumValueImage: UIImage? {
    get { super.minimumValueImage }
    set { super.minimumValueImage = newValue }
  }
  override var maximumValueImage: UIImage? {
    get { super.maximumValueImage }
    set { super.maximumValueImage = newValue }
  }
  override var minimumTrackTintColor: UIColor? {
    get { super.minimumTrackTintColor }
    set { super.minimumTrackTintColor = newValue }
  }
  override var maximumTrackTintColor: UIColor? {
    get { super.maximumTrackTintColor }
    set { super.maximumTrackTintColor = newValue }
  }
  override var thumbTintColor: UIColor? {
    get { super.thumbTintColor }
    set { super.thumbTintColor = newValue }
  }
}

class OverridingStepper: UIStepper {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var value: Double {
    get { super.value }
    set { super.value = newValue }
  }
  override var minimumValue: Double {
    get { super.minimumValue }
    set { super.minimumValue = newValue }
  }
  override var maximumValue: Double {
    get { super.maximumValue }
    set { super.maximumValue = newValue }
  }
  override var stepValue: Double {
    get { super.stepValue }
    set { super.stepValue = newValue }
  }
  override var wraps: Bool {
    get { super.wraps }
    set { super.wraps = newValue }
  }
  override var autorepeat: Bool {
    get { super.autorepeat }
    set { super.autorepeat = newValue }
  }
  override var isContinuous: Bool {
    get { super.isContinuous }
    set { super.isContinuous = newValue }
  }
}
