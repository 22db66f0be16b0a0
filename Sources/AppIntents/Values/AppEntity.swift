/// A value of the app that people choose, and that its identifier stands for.
/// [Apple's reference](https://developer.apple.com/documentation/appintents/appentity)
public protocol AppEntity: AppValue, Identifiable, Sendable where ID: Hashable & Sendable {
    /// The type of the query.
    associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self

    /// The query that finds entities by default.
    static var defaultQuery: DefaultQuery { get }
    /// How the entity is shown.
    var displayRepresentation: DisplayRepresentation { get }
}

/// Finds entities.
/// [Apple's reference](https://developer.apple.com/documentation/appintents/entityquery)
public protocol EntityQuery: Sendable {
    /// The type of the entities.
    associatedtype Entity: AppEntity

    /// Creates the query.
    init()

    /// Returns the entities with some identifiers.
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]

    /// Returns the entities to choose from. None by default.
    func suggestedEntities() async throws -> [Entity]

    /// Returns the entity to use until there is another. None by default.
    func defaultResult() async -> Entity?
}

extension EntityQuery {
    public func suggestedEntities() async throws -> [Entity] { [] }
    public func defaultResult() async -> Entity? { nil }
}

/// Finds entities by a text.
/// [Apple's reference](https://developer.apple.com/documentation/appintents/entitystringquery)
public protocol EntityStringQuery: EntityQuery {
    /// Returns the entities that match a text.
    func entities(matching string: String) async throws -> [Entity]
}
