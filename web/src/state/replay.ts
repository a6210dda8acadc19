import { api, message } from "../api/client.ts";
import { useTable } from "./store.ts";

/** Shows the table as it was after a ply. */
export async function showPly(ply: number) {
  const { id, seat } = useTable.getState();
  useTable.setState({ replayPly: ply });
  try {
    const replay = await api.replay(id, ply, seat);
    if (useTable.getState().replayPly === ply) {
      useTable.setState({ replay });
    }
  } catch (error) {
    useTable.setState({ problem: message(error) });
  }
}

export function leaveReplay() {
  useTable.setState({ replayPly: -1, replay: undefined });
}
