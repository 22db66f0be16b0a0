# Prints the public declarations of Swift files that have no documentation comment, as FILE:LINE: DECLARATION.
#
# Public are declarations with `public` or `open`, the cases of public enumerations, the requirements of public protocols, and the
# members of public extensions. Exempt are overrides, which inherit their documentation, and protocol requirements:
# names that a public protocol in these files declares, and names of Swift's, Foundation's and Apple's protocols, which are
# listed below. An enumeration on one line documents its cases.
#
# Files are read twice, first for the protocols: awk -f undocumented.awk FILES second=1 FILES. It parses lines, not syntax: the
# sources must be formatted by swift-format, one declaration to a line.

BEGIN {
    split("== < hash(into encode(to encode(with init(from init?(from init(coder init?(coder init(rawValue init?(rawValue rawValue " \
        "description debugDescription playgroundDescription customMirror supportsSecureCoding copy(with mutableCopy(with " \
        "isEqual hash allCases id errorDescription failureReason recoverySuggestion localizedDescription wrappedValue projectedValue combineIdentifier " \
        "startIndex endIndex makeIterator next next() index(after index(before index(_ subscript(position " \
        "init(arrayLiteral init(stringLiteral init(dictionaryLiteral init(floatLiteral init(integerLiteral init(nilLiteral " \
        "init(unicodeScalarLiteral init(extendedGraphemeClusterLiteral init(stringInterpolation appendLiteral appendLiteral(_ init(literalCapacity " \
        "body body(content makeBody(configuration path(in animatableData inset(by zero + - += -= * *= magnitude distance(to advanced(by init?(exactly init(exactly scale(by magnitudeSquared " \
        "receive(subscriber receive(subscription receive(_ receive(completion request(_ cancel() connect() " \
        "sizeThatFits(proposal placeSubviews(in placeSubviews( makeCache(subviews updateCache( resolve(in defaultValue reduce(value " \
        "makeUIView(context updateUIView( makeUIViewController(context updateUIViewController( " \
        "Output Failure Input Body Cache Element Index Iterator RawValue AnimatableData Stride SchedulerTimeType SchedulerOptions " \
        "IntegerLiteralType FloatLiteralType StringLiteralType ArrayLiteralElement Magnitude Key Value", witnesses, " ")
    for (i in witnesses) exempt[witnesses[i]] = 1
}

# Removes strings, characters and comments, whose braces and words are not code.
function bare(line) {
    gsub(/\\"/, "", line)
    gsub(/"[^"]*"/, "\"\"", line)
    sub(/\/\/.*/, "", line)
    return line
}

# The declared name: "func name(first", "var name", or "" for nothing.
function declared(line, words) {
    if (!match(line, /(^| )(func|var|let|init|subscript|class|struct|enum|protocol|actor|typealias|associatedtype|case|macro)([ (?<!]|$)/)) return ""
    words = substr(line, RSTART, length(line))
    sub(/^ /, "", words)
    # `class func` and `class var`.
    if (words ~ /^class (func|var|let|subscript) /) sub(/^class /, "", words)
    return words
}

function name_of(words) {
    if (words ~ /^(init|subscript)/) { sub(/<[^(]*>/, "", words) } else sub(/^[a-z]+ /, "", words)
    if (words ~ /^[-+=<>!*\/&|~^%.]+/) { match(words, /^[-+=<>!*\/&|~^%.]+/); return substr(words, 1, RLENGTH) }
    if (match(words, /^[A-Za-z_0-9`]+[?!]?(<[^(]*>)?\(\)/)) { words = substr(words, 1, RLENGTH); sub(/<.*>/, "", words); return words }
    if (match(words, /^[A-Za-z_0-9`]+[?!]?(<[^(]*>)?\([A-Za-z_0-9]*/)) { words = substr(words, 1, RLENGTH); sub(/<.*>/, "", words); return words }
    match(words, /^[A-Za-z_0-9`]+/)
    return substr(words, 1, RLENGTH)
}

FNR == 1 { depth = 0; documented = 0; pending = ""; text = 0; comment = 0; parens = 0 }

{
    line = $0
    # Multiline strings.
    quotes = gsub(/"""/, "\"\"\"", line)
    if (text) { if (quotes) text = 0; next }
    if (quotes == 1) { text = 1; sub(/""".*/, "", line) }
    sub(/^[ \t]+/, "", line)
    if (comment) { if (line ~ /\*\//) comment = 0; next }
    if (line ~ /^\/\*/ && line !~ /\*\//) { comment = 1; if (line ~ /^\/\*\*/) documented = 1; next }
    if (line ~ /^\/\/\//) { documented = 1; next }
    if (line ~ /^\/\// || line ~ /^#/) next
    line = bare(line)
    if (line == "") { documented = 0; next }
    # Attributes on separate lines may stand between a comment and its declaration.
    if (line ~ /^(@[A-Za-z_]+(\([^)]*\))? *)+$/) next

    scope = scopes[depth]
    sub(/(public|package|private|internal|fileprivate|open)\(set\) /, "", line)
    words = declared(line)
    # Only modifiers and attributes may precede the declared name.
    before = words != "" ? substr(line, 1, index(line, words) - 1) : line
    if (words != "" && before !~ /^((@[A-Za-z_]+(\([^)]*\))?|[a-z]+(\([a-z]+\))?) +)*$/) words = ""
    hides = before ~ /(^| )(private|package|fileprivate|internal) /
    isPublic = before ~ /(^| )(public|open) / && !hides
    isMember = parens == 0 && !hides && words != "" && (scope == "enum" && words ~ /^case / || scope == "protocol" || scope == "extension")
    if (!second && parens == 0 && scope == "protocol" && isMember) required[name_of(words)] = 1
    if (second && parens == 0 && line !~ /(^| )(extension|import) / && words != "" && (isPublic || isMember) && !documented) {
        name = name_of(words)
        if (line !~ /(^| )override / && !(name in exempt) && (scope == "protocol" || !(name in required)) && name !~ /^_/ && line !~ /@_spi|@_disfavored/) print FILENAME ":" FNR ": " line
    }
    # The declaration that the next opening brace begins.
    if (parens == 0 && words != "" || line ~ /(^| )extension /) {
        pending = "other"
        if (isPublic || isMember) {
            if (line ~ /(^| )extension /) pending = "extension"
            else if (words ~ /^enum /) pending = "enum"
            else if (words ~ /^protocol /) pending = "protocol"
        }
    }
    count = length(line)
    for (i = 1; i <= count; i++) {
        character = substr(line, i, 1)
        if (character == "{") { scopes[++depth] = pending == "" ? "other" : pending; pending = "" }
        else if (character == "}") { if (depth > 0) depth--; pending = "" }
        else if (character == "(" || character == "[") parens++
        else if (character == ")" || character == "]") parens--
    }
    documented = 0
}
