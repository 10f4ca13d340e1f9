import CompactTesting
import CoordinatorCore
import Testing

/// The texts for links that lead nowhere, and the list of the links that lead somewhere.
struct LinkErrorTests: TableSuite {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("The error of a missing value names the pattern that reads it, and its parameters") {
      expectEqual(
        try Self.error(of: "clinic://doctors/17"),
        """
        The link 'clinic://doctors/17' leads nowhere: it has no value 'idd', which the pattern \
        'doctors/:id' at Clinic/Links.swift:4 reads.

        This usually means that a query item was left out, or that the pattern's closure misspells \
        its name or a parameter: 'id'.

        To fix this, add '?idd=…' to the link, or correct the name in the closure.
        """)
      expectEqual(
        try Self.error(of: "clinic://search"),
        """
        The link 'clinic://search' leads nowhere: it has no value 'term', which the pattern 'search' \
        at Clinic/Links.swift:5 reads.

        This usually means that a query item was left out, or that the pattern's closure misspells \
        its name.

        To fix this, add '?term=…' to the link, or correct the name in the closure.
        """)
    }

    test("The error of a value that is not accepted lists the values of an enum") {
      for (value, expected) in [
        ("reason=il", "'reason' a value of type Reason: 'ill', 'holiday'"),
        ("reason=ill&minutes=two", "'minutes' a value of type Int"),
      ] {
        let error = try Self.error(of: "clinic://appointments/17/reschedule?\(value)")
        expectEqual(error.split(separator: "\n").last, "To fix this, give \(expected).")
      }
    }

    test("The error of an unknown link names the pattern that fits most of it") {
      for (link, pattern) in [
        ("doctor/17", "doctors/:id"), ("doctors", "doctors/:id"),
        ("appointments/17/reshedule", "appointments/:id/reschedule"),
        ("apointments/17/reshedule", "appointments/:id/reschedule"),
        ("appointments/today/reshedule", "appointments/:id/reschedule"),
        ("appointments/todya/more", "appointments/today"),
        ("ward/3/visitors/17", "ward/:number/visits/:id"), ("xyz/doctors", ""),
        ("xyz/" + String(repeating: "doctors/", count: 1000), ""),
      ] {
        let error = try Self.error(of: "clinic://\(link)")
        expectEqual(
          error.split(separator: "\n").last,
          "To fix this, use one of the app's links, such as 'clinic://\(pattern)'.", link)
      }
    }

    let long = String(repeating: "a", count: 200)
    test("The error of a foreign link says how to add its scheme or its host to the table") {
      for (link, declaration) in [
        ("clinics://search", "LinkSchemes(\"clinics\")"),
        ("https://clinic.example/search", "LinkHosts(\"clinic.example\")"),
        ("https://\(long)", "LinkHosts(\"\(long.prefix(120))…\")"),
        ("\(long)://search", "LinkSchemes(\"\(long.prefix(120))…\")"),
      ] {
        let error = try Self.error(of: link)
        expectEqual(
          error.split(separator: "\n").last,
          "To fix this, begin the link with 'clinic://', or add '\(declaration)' to the link table of the root."
        )
      }
    }

    test("A map prints each pattern with its coordinator and its line") {
      expectEqual(
        "\(try Self.map)",
        """
        clinic://                             Clinic  Clinic/Links.swift:3
        clinic://doctors/:id                  Clinic  Clinic/Links.swift:4
        clinic://search                       Clinic  Clinic/Links.swift:5
        clinic://appointments/today           Clinic  Clinic/Links.swift:6
        clinic://appointments/:id/reschedule  Clinic  Clinic/Links.swift:7
        clinic://notes/:page?                 Clinic  Clinic/Links.swift:8
        clinic://ward/:number                 Clinic  Clinic/Links.swift:9
        clinic://ward/:number/visits/:id      Ward    Clinic/Links.swift:20
        """)
    }
  }

  private static func error(of text: String) throws -> String {
    let (map, link) = (try map, try Link(text))
    do throws(LinkError) {
      return try map.path(for: link).description
    } catch { return error.description }
  }

  private static var map: LinkMap {
    get throws {
      let table = LinkTable<ClinicRoute> {
        LinkSchemes("clinic")
        pattern("", 3) { _ in .today }
        pattern("doctors/:id", 4) { .doctor(try $0["idd"]) }
        pattern("search", 5) { .search(try $0["term"]) }
        pattern("appointments/today", 6) { _ in .today }
        pattern("appointments/:id/reschedule", 7) {
          .reschedule(reason: try $0["reason"], minutes: try $0["minutes"])
        }
        pattern("notes/:page?", 8) { .notes(page: try $0["page"]) }
        Mount(
          "ward/:number", on: Ward.self, by: { .ward(try $0["number"]) },
          table: {
            LinkTable<ClinicRoute> { pattern("visits/:id", 20) { .doctor(try $0["id"]) } }.erased
          }, fileID: "Clinic/Links.swift", line: 9)
      }
      return try LinkMap(root: Clinic.self, table: table.erased)
    }
  }
}

private func pattern(
  _ pattern: String, _ line: Int,
  _ route: @escaping @Sendable (LinkValues) throws -> ClinicRoute
) -> LinkPattern<ClinicRoute> {
  LinkPattern(pattern, fileID: "Clinic/Links.swift", line: line, route)
}

private final class Clinic: Coordinator {
  let context = CoordinatorContext()
  func start() {}
}

private final class Ward: Coordinator {
  let context = CoordinatorContext()
  func start() {}
}

private enum ClinicRoute: Hashable, Sendable {
  case today
  case doctor(Int)
  case search(String)
  case reschedule(reason: Reason, minutes: Int?)
  case notes(page: Int?)
  case ward(Int)
}

private enum Reason: String, LinkValue, CaseIterable { case ill, holiday }
