import Foundation
import Photos

/// A kind of photos. The files of the `Pictures` folder are plain images, and screenshots if they are so named.
/// [Apple's reference](https://developer.apple.com/documentation/photosui/phpickerfilter-swift.struct)
public struct PHPickerFilter: Hashable, Sendable {
    private indirect enum Kind: Hashable {
        case images, screenshots, absent(String)
        case any([PHPickerFilter]), all([PHPickerFilter]), not(PHPickerFilter)
    }

    private let kind: Kind

    /// Images.
    public static var images: PHPickerFilter { PHPickerFilter(kind: .images) }
    /// Screenshots: images whose name begins so.
    public static var screenshots: PHPickerFilter { PHPickerFilter(kind: .screenshots) }
    /// Movies. None is shown.
    public static var videos: PHPickerFilter { PHPickerFilter(kind: .absent("videos")) }
    /// Live photos. None is shown.
    public static var livePhotos: PHPickerFilter { PHPickerFilter(kind: .absent("livePhotos")) }
    /// Panoramas. None is shown.
    public static var panoramas: PHPickerFilter { PHPickerFilter(kind: .absent("panoramas")) }
    /// Bursts. None is shown.
    public static var bursts: PHPickerFilter { PHPickerFilter(kind: .absent("bursts")) }
    /// Photos with depth. None is shown.
    public static var depthEffectPhotos: PHPickerFilter { PHPickerFilter(kind: .absent("depthEffectPhotos")) }
    /// Movies with depth. None is shown.
    public static var cinematicVideos: PHPickerFilter { PHPickerFilter(kind: .absent("cinematicVideos")) }
    /// Movies in slow motion. None is shown.
    public static var slomoVideos: PHPickerFilter { PHPickerFilter(kind: .absent("slomoVideos")) }
    /// Time-lapse movies. None is shown.
    public static var timelapseVideos: PHPickerFilter { PHPickerFilter(kind: .absent("timelapseVideos")) }
    /// Recordings of the screen. None is shown.
    public static var screenRecordings: PHPickerFilter { PHPickerFilter(kind: .absent("screenRecordings")) }

    /// Returns a filter of photos that match at least one filter.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(kind: .any(subfilters)) }
    /// Returns a filter of photos that match all filters.
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(kind: .all(subfilters)) }
    /// Returns a filter of photos that do not match a filter.
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(kind: .not(filter)) }

    func matches(_ file: URL) -> Bool {
        switch kind {
        case .images: true
        case .screenshots: PhotoFolder.isScreenshot(file)
        case .absent: false
        case .any(let filters): filters.contains { $0.matches(file) }
        case .all(let filters): filters.allSatisfy { $0.matches(file) }
        case .not(let filter): !filter.matches(file)
        }
    }
}
