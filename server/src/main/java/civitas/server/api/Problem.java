package civitas.server.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What went wrong, as RFC 9457 wants it.
 *
 * @param code one stable word for clients
 * @param legal the legal codes, with {@code illegal-choice}
 * @param state where the table is now, with {@code moved-on}
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Problem(
        String type,
        String title,
        int status,
        String detail,
        String code,
        @Nullable List<String> legal,
        @Nullable State state) {}
