package civitas.server.ops;

import civitas.kernel.text.Language;
import civitas.kernel.text.Lexicon;
import civitas.kernel.text.Phrase;
import civitas.server.api.Json;
import java.util.Locale;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/**
 * The description of the API as a page: no script, no third party, one style sheet and the fonts of all pages. What
 * OpenAPI says in English it says in other languages in fields of its own ({@code x-ru}).
 */
final class ApiPage {

    private final JsonNode api;
    private final Lexicon words;
    private final StringBuilder out = new StringBuilder(64_000);

    ApiPage(JsonNode api, Lexicon words) {
        this.api = api;
        this.words = words;
    }

    String html() {
        String language = words.language().tag();
        String other = words.language() == Language.EN ? Language.RU.tag() : Language.EN.tag();
        out.append("<!doctype html><html lang=").append(language).append("><head><meta charset=utf-8>");
        out.append(
                "<meta name=viewport content=\"width=device-width\"><meta name=color-scheme content=\"light dark\">");
        out.append("<title>Civitas API</title><link rel=stylesheet href=/fonts.css>");
        out.append("<link rel=stylesheet href=/api/docs/style.css></head><body><header>");
        element("h1", "", "Civitas API");
        element("p", "", text(api.path("info"), "description"));
        out.append("<p class=links><a href=/>Civitas</a> · <a href=/api/openapi.json>openapi.json</a> · ");
        out.append("<a hreflang=")
                .append(other)
                .append(" href=\"?lang=")
                .append(other)
                .append("\">");
        out.append(escape(word("other-language"))).append("</a></p><nav><ul>");
        for (JsonNode tag : api.path("tags")) {
            link(tag.path("name").asString(), text(tag, "description"));
        }
        link("schemas", word("schemas"));
        out.append("</ul></nav></header><main>");
        api.path("tags").forEach(this::group);
        schemas();
        return out.append("</main></body></html>").toString();
    }

    private void link(String id, String name) {
        out.append("<li><a href=\"#")
                .append(escape(id))
                .append("\">")
                .append(escape(name))
                .append("</a></li>");
    }

    private void group(JsonNode tag) {
        String name = tag.path("name").asString();
        out.append("<section id=\"").append(escape(name)).append("\">");
        element("h2", "", text(tag, "description"));
        for (Map.Entry<String, JsonNode> path : api.path("paths").properties()) {
            for (Map.Entry<String, JsonNode> method : path.getValue().properties()) {
                if (method.getValue().path("tags").path(0).asString("").equals(name)) {
                    operation(method.getKey().toUpperCase(Locale.ROOT), path.getKey(), method.getValue());
                }
            }
        }
        out.append("</section>");
    }

    private void operation(String method, String path, JsonNode operation) {
        out.append("<article><h3><span class=\"method ")
                .append(method.toLowerCase(Locale.ROOT))
                .append("\">");
        out.append(escape(method)).append("</span> <code>").append(escape(path)).append("</code></h3>");
        element("p", "", text(operation, "summary"));
        out.append("<details><summary>").append(escape(word("details"))).append("</summary>");
        parameters(operation.path("parameters"));
        for (Map.Entry<String, JsonNode> body :
                operation.path("requestBody").path("content").properties()) {
            element("h4", "", word("request") + " " + body.getKey());
            schema(body.getValue().path("schema"));
        }
        for (Map.Entry<String, JsonNode> response : operation.path("responses").properties()) {
            JsonNode content = response.getValue().path("content");
            boolean problem = response.getKey().equals("default");
            element("h4", "", problem ? word("problem") : word("response") + " " + response.getKey());
            for (Map.Entry<String, JsonNode> type : content.properties()) {
                schema(type.getValue().path("schema"));
            }
            if (content.isEmpty()) {
                element("p", " class=muted", word("empty"));
            }
        }
        element("h4", "", word("example"));
        element("pre", " tabindex=0", example(method, path, operation));
        out.append("</details></article>");
    }

