#if canImport(FoundationXML)
  import Foundation
  import FoundationXML
#else
  import Foundation
#endif

/// Parses XML into elements, within limits far above any Interface Builder file.
final class InterfaceParser: NSObject, XMLParserDelegate {
  private static let greatestSize = 8 << 20
  private static let greatestDepth = 200
  private static let greatestCount = 100_000

  private let file: String
  private var open: [InterfaceElement] = []
  private var root: InterfaceElement?
  private var count = 0
  private var failure: StoryboardFileError?

  private init(file: String) {
    self.file = file
  }

  /// The root element of a document.
  static func parse(_ data: Data, file: String) throws(StoryboardFileError) -> InterfaceElement {
    if data.count > greatestSize { throw tooLarge(file, nil, "is \(data.count >> 20) MB large") }
    if let problem = problem(in: data) {
      throw StoryboardFileError(
        file: file,
        line: 1,
        problem: problem,
        cause: "the file was not written by Interface Builder, or something changed it.",
        repair: "open the file in Xcode and save it again."
      )
    }
    let reader = InterfaceParser(file: file)
    let parser = XMLParser(data: data)
    parser.delegate = reader
    parser.shouldResolveExternalEntities = false
    let isRead = parser.parse()
    if let failure = reader.failure { throw failure }
    guard isRead, let root = reader.root, reader.open.isEmpty else {
      throw StoryboardFileError(
        file: file,
        line: max(parser.lineNumber, 1),
        problem: "The file is not well-formed XML.",
        cause: "the file was cut short, or two versions of it were merged by hand.",
        repair: "take the last version that Xcode opens, or close the element in this line."
      )
    }
    return root
  }

  /// The reason not to parse the data; nil without one.
  ///
  /// Entities can expand a small file enormously, and another encoding can hide them.
  private static func problem(in data: Data) -> String? {
    if data.isEmpty { return "The file is empty." }
    for token in ["<!DOCTYPE", "<!ENTITY"] where data.range(of: Data(token.utf8)) != nil {
      return "The file declares a document type or entities (\(token)), which is not read."
    }
    let start = data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data[...]
    let head = String(decoding: start.prefix(200), as: UTF8.self)
    let declaration = head.hasPrefix("<?xml") ? head.prefix(while: { $0 != ">" }).lowercased() : ""
    let isUTF8 = !declaration.contains("encoding") || declaration.contains("utf-8")
    if !isUTF8 || start.prefix(200).contains(0) { return "The file is not in UTF-8." }
    return nil
  }

  private static func tooLarge(
    _ file: String,
    _ line: Int?,
    _ what: String
  ) -> StoryboardFileError {
    StoryboardFileError(
      file: file,
      line: line,
      problem: "The file \(what), which is more than is read.",
      cause: "the file was generated, or was not written by Interface Builder.",
      repair: "divide the storyboard, by Editor > Refactor to Storyboard in Xcode."
    )
  }

  // MARK: XMLParserDelegate

  func parser(
    _ parser: XMLParser,
    didStartElement elementName: String,
    namespaceURI: String?,
    qualifiedName qName: String?,
    attributes attributeDict: [String: String] = [:]
  ) {
    let line = parser.lineNumber
    let element = InterfaceElement(name: elementName, attributes: attributeDict, line: line)
    count += 1
    if open.count >= Self.greatestDepth || count > Self.greatestCount {
      failure = Self.tooLarge(
        file, line, count > Self.greatestCount ? "has too many elements" : "is too deeply nested")
      return parser.abortParsing()
    }
    if let parent = open.last { parent.append(element) } else { root = element }
    open.append(element)
  }

  func parser(
    _ parser: XMLParser,
    didEndElement elementName: String,
    namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    _ = open.popLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    // Ignore the white space between elements.
    if let element = open.last, element.name == "string" || element.name == "mutableString" {
      element.append(string)
    }
  }
}
