import UIKit

enum Backdrop: Hashable {
    case thin, thick

    @available(macOS 10.15, *)
    @available(*  , unavailable)
    case titleBar

    @available(macOS 10.15, *)
    @available(*  , unavailable, message: "Only windows have headers.")
    case header(behindWindow: Bool)
}

extension Backdrop {
    var name: String {
        switch self {
        case .thin: "thin"
        case .thick: "thick"
        }
    }
}

func platformCases() {
    print(Backdrop.thin.name, Backdrop.thick.name, Backdrop.thin == .thick)
}
