package civitas.cluster;

/** What goes from one server to another by Pekko; written down by Jackson. */
interface Wired {}
