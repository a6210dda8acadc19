package civitas.civ.content;

/** What a great person gives on the map (CV-07.28): icons packed as {@link Yield}, and a combat bonus. */
public record PersonSpec(int count, int icons, int combat) {}
