import CHEIF
import CoreGraphics
import Foundation
import Synchronization

/// A file opened by libheif.
// `@unchecked Sendable`: libheif's context is used only under `lock`.
final class HEIFFile: @unchecked Sendable {
    private let context: OpaquePointer
    /// The bytes of an incomplete file, which libheif reads in place; nil for a complete one.
    private let memory: UnsafeMutableRawPointer?
    private let lock = Mutex<Void>(())
    let imageIDs: [heif_item_id]
    let primary: Int

    /// - Parameter comingSize: the final length of an incomplete file. Missing bytes are zeros, which take memory only
    ///   where they are read.
    init(_ data: Data, comingSize: Int? = nil, limits: ImageLimits) throws(ImageError) {
        try HEIFLibrary.require()
        guard let context = heif.heif_context_alloc() else { throw .outOfMemory }
        self.context = context
        heif.heif_context_set_maximum_image_size_limit(context, Int32(clamping: limits.pixels))
        memory = comingSize.flatMap { calloc($0, 1) }
        let error: heif_error
        if let memory, let comingSize {
            data.withUnsafeBytes { from in
                if let start = from.baseAddress { memory.copyMemory(from: start, byteCount: from.count) }
            }
            error = heif.heif_context_read_from_memory_without_copy(context, memory, comingSize, nil)
        } else {
            error = data.withUnsafeBytes { heif.heif_context_read_from_memory(context, $0.baseAddress, $0.count, nil) }
        }
        // A class initializer that throws releases its properties: nothing may throw before all are set.
        var ids: [heif_item_id] = []
        var failure = ImageError(error)
        if failure == nil {
            let count = Int(heif.heif_context_get_number_of_top_level_images(context))
            if count == 0 { failure = .invalid("the file has no image") }
            if count > limits.images { failure = .tooManyImages(limit: limits.images) }
            if failure == nil {
                ids = [heif_item_id](repeating: 0, count: count)
                let filled = heif.heif_context_get_list_of_top_level_image_IDs(context, &ids, Int32(count))
                ids = Array(ids.prefix(Int(max(filled, 0))))
            }
        }
        var id: heif_item_id = 0
        let known = heif.heif_context_get_primary_image_ID(context, &id)
        imageIDs = ids
        primary = known.code == heif_error_Ok ? ids.firstIndex(of: id) ?? 0 : 0
        if let failure { throw failure }
    }

    deinit {
        heif.heif_context_free(context)
        free(memory)
    }

    /// Calls libheif with an image's handle.
    func withImage<R: Sendable>(
        _ index: Int, _ body: (OpaquePointer) throws(ImageError) -> R
    ) throws(ImageError) -> R {
        try lock.withLock { (_) throws(ImageError) -> R in
            var handle: OpaquePointer?
            let getting = heif.heif_context_get_image_handle(context, imageIDs[index], &handle)
            if let error = ImageError(getting) { throw error }
            guard let handle else { throw .outOfMemory }
            defer { heif.heif_image_handle_release(handle) }
            return try body(handle)
        }
    }
}

extension ImageError {
    /// Creates the error for libheif's result; returns nil for success.
    init?(_ error: heif_error) {
        guard error.code != heif_error_Ok else { return nil }
        let words = error.message.map { String(cString: $0) } ?? "libheif's error \(error.code.rawValue)"
        switch (error.code, error.subcode) {
        case (_, heif_suberror_End_of_data): self = .truncated(words)
        case (heif_error_Memory_allocation_error, _): self = .invalid(words)
        case (heif_error_Unsupported_filetype, _), (heif_error_Unsupported_feature, _): self = .unsupported(words)
        default: self = .invalid(words)
        }
    }
}
