public import CoreGraphics

/// Shows a column at a view's trailing edge where there is room for it, else a sheet.
private struct InspectorModifier<Inspector: View>: ViewModifier {
    @Binding var isPresented: Bool
    let inspector: Inspector

    @Environment(\.horizontalSizeClass) private var sizeClass
    @State private var width: CGFloat?

    /// How wide the column is unless it says so, in points.
    private static var defaultWidth: CGFloat { 320 }

    func body(content: Content) -> some View {
        let hasRoom = sizeClass == .regular
        HStack(spacing: 0) {
            content.frame(maxWidth: hasRoom ? .infinity : nil, maxHeight: hasRoom ? .infinity : nil)
            if hasRoom, isPresented {
                Divider().ignoresSafeArea()
                inspector.frame(width: width ?? Self.defaultWidth).frame(maxHeight: .infinity)
                    .onPreferenceChange(InspectorWidthKey.self) { width = $0 }
                    .transition(.move(edge: .trailing))
            }
        }
        .sheet(isPresented: Binding(get: { isPresented && !hasRoom }, set: { isPresented = $0 })) { inspector }
    }
}

/// How wide an inspector's column is.
private struct InspectorWidthKey: PreferenceKey {
    static var defaultValue: CGFloat? { nil }

    static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = value ?? nextValue() }
}

extension View {
    /// Shows details of what is selected: in a column at the trailing edge where the horizontal size class is regular, else in a
    /// sheet.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/inspector(ispresented:content:))
    public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
        modifier(InspectorModifier(isPresented: isPresented, inspector: content()))
    }

    /// Sets how wide the column of the inspector is that the view is in, in points.
    public func inspectorColumnWidth(_ width: CGFloat) -> some View {
        preference(key: InspectorWidthKey.self, value: width)
    }

    /// Sets how wide the column of the inspector is that the view is in, in points: as wide as is ideal, for nobody resizes it.
    public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
        inspectorColumnWidth(Swift.min(Swift.max(ideal, min ?? 0), max ?? .infinity))
    }
}
