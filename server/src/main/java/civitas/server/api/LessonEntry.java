package civitas.server.api;

/**
 * A lesson that can be begun.
 *
 * @param goals how many goals it has
 */
public record LessonEntry(String game, String name, String title, String about, int goals) {}
