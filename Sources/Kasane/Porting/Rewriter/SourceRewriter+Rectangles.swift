import SwiftSyntax

/// Rectangles that touch.
extension SourceRewriter {
    /// What Foundation's method does on iOS: rectangles that share no more than an edge don't intersect. A method of the
    /// file comes before the one that Linux's Foundation has, which says that they do.
    private static let intersects =
        "fileprivate extension CGRect { nonisolated func intersects(_ rect2: CGRect) -> Bool { "
        + "minX < rect2.maxX && rect2.minX < maxX && minY < rect2.maxY && rect2.minY < maxY } }"

    /// Whether a name stands for the method of rectangles, as far as can be told without types.
    func noteIntersects(_ name: DeclReferenceExprSyntax) {
        guard isForIOS, name.baseName.text == "intersects" else { return }
        if name.parent?.is(MemberAccessExprSyntax.self) == true || scope?.name == "CGRect" { namesIntersects = true }
    }

    /// Adds the method to a file that names it and knows rectangles, unless the package has one.
    func addIntersects() {
        guard namesIntersects, knowsFoundation, !facts.declaresMethod("intersects", in: "CGRect"),
            let lastImport = lastImport ?? nestedImport
        else { return }
        edits.insert("; " + Self.intersects, at: lastImport.endPositionBeforeTrailingTrivia.utf8Offset)
        edits.count("CGRect.intersects(_:)")
    }
}
