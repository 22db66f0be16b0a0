import CoreGraphics
import QuartzCore

/// The members of UIKit's classes that can be looked up by name: observable properties, and methods often called by
/// name.
private enum ExposedViews {
    // Called by the loader, before `main`.
    @section(".init_array") @used private nonisolated static let responder: @convention(c) () -> Void = {
        exposeMembers(of: UIResponder.self) {
            $0.method("becomeFirstResponder", UIResponder.becomeFirstResponder)
            $0.method("resignFirstResponder", UIResponder.resignFirstResponder)
        }
    }

    @section(".init_array") @used private nonisolated static let view: @convention(c) () -> Void = {
        exposeMembers(of: UIView.self) {
            $0.property("frame", \UIView.frame)
            $0.property("bounds", \UIView.bounds)
            $0.property("center", \UIView.center)
            $0.property("transform", \UIView.transform)
            $0.property("alpha", \UIView.alpha)
            $0.property("hidden", \UIView.isHidden)
            $0.property("tag", \UIView.tag)
            $0.property("backgroundColor", \UIView.backgroundColor)
            $0.property("layer", \UIView.layer)
            $0.property("superview", \UIView.superview)
            $0.property("subviews", \UIView.subviews)
            $0.property("window", \UIView.window)
            // Used by tests that compare view hierarchies as text.
            $0.method("recursiveDescription", UIView.recursiveDescription)
            $0.method("setNeedsLayout", UIView.setNeedsLayout)
            $0.method("layoutIfNeeded", UIView.layoutIfNeeded)
            $0.method("removeFromSuperview", UIView.removeFromSuperview)
            $0.method("setNeedsDisplay", UIView.setNeedsDisplay as (UIView) -> () -> Void)
        }
    }

    // Used by code that may run in an app extension, where no application exists.
    @section(".init_array") @used private nonisolated static let application: @convention(c) () -> Void = {
        exposeMembers(of: UIApplication.self) {
            $0.classMethod("sharedApplication", sharedApplication)
            $0.classMethod("shared", sharedApplication)
        }
    }

    @MainActor private static func sharedApplication() -> UIApplication { UIApplication.shared }

    @section(".init_array") @used private nonisolated static let controller: @convention(c) () -> Void = {
        exposeMembers(of: UIViewController.self) {
            $0.method("_printHierarchy", UIViewController.hierarchyDescription)
            $0.property("title", \UIViewController.title)
            $0.property("view", \UIViewController.view)
        }
    }

    @section(".init_array") @used private nonisolated static let control: @convention(c) () -> Void = {
        exposeMembers(of: UIControl.self) {
            $0.property("enabled", \UIControl.isEnabled)
            $0.property("selected", \UIControl.isSelected)
            $0.property("highlighted", \UIControl.isHighlighted)
        }
    }

    @section(".init_array") @used private nonisolated static let label: @convention(c) () -> Void = {
        exposeMembers(of: UILabel.self) {
            $0.property("text", \UILabel.text)
        }
    }

    @section(".init_array") @used private nonisolated static let scrollView: @convention(c) () -> Void = {
        exposeMembers(of: UIScrollView.self) {
            $0.property("contentOffset", \UIScrollView.contentOffset)
            $0.property("contentSize", \UIScrollView.contentSize)
            $0.property("contentInset", \UIScrollView.contentInset)
        }
    }

    @section(".init_array") @used private nonisolated static let animator: @convention(c) () -> Void = {
        exposeMembers(of: UIViewPropertyAnimator.self) {
            $0.property("running", \UIViewPropertyAnimator.isRunning)
        }
    }
}
