#if canImport(Darwin)
  private import Darwin
#elseif canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Android)
  private import Android
#elseif canImport(WASILibc)
  private import WASILibc
#elseif canImport(ucrt)
  private import ucrt
#endif

func writeToStandardError(_ text: String) {
  // Uses the file descriptor, because Swift cannot check accesses to the C library's variable `stderr`.
  let bytes = Array(text.utf8)
  var written = 0
  while written < bytes.count {
    let count = unsafe bytes[written...].withUnsafeBytes {
      unsafe write(2, $0.baseAddress, .init($0.count))
    }
    guard count > 0 else { return }
    written += Int(count)
  }
}
