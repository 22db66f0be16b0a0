import CHarfBuzz
import CoreGraphics
import Foundation

/// A font's user-visible names for one of its features.
struct FeatureNames {
    var label: String?
    var tooltip: String?
    var sample: String?
    /// The names of the values from 1.
    var values: [String] = []

    /// Reads the names of a feature in a table, by its index; returns nil if the font has none.
    fileprivate init?(_ font: CTFont, table: FontTag, index: UInt32) {
        var (label, tooltip, sample, first) = (none, none, none, none)
        var count: UInt32 = 0
        guard
            hb_ot_layout_feature_get_name_ids(
                hb_font_get_face(font.shaping.font), table.rawValue, index, &label, &tooltip, &sample, &count, &first)
                != 0
        else { return nil }
        let languages = Locale.preferredLanguages
        func text(_ name: hb_ot_name_id_t) -> String? {
            name == none ? nil : font.face.localizedName(Int(name), languages: languages)?.text
        }
        (self.label, self.tooltip, self.sample) = (text(label), text(tooltip), text(sample))
        guard first != none, first <= none - min(count, 256) else { return }
        values = (0..<min(count, 256)).map { text(first + $0) ?? "\($0 + 1)" }
    }
}

/// HarfBuzz's value for no name.
private let none: hb_ot_name_id_t = 0xFFFF

extension CTFont {
    /// The features of the font's substitution and positioning tables, with the font's names for each.
    var featureNames: [FontTag: FeatureNames?] {
        var names: [FontTag: FeatureNames?] = [:]
        for table in ["GSUB", "GPOS"] as [FontTag] {
            var found = [hb_tag_t](repeating: 0, count: 512)
            var count = UInt32(found.count)
            hb_ot_layout_table_get_feature_tags(
                hb_font_get_face(shaping.font), table.rawValue, 0, &count, &found)
            for index in 0..<min(Int(count), found.count) {
                let tag = FontTag(rawValue: found[index])
                // A feature is listed once per language system; the first one with names is used.
                if let known = names[tag], known != nil { continue }
                names[tag] = .some(FeatureNames(self, table: table, index: UInt32(index)))
            }
        }
        return names
    }

    /// Returns whether the font has an OpenType feature, by its four-letter tag.
    package func hasFeature(_ tag: String) -> Bool { featureNames[FontTag(tag)] != nil }
}
