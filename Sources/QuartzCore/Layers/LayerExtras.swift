/// What few layers have, kept in one object that a plain layer goes without.
final class LayerExtras {
    var timing = MediaTiming()
}
