import Foundation
import ObjectRuntime

/// The properties of assets and albums that predicates name.
private enum ExposedAssets {
    // Called by the loader, before `main`.
    @section(".init_array") @used private nonisolated static let object: @convention(c) () -> Void = {
        exposeMembers(of: PHObject.self) { $0.property("localIdentifier", \PHObject.localIdentifier) }
    }

    @section(".init_array") @used private nonisolated static let asset: @convention(c) () -> Void = {
        exposeMembers(of: PHAsset.self) {
            $0.property("mediaType", \PHAsset.mediaTypeNumber)
            $0.property("mediaSubtypes", \PHAsset.mediaSubtypesNumber)
            $0.property("mediaSubtype", \PHAsset.mediaSubtypesNumber)
            $0.property("creationDate", \PHAsset.creationDate)
            $0.property("modificationDate", \PHAsset.modificationDate)
            $0.property("pixelWidth", \PHAsset.pixelWidth)
            $0.property("pixelHeight", \PHAsset.pixelHeight)
            $0.property("duration", \PHAsset.duration)
            for name in ["isFavorite", "favorite"] { $0.property(name, \PHAsset.isFavorite) }
            for name in ["isHidden", "hidden"] { $0.property(name, \PHAsset.isHidden) }
        }
    }

    @section(".init_array") @used private nonisolated static let collection: @convention(c) () -> Void = {
        exposeMembers(of: PHAssetCollection.self) {
            $0.property("localizedTitle", \PHAssetCollection.localizedTitle)
            $0.property("estimatedAssetCount", \PHAssetCollection.estimatedAssetCount)
            $0.property("startDate", \PHAssetCollection.startDate)
            $0.property("endDate", \PHAssetCollection.endDate)
        }
    }
}

extension PHAsset {
    fileprivate var mediaTypeNumber: Int { mediaType.rawValue }
    fileprivate var mediaSubtypesNumber: Int { Int(mediaSubtypes.rawValue) }
}
