import CoordinatorCore

extension Diagnostic {
  static func invalidLinkTables(
    of root: any Coordinator, _ error: LinkMapError
  ) -> Diagnostic {
    Diagnostic(
      "invalidLinkTables",
      problem:
        "The link tables below '\(typeName(of: root))' have mistakes, so no link is opened:\n"
        + error.description,
      meaning: "that two tables were written independently of each other.",
      remedy:
        "repair each line, and test the tables by 'try LinkMap(of: \(typeName(of: root)).self)'."
    )
  }
}
