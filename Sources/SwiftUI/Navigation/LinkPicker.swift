/// A row that navigates to a screen of the options.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/navigationlinkpickerstyle)
public struct NavigationLinkPickerStyle: PickerStyle {
    public var _kind: _PickerKind { .linked(_PickerLink(LinkPickerScreen.self)) }

    /// Creates the style.
    public nonisolated init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A row that navigates to a screen of the options.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// Creates pickers that present their options on a separate screen.
private enum LinkPickerScreen: PickerLinking {
    static func picker(label: AnyView, choice: PickerChoice) -> AnyView {
        AnyView(LinkPicker(label: label, choice: choice))
    }
}

/// A picker as a link to the list of its options: in a list, the whole row.
private struct LinkPicker: View {
    let label: AnyView
    let choice: PickerChoice
    @Environment(\.controlLabel) private var name
    @Environment(\.navigator) private var navigator
    @Environment(\.isInRow) private var isInRow

    var body: some View {
        if isInRow {
            row.listRowAction(leadsOn: true) { navigator?.pushFromLink { AnyView(options) } }
        } else {
            NavigationLink {
                options
            } label: {
                row
            }
        }
    }

    private var options: some View {
        LinkPickerOptions(choice: choice).navigationTitle(name ?? Text(verbatim: ""))
    }

    private var row: some View {
        ControlRow(alignment: .firstTextBaseline, label: label) {
            if let selected = choice.selected {
                HStack(spacing: 5) {
                    choice.options[selected].image
                    choice.options[selected].text
                }
                .foregroundStyle(.secondary)
            }
        }
    }
}

/// The options of a picker as a list; a tap selects an option and navigates back.
private struct LinkPickerOptions: View {
    let choice: PickerChoice
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        List {
            ForEach(choice.options.indices, id: \.self) { index in
                let option = choice.options[index]
                Button {
                    choice.select(index)
                    dismiss()
                } label: {
                    HStack {
                        option.image
                        option.text
                        Spacer()
                        if index == choice.selected {
                            Image(systemName: "checkmark").foregroundStyle(.tint).fontWeight(.semibold)
                        }
                    }
                    .foregroundStyle(.primary)
                }
                .disabled(!option.isEnabled)
            }
        }
    }
}
