import SwiftUI

/// A badge with a ring for each level.
public struct BadgeView: View {
    private let kind: BadgeKind
    private let level: Int

    public init(kind: BadgeKind, level: Int) {
        self.kind = kind
        self.level = level
    }

    public var body: some View {
        ZStack {
            medal
            ForEach(0..<level, id: \.self) { ring in
                Rectangle()
                    .fill(.white)
                    .frame(width: 4, height: 4)
                    .offset(x: CGFloat(ring) * 8 - 8, y: 12)
            }
        }
        .frame(width: 40, height: 40)
    }

    @ViewBuilder
    private var medal: some View {
        if #available(iOS 26.0, *) {
            Rectangle()
                .fill(kind.tint)
                .glassEffect(.regular, in: .rect)
        } else {
            Rectangle()
                .fill(level > 0 ? kind.tint : .gray)
        }
    }
}

/// All badges of a store.
public struct BadgeList: View {
    @ObservedObject private var store: BadgeStore
    @Environment(\.layoutDirection) private var direction

    public init(store: BadgeStore) { self.store = store }

    public var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(store.shown) { kind in
                HStack(spacing: 8) {
                    BadgeView(kind: kind, level: store.level(of: kind))
                    caption(for: kind)
                }
            }
        }
        .badgeBackground()
    }

    private func caption(for kind: BadgeKind) -> some View {
        let level = store.level(of: kind)
        return VStack(alignment: .leading) {
            Text(kind.name).font(.headline)
            if level > 0 {
                Text("badge.level \(level)", bundle: .module)
            } else {
                Text("badge.locked", bundle: .module).foregroundStyle(.secondary)
            }
        }
    }
}

extension View {
    @ViewBuilder
    fileprivate func badgeBackground() -> some View {
        if #available(iOS 26, *) {
            self.padding(4).glassEffect()
        } else {
            self.padding(4).background(Color.white)
        }
    }
}

@available(iOS 26, *)
struct GlassBadge: View {
    @Namespace private var namespace

    var body: some View {
        GlassEffectContainer { Text(verbatim: "Glass").glassEffectID("badge", in: namespace) }
    }
}

#Preview("Badge", traits: .sizeThatFitsLayout) {
    BadgeView(kind: BadgeKind(name: "Early Bird", color: "#FF8000", levels: [1]), level: 1)
}

struct BadgeList_Previews: PreviewProvider {
    static var previews: some View {
        BadgeList(store: BadgeStore(kinds: (try? BadgeKind.catalogue()) ?? []))
    }
}
