extension UIView {
    /// Options of an animation block.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uiview/animationoptions)
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays out the subviews of changed views inside the block, so that their layout animates too.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Allows user interaction with views while they animate.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Starts from the values on screen where animations replace each other; additive animations always do.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Repeats indefinitely.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Plays forwards and then backwards.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Keeps the block's own duration inside another block, instead of inheriting it.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Keeps the block's own curve inside another block, instead of inheriting it.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Shows live changes during a transition instead of snapshots. Kasane shows snapshots.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// Hides and shows the two views of a transition instead of removing one and inserting the other.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Doesn't inherit the options of the enclosing block.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

        /// Starts and ends slowly.
        public static let curveEaseInOut: AnimationOptions = []
        /// Starts slowly.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Ends slowly.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Moves at constant speed.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// Flips the view about its vertical axis, from the left.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// Flips the view about its vertical axis, from the right.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// Curls the page up. Kasane substitutes a cross-dissolve.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// Curls the page down. Kasane substitutes a cross-dissolve.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// Cross-dissolves from the old content to the new.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// Flips the view about its horizontal axis, from the top.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// Flips the view about its horizontal axis, from the bottom.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

        /// A frame rate of 60 per second. Has no effect: the recording or the window determines the frame rate.
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        /// A frame rate of 30 per second. Has no effect: the recording or the window determines the frame rate.
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

        /// The timing curve of the animations.
        var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 0xF)) ?? .easeInOut }
    }

    /// A predefined timing curve.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uiview/animationcurve)
    public enum AnimationCurve: Int, Sendable {
        /// Starts and ends slowly.
        case easeInOut
        /// Starts slowly.
        case easeIn
        /// Ends slowly.
        case easeOut
        /// Moves at constant speed.
        case linear

        /// Creates the curve with a number. As on iOS every number is a curve: 7, that of keyboard notifications, is how
        /// the keyboard moves here, and unknown ones are `easeInOut`.
        public init?(rawValue: Int) {
            switch rawValue {
            case 1: self = .easeIn
            case 2, 7: self = .easeOut
            case 3: self = .linear
            default: self = .easeInOut
            }
        }
    }

    /// The options of a keyframe animation.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uiview/keyframeanimationoptions)
    public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays out the subviews inside the block, so that their layout animates too.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Allows user interaction with views while they animate.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Starts from the values on screen, not from the final values of running animations.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Repeats indefinitely.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Plays forwards and then backwards.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// Keeps the animation's own duration inside another block, instead of inheriting it.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// Doesn't inherit the options of the enclosing block.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

        /// Interpolates linearly between keyframes.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Jumps from keyframe to keyframe without interpolating.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Moves at constant speed throughout, ignoring the times of the keyframes.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Interpolates along a smooth curve through the keyframes.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// Interpolates along a smooth curve at constant speed, ignoring the times of the keyframes.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    }
}
