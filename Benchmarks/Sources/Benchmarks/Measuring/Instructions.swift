/// The instructions of one unit of a row.
struct Instructions {
  let floor: Double
  let work: Double

  var ratio: Double { work / floor }
}
