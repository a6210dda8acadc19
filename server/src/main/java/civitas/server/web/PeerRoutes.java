package civitas.server.web;

import civitas.server.api.Code;
import civitas.server.api.Json;
import civitas.server.api.Refused;
import civitas.server.peer.Neighbourhood;
import civitas.server.room.Rooms;
import civitas.server.store.TableId;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** What servers of a cluster ask each other. To everybody else there is no such page. */
final class PeerRoutes {

    private final Rooms rooms;

    PeerRoutes(Rooms rooms) {
        this.rooms = rooms;
    }

    void join(RoutesConfig routes) {
        routes.post(Neighbourhood.ONLINE, this::online);
        routes.post(Neighbourhood.PEOPLE, this::people);
    }

    private static void requirePeer(Context request) {
        if (!Callers.isPeer(request)) {
            throw Refused.of(Code.NOT_FOUND, "no-page");
        }
    }

    private void online(Context request) {
        requirePeer(request);
        String[] ids = Json.read(request.body(), String[].class);
        Map<String, Set<Integer>> online = new HashMap<>();
        rooms.online(Arrays.stream(ids).map(TableId::new).toList())
                .forEach((table, seats) -> online.put(table.value(), seats));
        IdentityRoutes.answer(request, online);
    }

    private void people(Context request) {
        requirePeer(request);
        rooms.regulars().change(Json.read(request.body(), Neighbourhood.PeopleChange.class));
        request.status(204);
    }
}
