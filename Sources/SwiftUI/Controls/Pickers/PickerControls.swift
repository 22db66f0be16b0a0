import CoreGraphics
import Foundation
import UIKit

/// UIKit's segmented control.
struct SegmentsView: UIViewRepresentable {
    let choice: PickerChoice
    var isPalette = false

    func makeCoordinator() -> ControlHandler<UISegmentedControl> { ControlHandler() }

    func makeUIView(context: Context) -> UISegmentedControl { UISegmentedControl() }

    func updateUIView(_ uiView: UISegmentedControl, context: Context) {
        uiView.takeControlEnvironment(context.environment)
        let options = choice.options
        if uiView.numberOfSegments != options.count {
            uiView.removeAllSegments()
            for index in options.indices { uiView.insertSegment(withTitle: "", at: index, animated: false) }
        }
        let effect = isPalette ? context.environment.paletteSelectionEffect : .automatic
        context.coordinator.colors.set(
            \.selectedSegmentTintColor, of: uiView, to: effect.isCustom ? .clear : nil)
        for (index, option) in options.enumerated() {
            // A segment has a title or an image.
            let chosen = index == choice.selected ? effect.picture(of: option, in: context.environment) : nil
            if let picture = chosen ?? option.picture, option.title.isEmpty {
                uiView.setImage(picture, forSegmentAt: index)
            } else if uiView.titleForSegment(at: index) != option.title {
                uiView.setTitle(option.title, forSegmentAt: index)
            }
            uiView.setEnabled(option.isEnabled, forSegmentAt: index)
        }
        show(in: uiView)
        context.coordinator.on(.valueChanged, of: uiView) { control in
            choice.select(control.selectedSegmentIndex)
        }
    }

    private func show(in control: UISegmentedControl) {
        let index = choice.selected ?? UISegmentedControl.noSegment
        if control.selectedSegmentIndex != index { control.selectedSegmentIndex = index }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UISegmentedControl, context: Context) -> CGSize? {
        let own = uiView.intrinsicContentSize
        let width = proposal.width.map { $0.isFinite ? max($0, 0) : own.width } ?? own.width
        return CGSize(width: width, height: own.height)
    }
}

/// UIKit's picker view.
struct WheelView: UIViewRepresentable {
    let choice: PickerChoice

    func makeCoordinator() -> WheelRows { WheelRows() }

    func makeUIView(context: Context) -> UIPickerView {
        let view = UIPickerView()
        (view.dataSource, view.delegate) = (context.coordinator, context.coordinator)
        return view
    }

    func updateUIView(_ uiView: UIPickerView, context: Context) {
        uiView.takeControlEnvironment(context.environment)
        uiView.alpha = context.environment.isEnabled ? 1 : 0.5
        let rows = context.coordinator
        let old = rows.choice.options.map(\.title)
        rows.choice = choice
        if old != choice.options.map(\.title) { uiView.reloadAllComponents() }
        guard let selected = choice.selected, uiView.selectedRow(inComponent: 0) != selected else { return }
        uiView.selectRow(selected, inComponent: 0, animated: context.transaction.animation != nil)
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIPickerView, context: Context) -> CGSize? {
        let own = uiView.intrinsicContentSize
        func length(_ proposed: CGFloat?, _ own: CGFloat) -> CGFloat {
            proposed.map { $0.isFinite ? max($0, 0) : own } ?? own
        }
        return CGSize(
            width: length(proposal.width, own.width), height: min(length(proposal.height, own.height), own.height))
    }
}

/// The rows of a picker's wheel.
@MainActor
final class WheelRows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var choice = PickerChoice(options: [], selected: nil) { _ in }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        choice.options.count
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        choice.options.indices.contains(row) ? choice.options[row].title : nil
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        if choice.options.indices.contains(row) { choice.select(row) }
    }
}
