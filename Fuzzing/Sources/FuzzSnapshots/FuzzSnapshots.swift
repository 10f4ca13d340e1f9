import CoordinatorCore
import Foundation

/// What libFuzzer calls with data.
public typealias Target = @convention(c) (UnsafePointer<UInt8>, Int) -> CInt
/// The arguments of a C program.
public typealias Arguments = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

/// Decodes data, and expects that what can be decoded can be encoded, and is then the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let data = unsafe Data(bytes: bytes, count: count)
  guard let snapshot = try? Snapshot(data: data) else { return 0 }
  do {
    let copy = try Snapshot(data: snapshot.data())
    precondition(copy == snapshot, "The copy differs.")
  } catch {
    // Indented, the same snapshot can be larger than the limit.
    precondition(error.code == .tooLarge, "\(error)")
  }
  return 0
}

@_silgen_name("LLVMFuzzerRunDriver")
func run(
  _ count: UnsafeMutablePointer<CInt>, _ arguments: UnsafeMutablePointer<Arguments?>,
  _ target: Target
) -> CInt

/// SwiftPM renames the main function, so libFuzzer's own is not used.
@_cdecl("FuzzSnapshots_main")
public func main(_ count: CInt, _ arguments: Arguments?) -> CInt {
  var (count, arguments) = unsafe (count, arguments)
  return unsafe run(&count, &arguments) { unsafe fuzz($0, $1) }
}
