package civitas.civ.state;

/** The kinds of city actions, A to D (CV-06.02, CV-06.03). */
public enum ActionKind {
    BUILD,
    ARTS,
    HARVEST,
    PROGRAM
}
