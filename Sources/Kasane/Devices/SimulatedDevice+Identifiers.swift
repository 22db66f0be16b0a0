extension SimulatedDevice {
    /// The hardware's identifier, such as "iPhone15,4"; nil for a device that is not in `all`, and for the default one.
    package var modelIdentifier: String? { SimulatedDevice.identifiers[name] }

    /// For iPads, the identifiers of the Wi-Fi variants.
    private static let identifiers = [
        "iPhone SE (3rd generation)": "iPhone14,6", "iPhone 8": "iPhone10,1", "iPhone 8 Plus": "iPhone10,2",
        "iPhone X": "iPhone10,3", "iPhone XR": "iPhone11,8", "iPhone XS Max": "iPhone11,6", "iPhone 11": "iPhone12,1",
        "iPhone 11 Pro": "iPhone12,3", "iPhone 11 Pro Max": "iPhone12,5", "iPhone 12 mini": "iPhone13,1",
        "iPhone 12": "iPhone13,2", "iPhone 12 Pro": "iPhone13,3", "iPhone 12 Pro Max": "iPhone13,4",
        "iPhone 13 mini": "iPhone14,4", "iPhone 13": "iPhone14,5", "iPhone 13 Pro": "iPhone14,2",
        "iPhone 13 Pro Max": "iPhone14,3", "iPhone 14": "iPhone14,7", "iPhone 14 Plus": "iPhone14,8",
        "iPhone 14 Pro": "iPhone15,2", "iPhone 14 Pro Max": "iPhone15,3", "iPhone 15": "iPhone15,4",
        "iPhone 15 Plus": "iPhone15,5", "iPhone 15 Pro": "iPhone16,1", "iPhone 15 Pro Max": "iPhone16,2",
        "iPhone 16e": "iPhone17,5", "iPhone 16": "iPhone17,3", "iPhone 16 Plus": "iPhone17,4",
        "iPhone 16 Pro": "iPhone17,1", "iPhone 16 Pro Max": "iPhone17,2", "iPad (9th generation)": "iPad12,1",
        "iPad (10th generation)": "iPad13,18", "iPad mini (6th generation)": "iPad14,1",
        "iPad Air (5th generation)": "iPad13,16", "iPad Pro 11-inch (M4)": "iPad16,3",
        "iPad Pro (11-inch) (4th generation)": "iPad14,3", "iPad Pro (12.9-inch) (6th generation)": "iPad14,5",
        "iPad Pro 13-inch (M4)": "iPad16,5",
    ]
}
