import UIKit

/// Prints lines that scripts/test-live reads.
func say(_ words: Any...) {
    print(words.map { "\($0)" }.joined(separator: " "))
    fflush(nil)
}

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    /// A second window in the same scene: in the same desktop window, in front.
    let badge = UIWindow(frame: CGRect(x: 280, y: 180, width: 20, height: 20))
    var other: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        say("screen:", Int(UIScreen.main.bounds.width), Int(UIScreen.main.bounds.height))
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.backgroundColor = .orange
        window?.rootViewController = Controller()
        window?.makeKeyAndVisible()
        badge.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        badge.windowLevel = .alert
        badge.isHidden = false
        NotificationCenter.default.addObserver(
            self, selector: Selector("connect:", AppDelegate.connect(_:)), name: UIScene.willConnectNotification,
            object: nil)
        return true
    }

    /// Another scene has a desktop window of its own.
    func connect(_ notification: Notification) {
        guard let scene = notification.object as? UIWindowScene else { return }
        scene.title = "Another"
        other = UIWindow(windowScene: scene)
        other?.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        other?.rootViewController = OtherController()
        other?.makeKeyAndVisible()
        say("scenes:", UIApplication.shared.connectedScenes.count)
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        say("discarded:", sceneSessions.count, "of", application.connectedScenes.count + 1)
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

        let opener = UIButton(type: .system)
        opener.setTitle("New", for: .normal)
        opener.frame = CGRect(x: 230, y: 20, width: 60, height: 60)
        opener.addAction(
            UIAction { _ in
                UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil) {
                    say("no scene:", $0)
                }
            }, for: .touchUpInside)
        view.addSubview(opener)

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

/// The contents of another scene.
final class OtherController: UIViewController {
    override func viewDidLoad() {
        view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        view.addGestureRecognizer(
            UITapGestureRecognizer { tap in
                let place = tap.location(in: tap.view)
                say("other tap:", Int(place.x), Int(place.y), tap.view?.window?.isKeyWindow == true)
            })
    }

    override func viewDidLayoutSubviews() { say("other size:", Int(view.bounds.width), Int(view.bounds.height)) }
}
