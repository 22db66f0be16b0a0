public import Foundation
@_exported public import Photos
@_exported public import UIKit

/// A photo that the user has picked.
/// [Apple's reference](https://developer.apple.com/documentation/photosui/phpickerresult-swift.struct)
public struct PHPickerResult: Hashable {
    /// Provides the file.
    public let itemProvider: NSItemProvider
    /// The identifier in the library; nil if the configuration has none.
    public let assetIdentifier: String?
    let file: URL

    init?(_ file: URL, hasIdentifier: Bool) {
        guard let provider = NSItemProvider(contentsOf: file) else { return nil }
        (itemProvider, self.file, assetIdentifier) = (provider, file, hasIdentifier ? file.path : nil)
    }
}

/// Is told which photos the user has picked.
/// [Apple's reference](https://developer.apple.com/documentation/photosui/phpickerviewcontrollerdelegate)
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
    /// Called when the user is done, with no results if it was cancelled. The delegate dismisses the picker.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// Lets the user pick photos from the `Pictures` folder. No permission is needed, as on iOS.
/// [Apple's reference](https://developer.apple.com/documentation/photosui/phpickerviewcontroller-swift.class)
@preconcurrency @MainActor
public final class PHPickerViewController: UIViewController {
    /// The delegate. Not retained.
    public weak var delegate: (any PHPickerViewControllerDelegate)?
    /// The configuration.
    public let configuration: PHPickerConfiguration

    private let grid: PhotoGrid
    private let addButton = UIBarButtonItem(title: "Add")

    /// Creates a picker.
    public required init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        let files = PhotoFolder.files(in: PHPhotoLibrary.folder).filter { configuration.filter?.matches($0) ?? true }
        grid = PhotoGrid(files)
        super.init(nibName: nil, bundle: nil)
        guard configuration.selectionLimit != 1 else {
            grid.didChoose = { [weak self] in self?.finish([$0]) }
            return
        }
        grid.selectionLimit = configuration.selectionLimit == 0 ? .max : configuration.selectionLimit
        grid.numbersSelection = configuration.selection.isOrdered
        if configuration.hasLibrary {
            let known = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
            grid.selection = configuration.preselectedAssetIdentifiers.compactMap { known[$0] }
        }
        grid.didSelect = { [weak self] in self?.selectionDidChange() }
    }

    /// Not supported: returns nil, as on iOS.
    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        let item = grid.navigationItem
        // A delegate that follows each change has nothing to cancel or add in the end.
        if !isContinuous {
            item.leftBarButtonItem = UIBarButtonItem(
                systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.finish([]) })
        }
        if grid.selectionLimit != nil, !isContinuous {
            addButton.primaryAction = UIAction(title: "Add") { [weak self] _ in
                guard let self else { return }
                finish(grid.selection)
            }
            addButton.style = .done
            item.rightBarButtonItem = addButton
        }
        let stack = UINavigationController(rootViewController: grid)
        addChild(stack)
        stack.view.frame = view.bounds
        stack.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack.view)
        stack.didMove(toParent: self)
        addButton.isEnabled = canAdd
    }

    private var isContinuous: Bool { configuration.selection.isContinuous && grid.selectionLimit != nil }

    /// Whether the selection differs from the first one: a picker may also be used to deselect all.
    private var canAdd: Bool { !grid.selection.isEmpty || !configuration.preselectedAssetIdentifiers.isEmpty }

    private func selectionDidChange() {
        addButton.isEnabled = canAdd
        if isContinuous { finish(grid.selection) }
    }

    private func finish(_ files: [URL]) {
        let results = files.compactMap { PHPickerResult($0, hasIdentifier: configuration.hasLibrary) }
        delegate?.picker(self, didFinishPicking: results)
    }

    /// Deselects photos.
    public func deselectAssets(withIdentifiers identifiers: [String]) {
        grid.selection.removeAll { identifiers.contains($0.path) }
        addButton.isEnabled = canAdd
    }
}
