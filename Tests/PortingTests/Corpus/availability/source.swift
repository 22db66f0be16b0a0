import UIKit

@available(iOS 13, *)
func oldNews() -> String { "old" }

@available(iOS 26.0, *)
func glass(_ view: UIView) -> String {
    let effect = UIGlassEffect()
    return "\(effect)"
}

class Panel: NSObject {
    @available(iOS 26, *)
    var effect: UIGlassEffect { UIGlassEffect() }

    @available(iOS, introduced: 26)
    func shine() { print(UIGlassEffect()) }

    @available(iOS, deprecated: 15, message: "Use shine()")
    func gleam() { print("gleams") }

    @available(iOS 99, *)
    enum Finish { case glossy }
}

func system() -> Int {
    if #available(iOS 13, *) {
        return 13
    } else if #available(iOS 9, *) {
        return UIDevice.current.systemBeforeScenes
    } else {
        return 0
    }
}

@MainActor func finish(of panel: Panel) -> String {
    let finish: String
    if #available(iOS 26, *) { finish = glass(UIView()) } else { finish = "matte" }
    if #available(iOS 26, *) { return "\(panel.effect)" }
    guard #available(iOS 99, *) else { return finish }
    return "\(Panel.Finish.glossy)"
}

@MainActor func availability() {
    if #available(iOS 26, *) {
        print(glass(UIView()))
        Panel().shine()
    } else {
        print("plain")
    }
    if #available(iOS 15.0, tvOS 15, *) { print(oldNews()) }
    if #unavailable(iOS 26) { print("before glass") }
    if #available(iOS 13, *), oldNews() == "old" { print("both") }
    Panel().gleam()
    print(system(), finish(of: Panel()))
    guard #available(iOS 99, *) else {
        print("not yet")
        return
    }
    Panel().shine()
    print("the future")
}
