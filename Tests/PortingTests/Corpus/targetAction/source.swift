import UIKit

class Switchboard: UIViewController {
    let button = UIButton(type: .system)
    let slider = UISlider()

    override func viewDidLoad() {
        super.viewDidLoad()
        button.addTarget(self, action: #selector(pressed as () -> Void), for: .touchUpInside)
        button.addTarget(self, action: #selector(Switchboard.pressed(_:)), for: .touchDown)
        button.addTarget(self, action: #selector(pressed(_:for:)), for: [.touchUpOutside, .touchCancel])
        slider.addTarget(self, action: #selector(slid(_:)), for: .valueChanged)
        view.addSubview(button)
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped(_:))))
    }

    @objc private func pressed() { print("pressed") }
    @objc func pressed(_ sender: UIButton) { print("pressed by", sender === button) }
    @objc func pressed(_ sender: UIControl, for event: UIEvent?) { print("pressed for", event == nil) }
    @objc private func slid(_ sender: UISlider) { print("slid to", sender.value) }
    @objc func tapped(_ recognizer: UITapGestureRecognizer) { print("tapped") }
    @objc func done() { print("done") }
}

@MainActor func targetAction() {
    let board = Switchboard()
    board.loadViewIfNeeded()
    board.slider.value = 0.75
    board.slider.sendActions(for: .valueChanged)
    board.button.sendActions(for: .touchUpInside)
    board.button.sendActions(for: .touchDown)
    board.button.sendActions(for: .touchCancel)
    print(board.button.actions(forTarget: board, forControlEvent: .touchUpOutside) ?? [])
    print(board.button.allTargets.count)
    board.button.removeTarget(board, action: #selector(Switchboard.pressed(_:)), for: .allEvents)
    board.button.removeTarget(board, action: #selector(Switchboard.pressed(_:for:)), for: .touchCancel)
    print(board.button.actions(forTarget: board, forControlEvent: .touchDown)?.count ?? 0)
    print(board.button.actions(forTarget: board, forControlEvent: .touchUpOutside)?.count ?? 0)
    UIApplication.shared.sendAction(#selector(Switchboard.done), to: board, from: nil, for: nil)
    print(board.view.gestureRecognizers?.count ?? 0)
}
