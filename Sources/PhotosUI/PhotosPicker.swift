import Foundation
public import Photos
public import SwiftUI

/// A button that presents a photo picker.
/// [Apple's reference](https://developer.apple.com/documentation/photosui/photospicker)
public struct PhotosPicker<Label: View>: View {
    private let request: PickerRequest
    private let label: Label
    @State private var isPresented = false

    public var body: some View {
        Button {
            isPresented = true
        } label: {
            label
        }
        .modifier(PickerPresentation(isPresented: $isPresented, request: request))
    }

    private init(_ request: PickerRequest, _ label: Label) { (self.request, self.label) = (request, label) }

    /// Creates a button that picks several photos.
    public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        @ViewBuilder label: () -> Label
    ) { self.init(PickerRequest(selection, maxSelectionCount, selectionBehavior, filter, nil), label()) }

    /// Creates a button that picks several photos of a library.
    public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
    ) { self.init(PickerRequest(selection, maxSelectionCount, selectionBehavior, filter, photoLibrary), label()) }

    /// Creates a button that picks a photo.
    public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        @ViewBuilder label: () -> Label
    ) { self.init(PickerRequest(selection, filter, nil), label()) }

    /// Creates a button that picks a photo of a library.
    public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
    ) { self.init(PickerRequest(selection, filter, photoLibrary), label()) }
}

extension PhotosPicker where Label == Text {
    /// Creates a button with a localized title that picks several photos.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil
    ) {
        self.init(PickerRequest(selection, maxSelectionCount, selectionBehavior, filter, photoLibrary), Text(titleKey))
    }

    /// Creates a button with a title that picks several photos.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil
    ) { self.init(PickerRequest(selection, maxSelectionCount, selectionBehavior, filter, photoLibrary), Text(title)) }

    /// Creates a button with a localized title that picks a photo.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil
    ) { self.init(PickerRequest(selection, filter, photoLibrary), Text(titleKey)) }

    /// Creates a button with a title that picks a photo.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil
    ) { self.init(PickerRequest(selection, filter, photoLibrary), Text(title)) }
}

extension View {
    /// Presents a picker of several photos while a binding is true.
    public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil
    ) -> some View {
        let request = PickerRequest(selection, maxSelectionCount, selectionBehavior, filter, photoLibrary)
        return modifier(PickerPresentation(isPresented: isPresented, request: request))
    }

    /// Presents a picker of a photo while a binding is true.
    public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil
    ) -> some View {
        let request = PickerRequest(selection, filter, photoLibrary)
        return modifier(PickerPresentation(isPresented: isPresented, request: request))
    }
}
