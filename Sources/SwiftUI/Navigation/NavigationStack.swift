import UIKit

/// A stack of screens over a root, in a navigation controller.
///
/// A `NavigationLink` pushes a value or a view; `navigationDestination(for:destination:)` declares the view shown for
/// values of a type. Screens inherit the environment of the stack. The view of a screen appears before the one that
/// it covers disappears, which happens at the end of the transition; popped screens lose their state.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/navigationstack)
@MainActor @preconcurrency
public struct NavigationStack<Data, Root: View>: View {
    private let path: PathBinding
    private let root: Root

    /// Creates a stack that manages its own path.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        (path, self.root) = (.own, root())
    }

    /// Creates a stack with a binding to its path, which holds values of any type.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        (self.path, self.root) = (.any(path), root())
    }

    /// Creates a stack with a binding to its path, which holds values of one type.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        let access = PathAccess(
            get: { path.wrappedValue.map { PathElement($0) } },
            set: { elements in path.wrappedValue = Data(elements.compactMap { $0.base as? Data.Element }) },
            accepts: { $0.base is Data.Element }, isBound: true)
        (self.path, self.root) = (.typed(access), root())
    }

    public var body: some View {
        StackContainer(path: path, root: AnyView(root)).ignoresSafeArea()
            .transformEnvironment(\.self) { $0.takeTintForAccent() }
    }
}

/// The storage of a stack's path.
enum PathBinding {
    case own
    case any(Binding<NavigationPath>)
    case typed(PathAccess)

    /// Returns access to the path, which `own` stores in a box.
    @MainActor
    func access(_ box: PathBox) -> PathAccess {
        switch self {
        case .own: PathAccess(get: { box.elements }, set: { box.elements = $0 }, accepts: { _ in true }, isBound: false)
        case .typed(let access): access
        case .any(let path):
            PathAccess(
                get: { path.wrappedValue.elements }, set: { path.wrappedValue.elements = $0 }, accepts: { _ in true },
                isBound: true)
        }
    }
}

/// The path of a stack that manages its own.
@MainActor
final class PathBox {
    var elements: [PathElement] = []
}

/// The navigation controller of a stack.
struct StackContainer: UIViewControllerRepresentable {
    let path: PathBinding
    let root: AnyView

    @MainActor
    final class Coordinator: PreferenceSource {
        let box = PathBox()
        var navigator: Navigator?

        func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? { navigator?.preference(key) }
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIViewController(context: Context) -> UINavigationController {
        let navigator = Navigator(path.access(context.coordinator.box), context.node)
        context.coordinator.navigator = navigator
        return navigator.controller
    }

    func updateUIViewController(_ controller: UINavigationController, context: Context) {
        guard let navigator = context.coordinator.navigator else { return }
        controller.takeDirection(of: context.environment)
        navigator.path = path.access(context.coordinator.box)
        navigator.show(root: root, transaction: context.transaction)
    }
}
