import Foundation

/// The state of a notification centre.
struct NotificationBook {
    /// A request that waits for its delivery. A later one of the same identifier has another number.
    struct Pending {
        let request: UNNotificationRequest
        let ticket: Int
    }

    /// How many notifications are kept. iOS keeps as many requests of an application.
    private static let maxCount = 64

    private var options: UNAuthorizationOptions?
    var categories: Set<UNNotificationCategory> = []
    var pending: [Pending] = []
    var delivered: [UNNotification] = []
    private var lastTicket = 0

    var isAllowed: Bool { options != nil }

    var settings: UNNotificationSettings {
        guard let options else { return UNNotificationSettings(.notDetermined, []) }
        return UNNotificationSettings(options.contains(.provisional) ? .provisional : .authorized, options)
    }

    /// Whether a banner may be shown: not with provisional permission.
    var showsBanners: Bool { settings.authorizationStatus == .authorized && settings.alertSetting == .enabled }

    mutating func allow(_ wanted: UNAuthorizationOptions) {
        guard let options else { return self.options = wanted }
        // Permission that is provisional becomes full by a request for it.
        self.options = wanted.contains(.provisional) ? options : options.subtracting(.provisional).union(wanted)
    }

    /// Adds a request, and returns its number.
    mutating func add(_ request: UNNotificationRequest) -> Int {
        pending.removeAll { $0.request.identifier == request.identifier }
        lastTicket += 1
        pending.append(Pending(request: request, ticket: lastTicket))
        if pending.count > NotificationBook.maxCount { pending.removeFirst() }
        return lastTicket
    }

    /// Returns the request of a number, and removes it unless it repeats; nil if it was removed or replaced.
    mutating func take(_ ticket: Int) -> UNNotificationRequest? {
        guard let place = pending.firstIndex(where: { $0.ticket == ticket }) else { return nil }
        let request = pending[place].request
        if request.trigger?.repeats != true { pending.remove(at: place) }
        return request
    }

    /// Lists a delivered notification, in place of one with its identifier.
    mutating func list(_ notification: UNNotification) {
        delivered.removeAll { $0.request.identifier == notification.request.identifier }
        delivered.insert(notification, at: 0)
        if delivered.count > NotificationBook.maxCount { delivered.removeLast() }
    }
}
