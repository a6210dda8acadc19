package civitas.clash.advance;

/** Where the marker of a new advance comes from (CC-4.21). */
public enum Marker {
    /** The event track: the third one brings an event. */
    TRACK,
    /** The personal supply: no event comes nearer. */
    SUPPLY
}
