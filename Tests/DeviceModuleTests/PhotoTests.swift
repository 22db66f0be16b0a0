import LayerTestSupport
import QuartzCore
import SwiftUI
import UIKit
import UniformTypeIdentifiers
import XCTest

@testable import Photos
@testable import PhotosUI

/// The library and the pickers, with a folder of three images.
@MainActor
final class PhotoTests: ManualClockTestCase {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("photos-\(UUID().uuidString)")
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private var previous: URL?

    override func setUp() async throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        previous = PHPhotoLibrary.folder
        PHPhotoLibrary.folder = folder
        try write("old.png", 300, 200, age: 300)
        try write("middle.png", 200, 200, age: 200)
        try write("Screenshot new.png", 100, 400, age: 100)
        try Data("no image".utf8).write(to: folder.appendingPathComponent("damaged.png"))
    }

    override func tearDown() async throws {
        await MainActor.run { window.isHidden = true }
        PHPhotoLibrary.folder = previous
        PHPhotoLibrary.resetAuthorization()
        try FileManager.default.removeItem(at: folder)
    }

    private func write(_ name: String, _ width: CGFloat, _ height: CGFloat, age: TimeInterval) throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
        let file = folder.appendingPathComponent(name)
        try XCTUnwrap(image.pngData()).write(to: file)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1_000_000 - age)], ofItemAtPath: file.path)
    }

    // MARK: Library

    func testTheLibraryIsReadWithPermission() async {
        XCTAssertEqual(PHPhotoLibrary.authorizationStatus(), .notDetermined)
        XCTAssertEqual(PHAsset.fetchAssets(with: .image, options: nil).count, 0)
        let adding = await PHPhotoLibrary.requestAuthorization(for: .addOnly)
        XCTAssertEqual(adding, .denied)
        let reading = await PHPhotoLibrary.requestAuthorization(for: .readWrite)
        XCTAssertEqual(reading, .authorized)
        let all = PHAsset.fetchAssets(with: nil)
        XCTAssertEqual(all.count, 3)
        XCTAssertEqual(all.firstObject?.pixelHeight, 400)
        XCTAssertEqual(all.objects(at: [0, 1]).map(\.mediaSubtypes), [.photoScreenshot, []])
        XCTAssertEqual(PHAsset.fetchAssets(with: .video, options: nil).count, 0)
        let options = PHFetchOptions()
        options.sortDescriptors = [NSSortDescriptor(key: "modificationDate", ascending: true)]
        options.fetchLimit = 2
        let oldest = PHAsset.fetchAssets(with: .image, options: options)
        XCTAssertEqual(oldest.objects(at: [0, 1]).map(\.pixelWidth), [300, 200])
        var widths: [Int] = []
        oldest.enumerateObjects { asset, _, stop in
            widths.append(asset.pixelWidth)
            stop.pointee = true
        }
        XCTAssertEqual(widths, [300])
        XCTAssertEqual(all.index(of: oldest[0]), 2)
        let found = PHAsset.fetchAssets(withLocalIdentifiers: [oldest[1].localIdentifier, "none"], options: nil)
        XCTAssertEqual(found.objects(at: [0]), [oldest[1]])
    }

    func testImagesAreRequested() async throws {
        _ = await PHPhotoLibrary.requestAuthorization(for: .readWrite)
        let asset = try XCTUnwrap(PHAsset.fetchAssets(with: nil).lastObject)
        let options = PHImageRequestOptions()
        options.isSynchronous = true
        var sizes: [CGSize] = []
        let target = CGSize(width: 60, height: 60)
        for (size, mode) in [
            (target, PHImageContentMode.aspectFit), (target, .aspectFill), (PHImageManagerMaximumSize, .default),
        ] {
            PHImageManager.default().requestImage(
                for: asset, targetSize: size, contentMode: mode, options: options
            ) { image, info in
                sizes.append(image?.size ?? .zero)
                XCTAssertEqual(info?[PHImageResultIsDegradedKey] as? Bool, false)
            }
        }
        XCTAssertEqual(
            sizes, [CGSize(width: 60, height: 40), CGSize(width: 90, height: 60), CGSize(width: 300, height: 200)])
        let loaded = expectation(description: "loaded")
        let manager = PHCachingImageManager()
        manager.requestImageDataAndOrientation(for: asset, options: nil) { data, type, orientation, _ in
            XCTAssertEqual(type, "public.png")
            XCTAssertEqual(orientation, .up)
            XCTAssertNotNil(data.flatMap { UIImage(data: $0) })
            loaded.fulfill()
        }
        let cancelled = manager.requestImage(
            for: asset, targetSize: target, contentMode: .aspectFit, options: nil
        ) { _, _ in XCTFail("It was cancelled") }
        manager.cancelImageRequest(cancelled)
        await fulfillment(of: [loaded], timeout: 10)
    }

    /// Albums are folders; smart albums have all images with a property.
    func testAlbumsAreFetched() async throws {
        let trip = folder.appendingPathComponent("Trip/Day 1")
        try FileManager.default.createDirectory(at: trip, withIntermediateDirectories: true)
        try write("Trip/Day 1/boat.png", 10, 10, age: 50)
        XCTAssertEqual(
            PHAssetCollection.fetchAssetCollections(with: .album, subtype: .any, options: nil).count, 0)
        _ = await PHPhotoLibrary.requestAuthorization(for: .readWrite)
        let albums = PHAssetCollection.fetchAssetCollections(with: .album, subtype: .any, options: nil)
        XCTAssertEqual(albums.count, 1)
        let album = try XCTUnwrap(albums.firstObject)
        XCTAssertEqual(album.localizedTitle, "Trip")
        XCTAssertEqual(album.estimatedAssetCount, 1)
        XCTAssertEqual(PHAsset.fetchAssets(in: album, options: nil).firstObject?.pixelWidth, 10)
        XCTAssertEqual(PHCollection.fetchTopLevelUserCollections(with: nil).firstObject, album)
        func smart(_ subtype: PHAssetCollectionSubtype) -> [Int] {
            let found = PHAssetCollection.fetchAssetCollections(with: .smartAlbum, subtype: subtype, options: nil)
            return (0..<found.count).map { PHAsset.fetchAssets(in: found[$0], options: nil).count }
        }
        XCTAssertEqual(smart(.smartAlbumUserLibrary), [4])
        XCTAssertEqual(smart(.smartAlbumScreenshots), [1])
        XCTAssertEqual(smart(.any), [4, 1])
        XCTAssertEqual(smart(.smartAlbumVideos), [])
        let again = PHAssetCollection.fetchAssetCollections(
            withLocalIdentifiers: [album.localIdentifier], options: nil)
        XCTAssertEqual(again.firstObject, album)
        let asset = try XCTUnwrap(PHAsset.fetchAssets(in: album, options: nil).firstObject)
        XCTAssertEqual(
            PHAssetCollection.fetchAssetCollectionsContaining(asset, with: .album, options: nil).firstObject, album)
    }

    func testPredicatesSelectImages() async {
        _ = await PHPhotoLibrary.requestAuthorization(for: .readWrite)
        func widths(_ predicate: NSPredicate) -> [Int] {
            let options = PHFetchOptions()
            options.predicate = predicate
            let found = PHAsset.fetchAssets(with: options)
            return (0..<found.count).map { found[$0].pixelWidth }
        }
        XCTAssertEqual(
            widths(NSPredicate(format: "mediaType = %d", PHAssetMediaType.image.rawValue)), [100, 200, 300])
        XCTAssertEqual(widths(NSPredicate(format: "mediaType = %d", PHAssetMediaType.video.rawValue)), [])
        XCTAssertEqual(widths(NSPredicate(format: "pixelWidth >= 200 AND pixelHeight < 400")), [200, 300])
        let date = Date(timeIntervalSince1970: 1_000_000 - 250)
        XCTAssertEqual(widths(NSPredicate(format: "modificationDate > %@", date as NSDate)), [100, 200])
        let details = PHFetchResultChangeDetails(
            from: PHAsset.fetchAssets(with: nil), to: PHFetchResult(), changedObjects: [])
        XCTAssertEqual(details.removedIndexes, [0, 1, 2])
        XCTAssertNil(details.insertedIndexes)
    }

    // MARK: Pickers

    private final class Listener: PHPickerViewControllerDelegate {
        var results: [[PHPickerResult]] = []
        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            self.results.append(results)
        }
    }

    private func show(_ picker: PHPickerViewController) {
        window.rootViewController = picker
        window.makeKeyAndVisible()
        CATransaction.flush()
        window.layoutIfNeeded()
        CATransaction.flush()
    }

    private var clock = 0.0

    private func tap(_ x: CGFloat, _ y: CGFloat) {
        window.perform(TouchScript().tap(at: CGPoint(x: x, y: y)))
        clock += 1
        advance(to: clock)
        CATransaction.flush()
    }

    func testATapPicksOnePhoto() async throws {
        let listener = Listener()
        var configuration = PHPickerConfiguration()
        configuration.filter = .any(of: [.screenshots, .videos])
        let picker = PHPickerViewController(configuration: configuration)
        picker.delegate = listener
        show(picker)
        tap(195, 150)
        XCTAssertEqual(listener.results, [], "The other columns are empty")
        tap(60, 150)
        let result = try XCTUnwrap(listener.results.first?.first)
        XCTAssertNil(result.assetIdentifier)
        XCTAssertEqual(result.itemProvider.suggestedName, "Screenshot new")
        XCTAssertTrue(result.itemProvider.canLoadObject(ofClass: UIImage.self))
        var size: CGSize?
        result.itemProvider.loadObject(ofClass: UIImage.self) { image, _ in size = (image as? UIImage)?.size }
        XCTAssertEqual(size, CGSize(width: 100, height: 400))
        var name: String?
        result.itemProvider.loadFileRepresentation(forTypeIdentifier: UTType.image.identifier) { file, _ in
            name = file?.lastPathComponent
        }
        XCTAssertEqual(name, "Screenshot new.png")
        XCTAssertEqual(result.itemProvider.registeredContentTypes, [.png])
    }

    func testSeveralPhotosAreAddedInTheirOrder() async throws {
        let listener = Listener()
        var configuration = PHPickerConfiguration(photoLibrary: .shared())
        configuration.selectionLimit = 2
        configuration.selection = .ordered
        configuration.filter = .not(.livePhotos)
        let picker = PHPickerViewController(configuration: configuration)
        picker.delegate = listener
        show(picker)
        tap(360, 22)
        XCTAssertEqual(listener.results, [], "Nothing is selected")
        // The damaged file is the newest one.
        tap(330, 150)
        tap(195, 150)
        tap(60, 150)
        tap(360, 22)
        let identifiers = listener.results.first?.map {
            URL(fileURLWithPath: $0.assetIdentifier ?? "").lastPathComponent
        }
        XCTAssertEqual(identifiers, ["middle.png", "Screenshot new.png"])
        tap(40, 22)
        XCTAssertEqual(listener.results.last, [])
    }

    // MARK: Items

    private struct Bytes: Transferable {
        let count: Int
        static var transferRepresentation: some TransferRepresentation {
            DataRepresentation(importedContentType: .text) { _ in Bytes(count: -1) }
            DataRepresentation(importedContentType: .image) { Bytes(count: $0.count) }
        }
    }

    private struct Copy: Transferable {
        let name: String
        static var transferRepresentation: some TransferRepresentation {
            FileRepresentation(importedContentType: .png) { Copy(name: $0.file.lastPathComponent) }
        }
    }

    private struct Wrapped: Transferable {
        let count: Int
        static var transferRepresentation: some TransferRepresentation {
            ProxyRepresentation { (data: Data) in Wrapped(count: data.count) }
        }
    }

    func testItemsAreImported() async throws {
        let file = folder.appendingPathComponent("old.png")
        let item = PhotosPickerItem(file, hasIdentifier: false)
        XCTAssertEqual(item.supportedContentTypes, [.png])
        XCTAssertNil(item.itemIdentifier)
        let data = try await item.loadTransferable(type: Data.self)
        XCTAssertEqual(data, try Data(contentsOf: file))
        let image = try await item.loadTransferable(type: Image.self)
        XCTAssertNotNil(image)
        let bytes = try await item.loadTransferable(type: Bytes.self)
        XCTAssertEqual(bytes?.count, data?.count)
        let copy = try await item.loadTransferable(type: Copy.self)
        XCTAssertEqual(copy?.name, "old.png")
        let wrapped = try await item.loadTransferable(type: Wrapped.self)
        XCTAssertEqual(wrapped?.count, data?.count)
        let text = try await item.loadTransferable(type: String.self)
        XCTAssertNil(text, "An image is no text")
        do {
            _ = try await PhotosPickerItem(itemIdentifier: "/none.png").loadTransferable(type: Data.self)
            XCTFail("There is no such file")
        } catch {}
        let loaded = expectation(description: "loaded")
        item.loadTransferable(type: Data.self) { result in
            XCTAssertEqual(try? result.get()?.count, data?.count)
            loaded.fulfill()
        }
        await fulfillment(of: [loaded], timeout: 5)
    }

    private final class Model {
        var items: [PhotosPickerItem] = []
        var item: PhotosPickerItem?
    }

    func testAButtonPicksAPhoto() async throws {
        let model = Model()
        let selection = Binding {
            model.item
        } set: {
            model.item = $0
        }
        window.rootViewController = UIHostingController(
            rootView: PhotosPicker("Pick", selection: selection, matching: .images).frame(
                maxWidth: .infinity, maxHeight: .infinity))
        window.makeKeyAndVisible()
        CATransaction.flush()
        window.layoutIfNeeded()
        tap(195, 422)
        let sheet = try XCTUnwrap(window.rootViewController?.presentedViewController)
        clock += 1
        advance(to: clock)
        window.layoutIfNeeded()
        tap(195, sheet.view.convert(CGPoint(x: 0, y: 120), to: window).y)
        XCTAssertEqual(model.item?.file.lastPathComponent, "Screenshot new.png")
        clock += 1
        advance(to: clock)
        XCTAssertNil(window.rootViewController?.presentedViewController)
    }
}
