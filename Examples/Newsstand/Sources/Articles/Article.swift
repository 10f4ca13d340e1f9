import Foundation

nonisolated struct Article: Codable, Hashable, Identifiable, Sendable {
  let id: Int
  let title: String
  let author: String
  let body: String

  var paragraphs: [String] {
    body.components(separatedBy: "\n\n")
  }
}
