import CoreGraphics
import UIKit

/// A button that shows the selected option and opens a menu; in a row, after its label.
struct PickerMenu: View {
    let label: AnyView
    let choice: PickerChoice
    let isInRow: Bool
    @State private var isPressed = false
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        if isInRow {
            ControlRow(alignment: .firstTextBaseline, label: label) { button }
        } else {
            button
        }
    }

    private var button: some View {
        HStack(spacing: 5) {
            if let selected = choice.selected {
                let option = choice.options[selected]
                option.image
                option.text
            }
            Image(systemName: "chevron.up.chevron.down").imageScale(.small).fontWeight(.medium)
        }
        .foregroundStyle(style)
        .padding(.horizontal, isInRow ? 0 : 12)
        .padding(.vertical, isInRow ? 0 : 7)
        .opacity(isPressed ? 0.4 : 1)
        .accessibilityHidden(true)
        .overlay { MenuButtonView(choice: choice, isPressed: $isPressed) }
    }

    private var style: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(.tertiary) }
        return isInRow ? AnyShapeStyle(.secondary) : AnyShapeStyle(.tint)
    }
}

/// An invisible UIKit button that opens a menu.
private struct MenuButtonView: UIViewRepresentable {
    let choice: PickerChoice
    @Binding var isPressed: Bool

    func makeUIView(context: Context) -> MenuButton {
        let button = MenuButton()
        button.showsMenuAsPrimaryAction = true
        return button
    }

    func updateUIView(_ uiView: MenuButton, context: Context) {
        uiView.takeControlEnvironment(context.environment)
        uiView.accessibilityValue = choice.selected.map { choice.options[$0].title }
        uiView.menu = UIMenu(children: choice.actions())
        let pressed = $isPressed
        uiView.pressed = { if pressed.wrappedValue != $0 { pressed.wrappedValue = $0 } }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: MenuButton, context: Context) -> CGSize? {
        proposal.replacingUnspecifiedDimensions()
    }
}

/// A button that reports whether it is pressed.
private final class MenuButton: UIButton {
    var pressed: (Bool) -> Void = { _ in }

    override var isHighlighted: Bool {
        didSet { if isHighlighted != oldValue { pressed(isHighlighted) } }
    }
}

/// The label and the options as rows, with a checkmark at the selected one.
struct PickerRows: View {
    let label: AnyView
    let choice: PickerChoice
    /// The views of the options; used if there is exactly one for each option.
    let views: [ChildView]
    @Environment(\.hidesLabels) private var hidesLabels

    var body: some View {
        if !hidesLabels { label }
        ForEach(choice.options.indices, id: \.self) { index in
            Button {
                choice.select(index)
            } label: {
                HStack {
                    if views.count == choice.options.count {
                        views[index].view
                    } else {
                        choice.options[index].image
                        choice.options[index].text
                    }
                    Spacer()
                    if index == choice.selected {
                        Image(systemName: "checkmark").fontWeight(.semibold).foregroundStyle(.tint)
                    }
                }
            }
            .buttonStyle(.plain)
            .accessibilityAddTraits(index == choice.selected ? .isSelected : [])
        }
    }
}
