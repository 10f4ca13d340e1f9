/// Whether screens slide: where the terminal keeps up with the frames, and neither `NO_COLOR` nor
/// `REDUCE_MOTION` in the environment asks for less.
package struct SlidePolicy: Hashable, Sendable {
  /// The time from one frame to the next, 30 a second; a frame that takes longer is slow.
  package static let frameInterval = Duration.milliseconds(33)
  private static let mostSlowFrames = 2

  private let isWanted: Bool
  private var slowFrames = 0

  /// Reads what the person asked for.
  package init(environment: [String: String]) {
    var isWanted = environment["TERM"] != "dumb"
    for name in ["NO_COLOR", "REDUCE_MOTION"] where !(environment[name] ?? "").isEmpty {
      isWanted = false
    }
    self.isWanted = isWanted
  }

  package var isOn: Bool { isWanted && slowFrames < Self.mostSlowFrames }

  /// Notes that a frame was due before the terminal had taken the one before.
  package mutating func noteFrameNotTaken() { note(frame: .seconds(1)) }

  /// Notes how long a frame took; after some slow ones nothing moves until as many were fast.
  package mutating func note(frame duration: Duration) {
    let change = duration > Self.frameInterval ? 1 : -1
    slowFrames = min(max(slowFrames + change, 0), 2 * Self.mostSlowFrames)
  }
}
