import Foundation

/// Tests that are hosted by an app: Xcode launches the app, and the tests run in it.
extension XcodeTarget {
    /// The name of the app that hosts these tests, such as "App" for "$(BUILT_PRODUCTS_DIR)/App.app/App"; nil for none.
    var hostName: String? {
        settings["TEST_HOST"].map { URL(fileURLWithPath: $0).lastPathComponent }
    }

    /// A generated source for a test module that launches this app before the tests.
    var launchingTests: String {
        let name = delegateName.map { "\"\(module).\($0)\"" } ?? "nil"
        return """
            import KasaneXCTest

            @section(".init_array") @used private let __host: @convention(c) () -> Void = {
                launchTestHost(delegateClassName: \(name))
            }

            """
    }

    /// The app's delegate class, marked with `@main` or `@UIApplicationMain`; nil for another kind of app.
    var delegateName: String? {
        for source in sources {
            guard let text = try? String(contentsOfFile: source, encoding: .utf8),
                let match = text.firstMatch(
                    of:
                        #/(?m)^\s*@(?:main|UIApplicationMain)\s+(?:(?:@\w+|\w+)\s+)*?class\s+(\w+)\s*:[^{]*\bUIApplicationDelegate\b/#
                )
            else { continue }
            return String(match.1)
        }
        return nil
    }
}
