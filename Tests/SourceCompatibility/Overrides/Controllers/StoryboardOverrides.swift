import UIKit

class OverridingStoryboard: UIStoryboard {
  override init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    super.init(name: name, bundle: storyboardBundleOrNil)
  }
  override func instantiateInitialViewController() -> UIViewController? {
    super.instantiateInitialViewController()
  }
  override func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    super.instantiateViewController(withIdentifier: identifier)
  }
}

class OverridingStoryboardSegue: UIStoryboardSegue {
  override var identifier: String? { super.identifier }
  override var source: UIViewController { super.source }
  override var destination: UIViewController { super.destination }
  override init(identifier: String?, source: UIViewController, destination: UIViewController) {
    super.init(identifier: identifier, source: source, destination: destination)
  }
}

class OverridingNib: UINib {
  override init(nibName name: String, bundle bundleOrNil: Bundle?) {
    super.init(nibName: name, bundle: bundleOrNil)
  }
  override init(data: Data, bundle bundleOrNil: Bundle?) {
    super.init(data: data, bundle: bundleOrNil)
  }
  override func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] { super.instantiate(withOwner: ownerOrNil, options: optionsOrNil) }
}
