import CoreGraphics
import CoreText
import Foundation
import Raster

extension FilterRecipes {
    private static func code(_ inputs: FilterInputs, _ kind: Barcode.Kind) -> ImageNode? {
        guard let message = inputs.values["inputMessage"] as? Data else {
            inputs.report("inputMessage is missing")
            return nil
        }
        guard let bitmap = Barcode.bitmap(of: message, kind) else {
            inputs.report("\(message.count) bytes can't be encoded")
            return nil
        }
        return BitmapNode(bitmap)
    }

    static func aztecCodeGenerator(_ inputs: FilterInputs) -> ImageNode? {
        code(
            inputs,
            .aztec(
                strength: inputs.number("inputCorrectionLevel", 5...95),
                layers: Int(inputs.number("inputLayers", 0...32)),
                isCompact: inputs.number("inputCompactStyle") != 0))
    }

    static func barcodeGenerator(_ inputs: FilterInputs) -> ImageNode? {
        let modules: BarcodeModules?
        switch inputs.values["inputBarcodeDescriptor"] {
        case let descriptor as CIQRCodeDescriptor: modules = QRSymbol.modules(of: descriptor)
        case let descriptor as CIDataMatrixCodeDescriptor: modules = DataMatrixSymbol.modules(of: descriptor)
        case nil:
            inputs.report("inputBarcodeDescriptor is missing")
            return nil
        case let other:
            inputs.report("a \(other.map { "\(type(of: $0))" } ?? "") is not supported")
            return nil
        }
        guard let bitmap = modules?.bitmap(rowHeight: 1, margin: 1) else {
            inputs.report("the descriptor has too many codewords, or a nonstandard size")
            return nil
        }
        return BitmapNode(bitmap)
    }

    static func code128BarcodeGenerator(_ inputs: FilterInputs) -> ImageNode? {
        // The code only encodes ASCII.
        if let message = inputs.values["inputMessage"] as? Data, message.contains(where: { $0 > 127 }) {
            inputs.report("inputMessage must be ASCII")
            return nil
        }
        return code(
            inputs,
            .code128(
                height: Int(inputs.number("inputBarcodeHeight", 1...1e4)),
                margin: Int(inputs.number("inputQuietSpace", 0...1e3))))
    }

    static func pdf417BarcodeGenerator(_ inputs: FilterInputs) -> ImageNode? {
        let level = (inputs.values["inputCorrectionLevel"] as? NSNumber).map { max(0, min($0.intValue, 8)) }
        return code(
            inputs,
            .pdf417(
                level: level == 0 ? nil : level, columns: Int(inputs.number("inputDataColumns", 0...30)),
                isCompact: inputs.number("inputCompactStyle") != 0))
    }

    // MARK: Text

    static func textImageGenerator(_ inputs: FilterInputs) -> ImageNode? {
        guard let text = inputs.values["inputText"] as? String else {
            inputs.report("inputText is missing")
            return nil
        }
        let name = inputs.values["inputFontName"] as? String ?? "HelveticaNeue"
        let font = CTFontCreateWithName(name, CGFloat(inputs.number("inputFontSize", 1...1000)), nil)
        let white = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
        let attributed = NSAttributedString(
            string: text,
            attributes: [
                NSAttributedString.Key(kCTFontAttributeName): font,
                NSAttributedString.Key(kCTForegroundColorAttributeName): white,
            ])
        return drawn(inputs, attributed)
    }

    static func attributedTextImageGenerator(_ inputs: FilterInputs) -> ImageNode? {
        guard let text = inputs.values["inputText"] as? NSAttributedString else {
            inputs.report("inputText is missing")
            return nil
        }
        return drawn(inputs, text)
    }

    private static func drawn(_ inputs: FilterInputs, _ text: NSAttributedString) -> ImageNode? {
        guard text.length > 0 else { return EmptyNode.shared }
        let scale = inputs.number("inputScaleFactor", 0.01...100)
        let setter = CTFramesetterCreateWithAttributedString(text)
        let range = CFRange(location: 0, length: 0)
        let most = CGSize(width: 1e6, height: 1e6)
        let size = CTFramesetterSuggestFrameSizeWithConstraints(setter, range, nil, most, nil)
        let (width, height) = ((Double(size.width) * scale).rounded(.up), (Double(size.height) * scale).rounded(.up))
        guard width >= 1, height >= 1 else { return EmptyNode.shared }
        guard width <= 32768, height <= 32768,
            let context = CGContext(
                data: nil, width: Int(width), height: Int(height), bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpace(kind: .sRGB), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else {
            inputs.report("\(width) x \(height) pixels of text exceed the limit")
            return nil
        }
        context.scaleBy(x: scale, y: scale)
        let area = CGRect(x: 0, y: 0, width: ceil(size.width), height: height / scale)
        let path = CGPath(rect: area, transform: nil)
        CTFrameDraw(CTFramesetterCreateFrame(setter, range, path, nil), context)
        return context.makeImage().map { BitmapNode($0.bitmap) }
    }
}
