public import Foundation

/// How a date picker looks.
public enum UIDatePickerStyle: Int, Sendable {
  case automatic = 0
  case wheels, compact, inline
}

/// A control for a date, a time, or a duration.
open class UIDatePicker: UIControl, WheelView {
  /// What is chosen.
  public enum Mode: Int, Sendable {
    case time = 0
    case date, dateAndTime, countDownTimer, yearAndMonth
  }

  private var current = Date()
  private var duration: TimeInterval = 60

  /// What is chosen.
  open var datePickerMode: Mode = .dateAndTime {
    didSet { setNeedsDisplay() }
  }
  /// The date, kept within the limits; setting it sends no event.
  open var date: Date {
    get { current }
    set {
      current = within(newValue)
      setNeedsDisplay()
    }
  }
  /// Sets the date; sends no event.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
  /// The earliest date.
  open var minimumDate: Date? {
    didSet { date = current }
  }
  /// The latest date.
  open var maximumDate: Date? {
    didSet { date = current }
  }
  /// The duration in seconds, from a minute to a minute less than a day.
  open var countDownDuration: TimeInterval {
    get { duration }
    set {
      // `Double.maximum` ignores NaN.
      duration = min(.maximum(newValue, 60), 86_340)
      setNeedsDisplay()
    }
  }
  /// By how many minutes a turn of the minute wheel changes the date, from 1 to 30; a number that does not divide 60
  /// counts as 1.
  open var minuteInterval = 1
  /// Whether a date is rounded to that interval; data only.
  open var roundsToMinuteInterval = true
  /// The language; that of the device if nil.
  open var locale: Locale?
  /// The calendar; that of the device if nil.
  open var calendar: Calendar! = .current
  /// The time zone; that of the calendar if nil.
  open var timeZone: TimeZone?
  /// How the picker should look; data only.
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic
  /// How the picker looks.
  open var datePickerStyle: UIDatePickerStyle {
    preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  /// Limits in the wrong order do not count, as Apple documents for `minimumDate`.
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

  /// Apple documents the range for `minuteInterval`, and that 1 takes the place of what does not divide 60.
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
    let number = usedCalendar.component(part, from: current)
    let names = usedCalendar.shortMonthSymbols
    if part == .month, names.indices.contains(number - 1) { return names[number - 1] }
    return part == .hour || part == .minute ? String(format: "%02d", number) : String(number)
  }

  package final func receiveTurn(ofWheel index: Int, forward: Bool) -> Bool {
    let part = parts[index]
    let step = (part == .minute ? usedMinuteInterval : 1) * (forward ? 1 : -1)
    let before = (current, duration)
    if datePickerMode == .countDownTimer {
      countDownDuration += Double(step * (part == .hour ? 3600 : 60))
    } else {
      date = usedCalendar.date(byAdding: part, value: step, to: current) ?? current
    }
    guard before != (current, duration) else { return false }
    sendValueChanged()
    return true
  }
}

extension UserInput {
  /// Chooses a date; past a limit it stays there.
  public func choose(_ date: Date, in picker: UIDatePicker) throws {
    try requireUse(of: picker)
    device.run {
      picker.date = date
      picker.sendValueChanged()
    }
  }
}
