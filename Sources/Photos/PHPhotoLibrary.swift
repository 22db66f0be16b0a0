@_exported public import Foundation
import Synchronization
import UIKit

/// Whether the application may use the photo library.
/// [Apple's reference](https://developer.apple.com/documentation/photos/phauthorizationstatus)
public enum PHAuthorizationStatus: Int, Sendable {
    /// The user has not been asked.
    case notDetermined
    /// The application may not ask.
    case restricted
    /// No.
    case denied
    /// Yes.
    case authorized
    /// Only the photos that the user has chosen.
    case limited
}

/// What the application may do with the photo library.
/// [Apple's reference](https://developer.apple.com/documentation/photos/phaccesslevel)
public enum PHAccessLevel: Int, Sendable {
    /// Add photos.
    case addOnly = 1
    /// Read and add photos.
    case readWrite
}

/// The photo library: the images in the user's `Pictures` folder, which are only read.
///
/// Permission to read is granted when it is requested; permission to add is denied.
/// [Apple's reference](https://developer.apple.com/documentation/photos/phphotolibrary)
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    // The state is guarded by the mutex.
    private static let library = PHPhotoLibrary()
    private let state = Mutex(State())

    private struct State {
        var status = PHAuthorizationStatus.notDetermined
        var folder = PhotoFolder.standard
    }

    override init() { super.init() }

    /// Returns the library.
    open class func shared() -> PHPhotoLibrary { library }

    /// The folder that replaces the photo library.
    package static var folder: URL? {
        get { library.state.withLock { $0.folder } }
        set { library.state.withLock { $0.folder = newValue } }
    }

    /// The image files that the application may read, the newest first.
    static var readableFiles: [URL] {
        authorizationStatus(for: .readWrite) == .authorized ? PhotoFolder.files(in: folder) : []
    }

    // MARK: Permission

    /// Returns whether the application may read photos.
    open class func authorizationStatus() -> PHAuthorizationStatus { authorizationStatus(for: .readWrite) }

    /// Returns whether the application may read or add photos.
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
        accessLevel == .addOnly ? .denied : library.state.withLock { $0.status }
    }

    /// Requests permission to read photos. The handler is called on a queue of its own.
    open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
        requestAuthorization(for: .readWrite, handler: handler)
    }

    /// Requests permission. The handler is called on a queue of its own.
    open class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
    ) {
        let status = grant(accessLevel)
        DispatchQueue.global().async { handler(status) }
    }

    private static func grant(_ accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
        if accessLevel == .readWrite { library.state.withLock { $0.status = .authorized } }
        return authorizationStatus(for: accessLevel)
    }

    /// Withdraws the permission, for tests.
    package static func resetAuthorization() { library.state.withLock { $0.status = .notDetermined } }
}

extension PHPhotoLibrary {
    /// Requests permission.
    public class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
        grant(accessLevel)
    }
}
