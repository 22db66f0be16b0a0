/// The operators of content streams. PDF 32000-1, annex A.
enum PageOperator: String, CaseIterable {
    case fillStrokeClose = "b", fillStroke = "B", fillStrokeCloseEvenOdd = "b*", fillStrokeEvenOdd = "B*"
    case beginMarkedProperties = "BDC", beginInlineImage = "BI", beginMarked = "BMC", beginText = "BT"
    case beginCompatibility = "BX", endCompatibility = "EX"
    case curve = "c", concatenate = "cm", strokeSpace = "CS", fillSpace = "cs", dash = "d"
    case glyphWidth = "d0", glyphBox = "d1", draw = "Do", markProperties = "DP", mark = "MP"
    case endMarked = "EMC", endText = "ET", fill = "f", fillOld = "F", fillEvenOdd = "f*"
    case strokeGray = "G", fillGray = "g", parameters = "gs", close = "h", flatness = "i"
    case join = "j", cap = "J", strokeCMYK = "K", fillCMYK = "k", line = "l", move = "m", miterLimit = "M"
    case endPath = "n", save = "q", restore = "Q", rect = "re", strokeRGB = "RG", fillRGB = "rg", intent = "ri"
    case closeStroke = "s", stroke = "S", strokeColor = "SC", fillColor = "sc", strokeColorN = "SCN", fillColorN = "scn"
    case shade = "sh", nextLine = "T*", characterSpacing = "Tc", moveText = "Td", moveTextLeading = "TD", font = "Tf"
    case showText = "Tj", showTexts = "TJ", leading = "TL", textMatrix = "Tm", textMode = "Tr", textRise = "Ts"
    case wordSpacing = "Tw", horizontalScale = "Tz", curveFromCurrent = "v", lineWidth = "w", clip = "W"
    case clipEvenOdd = "W*", curveToEnd = "y", nextLineShow = "'", nextLineShowSpaced = "\""

    private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

    static func named(_ name: String) -> PageOperator? { byName[name] }
}
