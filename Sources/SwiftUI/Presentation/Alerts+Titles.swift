// Alerts and dialogs with a `Text` as the title, and those for data with a string as the title.
extension View {
    /// Presents an alert for data while a binding is true and the data is non-nil.
    public func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View { alert(.alert, title, isPresented, { data.map(actions) }, { EmptyView() }) }

    /// Presents an alert for data with a message while a binding is true and the data is non-nil.
    public func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View { alert(.alert, title, isPresented, { data.map(actions) }, { data.map(message) }) }

    /// Presents a confirmation dialog while a binding is true.
    public func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View { dialog(title, isPresented, titleVisibility, actions) { EmptyView() } }

    /// Presents a confirmation dialog with a message while a binding is true.
    public func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View { dialog(title, isPresented, titleVisibility, actions, message) }

    /// Presents a confirmation dialog for data while a binding is true and the data is non-nil.
    public func confirmationDialog<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View { dialog(title, isPresented, titleVisibility, { data.map(actions) }, { EmptyView() }) }

    /// Presents a confirmation dialog for data while a binding is true and the data is non-nil.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View { dialog(Text(title), isPresented, titleVisibility, { data.map(actions) }, { EmptyView() }) }

    /// Presents a confirmation dialog for data with a message while a binding is true and the data is non-nil.
    public func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View { dialog(title, isPresented, titleVisibility, { data.map(actions) }, { data.map(message) }) }

    /// Presents a confirmation dialog for data with a message while a binding is true and the data is non-nil.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View { dialog(Text(title), isPresented, titleVisibility, { data.map(actions) }, { data.map(message) }) }
}
