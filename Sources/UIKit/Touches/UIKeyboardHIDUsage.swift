/// The usage code of a key on a keyboard, from the USB HID usage tables.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uikeyboardhidusage)
public enum UIKeyboardHIDUsage: Int, Sendable {
    /// No key.
    case keyboardErrorUndefined = 3
    /// A letter.
    case keyboardA = 4, keyboardB = 5, keyboardC = 6, keyboardD = 7, keyboardE = 8, keyboardF = 9
    /// A letter.
    case keyboardG = 10, keyboardH = 11, keyboardI = 12, keyboardJ = 13, keyboardK = 14, keyboardL = 15
    /// A letter.
    case keyboardM = 16, keyboardN = 17, keyboardO = 18, keyboardP = 19, keyboardQ = 20, keyboardR = 21
    /// A letter.
    case keyboardS = 22, keyboardT = 23, keyboardU = 24, keyboardV = 25, keyboardW = 26, keyboardX = 27
    /// A letter.
    case keyboardY = 28, keyboardZ = 29
    /// A digit.
    case keyboard1 = 30, keyboard2 = 31, keyboard3 = 32, keyboard4 = 33, keyboard5 = 34, keyboard6 = 35
    /// A digit.
    case keyboard7 = 36, keyboard8 = 37, keyboard9 = 38, keyboard0 = 39
    /// A key of the main block.
    case keyboardReturnOrEnter = 40, keyboardEscape = 41, keyboardDeleteOrBackspace = 42, keyboardTab = 43
    /// A key of the main block.
    case keyboardSpacebar = 44, keyboardHyphen = 45, keyboardEqualSign = 46, keyboardOpenBracket = 47
    /// A key of the main block.
    case keyboardCloseBracket = 48, keyboardBackslash = 49, keyboardNonUSPound = 50, keyboardSemicolon = 51
    /// A key of the main block.
    case keyboardQuote = 52, keyboardGraveAccentAndTilde = 53, keyboardComma = 54, keyboardPeriod = 55
    /// A key of the main block.
    case keyboardSlash = 56, keyboardCapsLock = 57
    /// A function key.
    case keyboardF1 = 58, keyboardF2 = 59, keyboardF3 = 60, keyboardF4 = 61, keyboardF5 = 62, keyboardF6 = 63
    /// A function key.
    case keyboardF7 = 64, keyboardF8 = 65, keyboardF9 = 66, keyboardF10 = 67, keyboardF11 = 68
    /// A function key.
    case keyboardF12 = 69
    /// A key of the navigation block.
    case keyboardPrintScreen = 70, keyboardScrollLock = 71, keyboardPause = 72, keyboardInsert = 73
    /// A key of the navigation block.
    case keyboardHome = 74, keyboardPageUp = 75, keyboardDeleteForward = 76, keyboardEnd = 77
    /// A key of the navigation block.
    case keyboardPageDown = 78, keyboardRightArrow = 79, keyboardLeftArrow = 80, keyboardDownArrow = 81
    /// A key of the navigation block.
    case keyboardUpArrow = 82
    /// A modifier key.
    case keyboardLeftControl = 224, keyboardLeftShift = 225, keyboardLeftAlt = 226, keyboardLeftGUI = 227
    /// A modifier key.
    case keyboardRightControl = 228, keyboardRightShift = 229, keyboardRightAlt = 230, keyboardRightGUI = 231
}
