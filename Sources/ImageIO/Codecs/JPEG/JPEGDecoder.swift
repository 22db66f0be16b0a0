import CImageCodecs
import CoreGraphics
import Foundation

/// JPEG: a ``JPEGImage``, and the metadata in its file. Further images in a file that are views of the same scene are
/// images of it too; those that contain depth and similar data are auxiliary images of the first.
struct JPEGDecoder: ImageDecoder {
    static let typeIdentifier = "public.jpeg"

    private let picture: JPEGImage
    private let exif: ExifBlock?
    private let xmp: Data?
    private let iptc: IPTCTexts
    private let limits: ImageLimits
    /// Views of the same scene by type, and the auxiliary images of the first.
    private var views: [(type: Int, picture: JPEGImage)] = []
    private var auxiliary: [(kind: AuxiliaryImage.Kind, file: Data, nodes: [XMPNode])] = []

    static func recognizes(_ bytes: UnsafeRawBufferPointer) -> Bool { bytes.starts(with: [0xFF, 0xD8, 0xFF]) }

    init(_ data: Data, limits: ImageLimits) throws(ImageError) {
        let picture = try JPEGImage(data, limits: limits)
        exif = data.withUnsafeBytes { file in
            picture.exif.map { ExifBlock(UnsafeRawBufferPointer(rebasing: file[$0])) }
        }
        xmp = picture.xmp.map { Data(data.dropFirst($0.lowerBound).prefix($0.count)) }
        iptc = data.withUnsafeBytes { file in
            picture.resources.map {
                IPTCTexts(IPTCRecords.dictionary(ofSegment: UnsafeRawBufferPointer(rebasing: file[$0])))
            } ?? IPTCTexts()
        }
        self.picture = picture
        self.limits = limits
        if let range = picture.pictureIndex { addPictures(in: data, at: range) }
    }

    /// Adds the further images; unreadable ones are left out.
    private mutating func addPictures(in data: Data, at range: Range<Int>) {
        let index = data.withUnsafeBytes { MultiPictureIndex($0, at: range) }
        for entry in index.entries.prefix(limits.images) {
            let file = data.dropFirst(entry.range.lowerBound).prefix(entry.range.count)
            let bytes = Data(file)
            guard let other = try? JPEGImage(bytes, limits: limits) else { continue }
            if [MultiPictureIndex.PictureType.disparity, MultiPictureIndex.PictureType.angles].contains(entry.type) {
                views.append((entry.type, other))
                continue
            }
            let nodes = other.xmp.flatMap { XMPPacket.read(Data(bytes[$0])) } ?? []
            guard let kind = AuxiliaryImage.kind(ofJPEG: bytes, nodes), !auxiliary.contains(where: { $0.kind == kind })
            else { continue }
            auxiliary.append((kind, bytes, nodes))
        }
    }

    var isWhole: Bool { picture.isWhole }
    var count: Int { 1 + views.count }

    var stereoPairs: [(left: Int, right: Int)] {
        // Viewpoints are numbered from the left.
        views.count == 1 && views[0].type == MultiPictureIndex.PictureType.disparity ? [(0, 1)] : []
    }

    func auxiliaryKinds(at index: Int) -> [AuxiliaryImage.Kind] { index == 0 ? auxiliary.map(\.kind) : [] }

    func auxiliaryImage(_ kind: AuxiliaryImage.Kind, at index: Int) throws(ImageError) -> AuxiliaryImage? {
        guard index == 0, let (_, file, nodes) = auxiliary.first(where: { $0.kind == kind }) else { return nil }
        return try AuxiliaryImage(kind, jpeg: file, nodes, limits: limits)
    }

    func description(at index: Int) -> ImageDescription {
        let header = index == 0 ? picture.header : views[index - 1].picture.header
        var result = ImageDescription(
            width: Int(header.width), height: Int(header.height), depth: Int(header.depth), model: header.model.model)
        result.resolution = header.resolution ?? exif?.resolution
        result.orientation = exif?.orientation
        result.profileName = picture.profile?.name ?? exif?.profileName
        result.metadata = exif?.metadata ?? [:]
        result.metadata.add(header.values, to: kCGImagePropertyJFIFDictionary)
        result.xmp = xmp
        result.iptc = iptc
        result.isWhole = isWhole
        return result
    }

    func thumbnail(at index: Int) -> Data? { index == 0 ? exif?.thumbnail : nil }

    func decode(_ index: Int, _ request: DecodingRequest) throws(ImageError) -> DecodedImage {
        try (index == 0 ? picture : views[index - 1].picture).decode(request)
    }
}

extension jpeg_model {
    fileprivate var model: ImageDescription.Model {
        switch self {
        case JPEG_GRAY: .gray
        case JPEG_CMYK: .cmyk
        default: .rgb
        }
    }
}

extension jpeg_header {
    fileprivate var resolution: ImageDescription.Resolution? {
        guard density_unit != 0, density_x > 0, density_y > 0 else { return nil }
        let perInch = density_unit == 2 ? 2.54 : 1  // dots per centimetre or per inch
        return .init(x: Double(density_x) * perInch, y: Double(density_y) * perInch)
    }

    /// The contents of the JFIF segment; empty if there is none, except for whether the file is progressive.
    fileprivate var values: MetadataDictionary {
        var values: MetadataDictionary = [:]
        if is_progressive { values[kCGImagePropertyJFIFIsProgressive] = .flag(true) }
        guard jfif_major > 0 else { return values }
        values[kCGImagePropertyJFIFVersion] = .integers([Int(jfif_major), Int(jfif_minor)])
        values[kCGImagePropertyJFIFDensityUnit] = .integer(Int(density_unit))
        values[kCGImagePropertyJFIFXDensity] = .integer(Int(density_x))
        values[kCGImagePropertyJFIFYDensity] = .integer(Int(density_y))
        return values
    }
}
