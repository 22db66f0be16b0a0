import SwiftSyntax

/// Intersection of touching rectangles.
extension SourceRewriter {
    /// The behaviour of Foundation's method on iOS: rectangles that share only an edge don't intersect. A method in the
    /// file takes precedence over that of Linux's Foundation, which returns that they do.
    private static let intersects =
        "fileprivate extension CGRect { nonisolated func intersects(_ rect2: CGRect) -> Bool { "
        + "minX < rect2.maxX && rect2.minX < maxX && minY < rect2.maxY && rect2.minY < maxY } }"

    /// Records whether a name stands for the method of rectangles, as far as can be determined without types.
    func noteIntersects(_ name: DeclReferenceExprSyntax) {
        guard isForIOS, name.baseName.text == "intersects" else { return }
        if name.parent?.is(MemberAccessExprSyntax.self) == true || scope?.name == "CGRect" { namesIntersects = true }
    }

    /// Adds the method to a file that uses its name and rectangles, unless the package has one.
    func addIntersects() {
        guard namesIntersects, knowsFoundation, !facts.declaresMethod("intersects", in: "CGRect"),
            let lastImport = lastImport ?? nestedImport
        else { return }
        edits.insert("; " + Self.intersects, at: lastImport.endPositionBeforeTrailingTrivia.utf8Offset)
        edits.count("CGRect.intersects(_:)")
    }
}
