public import CoreGraphics

/// Shows a column at a view's trailing edge where the horizontal size class is regular, else a sheet.
private struct InspectorModifier<Inspector: View>: ViewModifier {
    @Binding var isPresented: Bool
    let inspector: Inspector

    @Environment(\.horizontalSizeClass) private var sizeClass
    @State private var width: CGFloat?

    /// The default width of the column, in points.
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

/// The width of an inspector's column.
private struct InspectorWidthKey: PreferenceKey {
    static var defaultValue: CGFloat? { nil }

    static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = value ?? nextValue() }
}

extension View {
    /// Presents an inspector: in a column at the trailing edge where the horizontal size class is regular, else in a
    /// sheet.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/inspector(ispresented:content:))
    public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
        modifier(InspectorModifier(isPresented: isPresented, inspector: content()))
    }

    /// Sets the width of the column of the inspector that contains the view, in points.
    public func inspectorColumnWidth(_ width: CGFloat) -> some View {
        preference(key: InspectorWidthKey.self, value: width)
    }

    /// Sets the width of the column of the inspector that contains the view, in points: the ideal width within the
    /// limits, as the column can't be resized.
    public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
        inspectorColumnWidth(Swift.min(Swift.max(ideal, min ?? 0), max ?? .infinity))
    }
}
