public import SwiftUI

/// The program that shows widgets.
private struct WidgetProgram: App {
    /// The widgets to show, set before launch: a program is created without arguments.
    static var descriptions: [WidgetDescription] = []

    var body: some Scene {
        WindowGroup {
            WidgetGallery(
                WidgetProgram.descriptions, isPad: UIDevice.current.userInterfaceIdiom == .pad)
        }
    }
}

extension Widget {
    /// Shows the widget in each of its families, and follows its timeline. `@main` calls it.
    @MainActor @preconcurrency
    public static func main() {
        WidgetProgram.descriptions = WidgetDescription.all(of: Self())
        WidgetProgram.main()
    }
}

extension WidgetBundle {
    /// Shows the widgets of the bundle, each in its families, and follows their timelines. `@main` calls it.
    @MainActor @preconcurrency
    public static func main() {
        WidgetProgram.descriptions = WidgetDescription.all(of: Self().body)
        WidgetProgram.main()
    }
}
