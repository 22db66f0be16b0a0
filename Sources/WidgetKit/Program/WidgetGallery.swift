import SwiftUI

/// All widgets of a program, in each family that they support, with their names.
struct WidgetGallery: View {
    /// A widget in a family.
    private struct Item: Identifiable {
        let id: Int
        let description: WidgetDescription
        let family: WidgetFamily
    }

    private let items: [Item]

    init(_ descriptions: [WidgetDescription], isPad: Bool) {
        let all = descriptions.flatMap { description in
            description.families.filter { isPad || $0 != .systemExtraLarge }.map { (description, $0) }
        }
        items = all.enumerated().map { Item(id: $0, description: $1.0, family: $1.1) }
    }

    var body: some View {
        ScrollView {
            VStack(spacing: 24) {
                ForEach(items) { item in
                    VStack(spacing: 6) {
                        WidgetStage(description: item.description, family: item.family)
                        (item.description.displayName ?? Text(verbatim: item.description.kind))
                            .font(.caption).foregroundStyle(.white)
                    }
                }
            }
            .frame(maxWidth: .infinity)
            .padding(.vertical, 24)
        }
        .background {
            LinearGradient(colors: [.indigo, .black], startPoint: .top, endPoint: .bottom).ignoresSafeArea()
        }
    }
}
