package civitas.civ.content;

/**
 * A space of the culture track (CV-07.02).
 *
 * @param event the level of the culture event it gives, 0 for none
 */
public record TrackSpace(int culture, int trade, int event, boolean greatPerson, boolean victory) {}
