// Alerts and dialogs whose title is a `Text`, and those of data whose title is a string.
extension View {
    /// Presents an alert of data while a binding is true and there are data.
    public func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View { alert(.alert, title, isPresented, { data.map(actions) }, { EmptyView() }) }

    /// Presents an alert of data with a message while a binding is true and there are data.
    public func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View { alert(.alert, title, isPresented, { data.map(actions) }, { data.map(message) }) }

    /// Presents a dialog from below while a binding is true.
    public func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View { dialog(title, isPresented, titleVisibility, actions) { EmptyView() } }

    /// Presents a dialog with a message from below while a binding is true.
    public func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View { dialog(title, isPresented, titleVisibility, actions, message) }

    /// Presents a dialog of data from below while a binding is true and there are data.
    public func confirmationDialog<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View { dialog(title, isPresented, titleVisibility, { data.map(actions) }, { EmptyView() }) }

    /// Presents a dialog of data from below while a binding is true and there are data.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View { dialog(Text(title), isPresented, titleVisibility, { data.map(actions) }, { EmptyView() }) }

    /// Presents a dialog of data with a message from below while a binding is true and there are data.
    public func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View { dialog(title, isPresented, titleVisibility, { data.map(actions) }, { data.map(message) }) }

    /// Presents a dialog of data with a message from below while a binding is true and there are data.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View { dialog(Text(title), isPresented, titleVisibility, { data.map(actions) }, { data.map(message) }) }
}
