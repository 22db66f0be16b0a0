import CoreGraphics

extension CALayer {
    final func setContents(_ value: Any?) {
        guard let value else {
            return change(.contents, if: properties.contents != nil) { $0.contents = nil }
        }
        guard let image = value as? CGImage else { return refuse(value, for: "contents") }
        change(.contents, if: image !== properties.contents) { $0.contents = image }
    }

    final func displayContents() {
        guard let delegate else { return }
        state.remove(.delegatePassed)
        delegate.display(self)
    }

    final func drawByDelegate(in context: CGContext) {
        guard let delegate else {
            state.insert(.delegatePassed)
            return
        }
        delegate.draw(self, in: context)
    }
}
