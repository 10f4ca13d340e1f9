public import Foundation

/// The style of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
  case automatic = 0
  case wheels, compact, inline
}

/// A control for a date, a time, or a duration.
open class UIDatePicker: UIControl, WheelView {
  /// The kind of value to select.
  public enum Mode: Int, Sendable {
    case time = 0
    case date, dateAndTime, countDownTimer, yearAndMonth
  }

  private var duration: TimeInterval = 60

  /// The kind of value to select.
  open var datePickerMode: Mode = .dateAndTime {
    didSet { setNeedsDisplay() }
  }
  /// The date, limited to the range; setting it sends no event.
  open var date = Date() {
    didSet {
      date = within(date)
      setNeedsDisplay()
    }
  }
  /// Sets the date; sends no event.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
  /// The earliest date.
  open var minimumDate: Date? {
    didSet { date = within(date) }
  }
  /// The latest date.
  open var maximumDate: Date? {
    didSet { date = within(date) }
  }
  /// The duration in seconds, from 1 minute to 23 hours and 59 minutes.
  open var countDownDuration: TimeInterval {
    get { duration }
    set {
      // `Double.maximum` ignores NaN.
      duration = min(.maximum(newValue, 60), 86_340)
      setNeedsDisplay()
    }
  }
  /// The step of the minute wheel, from 1 to 30; a number that does not divide 60 counts as 1.
  open var minuteInterval = 1
  /// Whether a date is rounded to that interval; data only.
  open var roundsToMinuteInterval = true
  /// The locale; that of the device if nil.
  open var locale: Locale?
  /// The calendar; that of the device if nil.
  open var calendar: Calendar! = .current
  /// The time zone; that of the calendar if nil.
  open var timeZone: TimeZone?
  /// The preferred style; data only.
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic
  /// The style of the picker.
  open var datePickerStyle: UIDatePickerStyle {
    preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  /// Limits in the wrong order are ignored, as Apple documents for `minimumDate`.
  private func within(_ date: Date) -> Date {
    let low = minimumDate ?? .distantPast
    let high = maximumDate ?? .distantFuture
    return low > high ? date : min(max(date, low), high)
  }

  private var usedCalendar: Calendar {
    var used = calendar ?? .current
    if let locale { used.locale = locale }
    if let timeZone { used.timeZone = timeZone }
    return used
  }

  /// The range, and the default 1 for other values, are documented for `minuteInterval`.
  private var usedMinuteInterval: Int {
    (1...30).contains(minuteInterval) && 60.isMultiple(of: minuteInterval) ? minuteInterval : 1
  }

  // MARK: Operated by a user

  private var parts: [Calendar.Component] {
    switch datePickerMode {
    case .time, .countDownTimer: [.hour, .minute]
    case .date: [.day, .month, .year]
    case .dateAndTime: [.day, .month, .year, .hour, .minute]
    case .yearAndMonth: [.month, .year]
    }
  }

  package final var wheelCount: Int { parts.count }
  package final var canTurn: Bool { isEnabled && isUserInteractionEnabled }

  package final func text(ofWheel index: Int) -> String {
    let part = parts[index]
    if datePickerMode == .countDownTimer {
      let minutes = Int(duration) / 60
      return part == .hour ? "\(minutes / 60) h" : "\(minutes % 60) min"
    }
    let number = usedCalendar.component(part, from: date)
    let names = usedCalendar.shortMonthSymbols
    if part == .month, names.indices.contains(number - 1) { return names[number - 1] }
    return part == .hour || part == .minute ? String(format: "%02d", number) : String(number)
  }

  package final func receiveTurn(ofWheel index: Int, forward: Bool) -> Bool {
    let part = parts[index]
    let step = (part == .minute ? usedMinuteInterval : 1) * (forward ? 1 : -1)
    let before = (date, duration)
    if datePickerMode == .countDownTimer {
      countDownDuration += Double(step * (part == .hour ? 3600 : 60))
    } else {
      date = usedCalendar.date(byAdding: part, value: step, to: date) ?? date
    }
    guard before != (date, duration) else { return false }
    sendValueChanged()
    return true
  }
}

extension UserInput {
  /// Selects a date, limited to the range of the picker.
  public func choose(_ date: Date, in picker: UIDatePicker) throws {
    try requireUse(of: picker)
    try touch(picker) {
      picker.date = date
      picker.sendValueChanged()
    }
  }
}
