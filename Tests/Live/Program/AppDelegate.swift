import UIKit

/// What scripts/test-live reads, line by line.
func say(_ words: Any...) {
    print(words.map { "\($0)" }.joined(separator: " "))
    fflush(nil)
}

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        say("screen:", Int(UIScreen.main.bounds.width), Int(UIScreen.main.bounds.height))
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.backgroundColor = .orange
        window?.rootViewController = Controller()
        window?.makeKeyAndVisible()
        return true
    }

    func applicationWillTerminate(_ application: UIApplication) { say("terminating") }
}

final class Controller: UIViewController, UIContextMenuInteractionDelegate, UIPointerInteractionDelegate {
    override func viewDidLoad() {
        let button = UIButton(type: .system)
        button.setTitle("Press", for: .normal)
        button.frame = CGRect(x: 20, y: 20, width: 200, height: 60)
        button.addAction(UIAction { _ in say("pressed") }, for: .touchUpInside)
        view.addSubview(button)

        let card = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 60))
        card.backgroundColor = .white
        card.addGestureRecognizer(
            UIHoverGestureRecognizer { hover in
                let place = hover.location(in: card)
                say("hover:", hover.state, Int(place.x), Int(place.y))
            })
        card.addGestureRecognizer(UITapGestureRecognizer { tap in say("tap:", tap.modifierFlags == .shift) })
        card.addInteraction(UIContextMenuInteraction(delegate: self))
        card.addInteraction(UIPointerInteraction(delegate: self))
        view.addSubview(card)
    }

    override func viewDidLayoutSubviews() { say("size:", Int(view.bounds.width), Int(view.bounds.height)) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        say("menu at:", Int(location.x), Int(location.y))
        return UIContextMenuConfiguration(actionProvider: { _ in
            UIMenu(children: [UIAction(title: "Choose") { _ in say("chosen") }])
        })
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { interaction.view.map { UIPointerStyle(effect: .lift(UITargetedPreview(view: $0))) } }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) { say("entered") }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) { say("left") }
}