    private void parameters(JsonNode parameters) {
        if (parameters.isEmpty()) {
            return;
        }
        element("h4", "", word("parameters"));
        out.append("<dl>");
        for (JsonNode parameter : parameters) {
            out.append("<dt><code>")
                    .append(escape(parameter.path("name").asString()))
                    .append("</code> <small>");
            out.append(escape(parameter.path("schema").path("type").asString("")));
            out.append(escape(parameter.path("required").asBoolean(false) ? "" : ", " + word("optional")));
            out.append("</small></dt>");
            element("dd", "", text(parameter, "description"));
        }
        out.append("</dl>");
    }

    private void schemas() {
        out.append("<section id=schemas>");
        element("h2", "", word("schemas"));
        for (Map.Entry<String, JsonNode> schema :
                api.path("components").path("schemas").properties()) {
            out.append("<article id=\"").append(escape(schema.getKey())).append("\"><h3><code>");
            out.append(escape(schema.getKey())).append("</code></h3>");
            schema(schema.getValue());
            out.append("</article>");
        }
        out.append("</section>");
    }

    /** An object as a list of its fields, anything else as one line. */
    private void schema(JsonNode schema) {
        if (schema.path("properties").isEmpty()) {
            out.append("<p class=type>");
            type(schema);
            out.append("</p>");
            return;
        }
        out.append("<dl>");
        for (Map.Entry<String, JsonNode> field : schema.path("properties").properties()) {
            out.append("<dt><code>").append(escape(field.getKey())).append("</code></dt><dd><span class=type>");
            type(field.getValue());
            out.append("</span> ")
                    .append(escape(text(field.getValue(), "description")))
                    .append("</dd>");
        }
        out.append("</dl>");
    }

    private void type(JsonNode schema) {
        String reference = schema.path("$ref").asString("");
        if (!reference.isEmpty()) {
            String name = escape(reference.substring(reference.lastIndexOf('/') + 1));
            out.append("<a href=\"#").append(name).append("\">").append(name).append("</a>");
        } else if (schema.has("items")) {
            out.append('[');
            type(schema.path("items"));
            out.append(']');
        } else if (schema.path("additionalProperties").isObject()) {
            out.append("{string: ");
            type(schema.path("additionalProperties"));
            out.append('}');
        } else {
            out.append(escape(schema.path("type").asString("object")));
        }
    }

    /** What to type into a terminal; addresses of live connections are for other tools. */
    private static String example(String method, String path, JsonNode operation) {
        String filled = path;
        StringBuilder query = new StringBuilder();
        for (JsonNode parameter : operation.path("parameters")) {
            String name = parameter.path("name").asString();
            String value = parameter.path("example").asString("").replace(' ', '+');
            if (parameter.path("in").asString().equals("path")) {
                filled = filled.replace("{" + name + "}", value);
            } else {
                query.append(query.isEmpty() ? '?' : '&')
                        .append(name)
                        .append('=')
                        .append(value);
            }
        }
        if (path.endsWith("/live")) {
            return "ws://127.0.0.1:8080" + filled + query;
        }
        StringBuilder line = new StringBuilder("curl -b cookies -c cookies");
        if (!method.equals("GET")) {
            line.append(" -X ").append(method).append(" -H 'X-Civitas: 1'");
        }
        line.append(" \\\n  'http://127.0.0.1:8080")
                .append(filled)
                .append(query)
                .append('\'');
        for (Map.Entry<String, JsonNode> body :
                operation.path("requestBody").path("content").properties()) {
            boolean json = body.getKey().equals("application/json");
            line.append(" \\\n  -H 'Content-Type: ").append(body.getKey()).append("' ");
            line.append(json ? "-d '" + Json.write(body.getValue().path("example")) + "'" : "--data-binary @game.civ");
        }
        return line.toString();
    }

    private String text(JsonNode node, String field) {
        String english = node.path(field).asString("");
        return words.language() == Language.EN
                ? english
                : node.path("x-" + words.language().tag()).asString(english);
    }

    private String word(String key) {
        return words.say(Phrase.of("docs." + key));
    }

    private void element(String name, String attributes, String text) {
        out.append('<').append(name).append(attributes).append('>').append(escape(text));
        out.append("</").append(name).append('>');
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
