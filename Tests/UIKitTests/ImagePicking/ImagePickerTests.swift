import QuartzCore
import XCTest

@testable import UIKit

/// Choosing an image from a folder.
/// See [Apple's reference](https://developer.apple.com/documentation/uikit/uiimagepickercontroller).
final class ImagePickerTests: NavigationTestCase {
    private final class Delegate: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        var infos: [[UIImagePickerController.InfoKey: Any]] = []
        var cancellations = 0

        func imagePickerController(
            _ picker: UIImagePickerController,
            didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) {
            infos.append(info)
            picker.dismiss(animated: false)
        }

        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { cancellations += 1 }
    }

    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("photos-\(UUID().uuidString)")
    private let delegate = Delegate()
    private let page = UIViewController()

    override func setUp() async throws {
        try await super.setUp()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        show(page)
    }

    override func tearDown() async throws {
        try FileManager.default.removeItem(at: folder)
        try await super.tearDown()
    }

    private func write(_ name: String, _ color: UIColor, age: TimeInterval) throws {
        let image = UIImage.drawing(300, 200) { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 300, height: 200))
        }
        let file = folder.appendingPathComponent(name)
        try XCTUnwrap(image.pngData()).write(to: file)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1_000_000 - age)], ofItemAtPath: file.path)
    }

    private func present(_ picker: UIImagePickerController) {
        picker.folder = folder
        picker.delegate = delegate
        picker.modalPresentationStyle = .fullScreen
        page.present(picker, animated: false)
        settle()
    }

    private func tapPhoto(_ column: Int) {
        let stack = page.presentedViewController as? UINavigationController
        let top = stack?.navigationBar.frame.maxY ?? 0
        run(TouchScript().tap(at: CGPoint(x: 65 + column * 130, y: Int(top) + 60), after: 0.1), andWait: 1)
        settle()
    }

    /// The newest image is first.
    func testAnImageIsChosen() async throws {
        try write("old.png", .blue, age: 100)
        try write("new.png", .red, age: 0)
        try Data("no image".utf8).write(to: folder.appendingPathComponent("notes.txt"))
        XCTAssertTrue(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
        XCTAssertEqual(UIImagePickerController.availableMediaTypes(for: .savedPhotosAlbum), ["public.image"])
        let picker = UIImagePickerController()
        present(picker)
        keepPicture("image-picker")
        tapPhoto(1)
        let info = try XCTUnwrap(delegate.infos.first)
        XCTAssertEqual(delegate.infos.count, 1)
        XCTAssertEqual((info[.imageURL] as? URL)?.lastPathComponent, "old.png")
        XCTAssertEqual((info[.originalImage] as? UIImage)?.size, CGSize(width: 300, height: 200))
        XCTAssertEqual(info[.mediaType] as? String, "public.image")
        XCTAssertNil(info[.editedImage])
        XCTAssertNil(page.presentedViewController)
    }

    /// The crop is a centred square of the full height, unless the user moves it.
    func testAnImageIsCropped() async throws {
        try write("a.png", .red, age: 0)
        let picker = UIImagePickerController()
        picker.allowsEditing = true
        present(picker)
        tapPhoto(0)
        XCTAssertEqual(delegate.infos.count, 0)
        keepPicture("image-cropper")
        let choose = try XCTUnwrap(frame(of: "Choose"))
        run(TouchScript().tap(at: CGPoint(x: choose.midX, y: choose.midY)))
        let info = try XCTUnwrap(delegate.infos.first)
        let rect = try XCTUnwrap(info[.cropRect] as? NSValue).cgRectValue
        XCTAssertEqual(rect.minX, 50, accuracy: 0.5)
        XCTAssertEqual(rect.minY, 0, accuracy: 0.5)
        XCTAssertEqual(rect.width, 200, accuracy: 0.5)
        let edited = try XCTUnwrap(info[.editedImage] as? UIImage)
        XCTAssertEqual(edited.size.width, 200, accuracy: 0.5)
        XCTAssertEqual(edited.size.height, 200, accuracy: 0.5)
    }

    func testCancellingTellsTheDelegateOrDismisses() async throws {
        var picker = UIImagePickerController()
        present(picker)
        XCTAssertNotNil(frame(of: "No Photos"))
        func cancel() throws {
            let button = try XCTUnwrap(frame(of: "Cancel"))
            run(TouchScript().tap(at: CGPoint(x: button.midX, y: button.midY)), andWait: 1)
            settle()
        }
        try cancel()
        XCTAssertEqual(delegate.cancellations, 1)
        XCTAssertNotNil(page.presentedViewController, "that is the delegate's business")
        page.dismiss(animated: false)
        picker = UIImagePickerController()
        present(picker)
        picker.delegate = nil
        try cancel()
        XCTAssertNil(page.presentedViewController)
    }

    func testThereIsNoCamera() async {
        XCTAssertFalse(UIImagePickerController.isSourceTypeAvailable(.camera))
        XCTAssertNil(UIImagePickerController.availableMediaTypes(for: .camera))
        let picker = UIImagePickerController()
        picker.sourceType = .camera
        XCTAssertEqual(picker.sourceType, .photoLibrary)
    }
}
