import Foundation
import Photos
import SwiftUI
import UIKit

/// What a picker shows, and where its results go.
@MainActor
struct PickerRequest {
    var configuration: PHPickerConfiguration
    let take: ([PhotosPickerItem]) -> Void

    /// Picks several photos. The present ones are selected at first, if they have identifiers.
    init(
        _ selection: Binding<[PhotosPickerItem]>, _ limit: Int?, _ behavior: PhotosPickerSelectionBehavior,
        _ filter: PHPickerFilter?, _ library: PHPhotoLibrary?
    ) {
        self.init(filter, library) { selection.wrappedValue = $0 }
        configuration.selectionLimit = limit ?? 0
        configuration.selection = behavior.selection
        configuration.preselectedAssetIdentifiers = selection.wrappedValue.compactMap(\.itemIdentifier)
    }

    /// Picks one photo. Cancelling keeps the present one.
    init(_ selection: Binding<PhotosPickerItem?>, _ filter: PHPickerFilter?, _ library: PHPhotoLibrary?) {
        self.init(filter, library) { selection.wrappedValue = $0.first }
    }

    private init(
        _ filter: PHPickerFilter?, _ library: PHPhotoLibrary?, _ take: @escaping ([PhotosPickerItem]) -> Void
    ) {
        configuration = library.map { PHPickerConfiguration(photoLibrary: $0) } ?? PHPickerConfiguration()
        configuration.filter = filter
        self.take = take
    }
}

/// Presents a picker as a sheet.
struct PickerPresentation: ViewModifier {
    @Binding var isPresented: Bool
    let request: PickerRequest

    func body(content: Content) -> some View {
        content.sheet(isPresented: $isPresented) {
            PickerView(request: request) { isPresented = false }.ignoresSafeArea()
        }
    }
}

/// A picker as a view.
private struct PickerView: UIViewControllerRepresentable {
    let request: PickerRequest
    let close: () -> Void

    @MainActor
    final class Coordinator: PHPickerViewControllerDelegate {
        var view: PickerView

        init(_ view: PickerView) { self.view = view }

        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            view.finish(results)
        }
    }

    /// Without results the picker was cancelled, unless the binding follows each change.
    func finish(_ results: [PHPickerResult]) {
        let isContinuous = request.configuration.selection.isContinuous
        if !results.isEmpty || isContinuous {
            request.take(results.map { PhotosPickerItem($0.file, hasIdentifier: $0.assetIdentifier != nil) })
        }
        if !isContinuous { close() }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIViewController(context: Context) -> PHPickerViewController {
        let picker = PHPickerViewController(configuration: request.configuration)
        picker.delegate = context.coordinator
        return picker
    }

    func updateUIViewController(_ picker: PHPickerViewController, context: Context) { context.coordinator.view = self }
}
