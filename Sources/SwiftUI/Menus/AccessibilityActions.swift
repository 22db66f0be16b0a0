import UIKit

extension View {
    /// Adds the buttons of a view as actions for assistive technologies.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/accessibilityactions(_:))
    public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        let content = AnyView(content())
        return accessibility { attributes in
            attributes.more.actions = [
                { MenuContents.elements(of: content, inside: $0).compactMap { $0 as? UIAction } }
            ]
        }
    }
}
