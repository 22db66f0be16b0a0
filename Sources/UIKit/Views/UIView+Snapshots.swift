public import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
    final func drawTree(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext() else {
            reportOnce("drawHierarchy(in:afterScreenUpdates:) found no context to draw in")
            return false
        }
        let bounds = bounds
        guard bounds.width > 0, bounds.height > 0, !rect.isEmpty else { return false }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        layer.renderAsShown(in: context, afterUpdates: afterScreenUpdates)
        context.restoreGState()
        return true
    }

    /// Returns a snapshot of a part of the view, whose area inside `capInsets` is stretched.
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        guard let view = makeSnapshot(of: rect, afterScreenUpdates: afterUpdates) else { return nil }
        guard capInsets != .zero, rect.width > 0, rect.height > 0 else { return view }
        view.layer.contentsCenter = CGRect(
            x: capInsets.left / rect.width, y: capInsets.top / rect.height,
            width: max(0, 1 - (capInsets.left + capInsets.right) / rect.width),
            height: max(0, 1 - (capInsets.top + capInsets.bottom) / rect.height))
        return view
    }

    final func makeSnapshot(of rect: CGRect, afterScreenUpdates: Bool) -> UIView? {
        let scale = contentScaleFactor
        let (width, height) = ((rect.width * scale).rounded(.up), (rect.height * scale).rounded(.up))
        guard width >= 1, height >= 1, width <= 16_384, height <= 16_384 else { return nil }
        let context = CGContext(
            data: nil, width: Int(width), height: Int(height), bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        guard let context else { return nil }
        context.translateBy(x: 0, y: height)
        context.scaleBy(x: scale, y: -scale)
        context.translateBy(x: -rect.minX, y: -rect.minY)
        layer.renderAsShown(in: context, afterUpdates: afterScreenUpdates)
        let view = UIView(frame: CGRect(origin: .zero, size: rect.size))
        view.isOpaque = false
        view.layer.contentsScale = scale
        view.layer.contents = context.makeImage()
        return view
    }
}
