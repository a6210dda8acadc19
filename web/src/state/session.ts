import { create } from "zustand";
import { api } from "../api/client.ts";
import type { GameInfo, Me } from "../api/types.ts";

interface Session {
  readonly me: Me | undefined;
  readonly games: readonly GameInfo[];
  /** The server did not answer; it is asked again soon. */
  readonly lost: boolean;
}

export const useSession = create<Session>(() => ({ me: undefined, games: [], lost: false }));

const PAUSE_MILLIS = 2_000;

/** How often we have asked; only the answer to the latest question counts, as the language may have changed since. */
let asked = 0;

/** Asks who we are and what can be played, until the server answers: without that no page is of use. */
export async function introduce() {
  asked += 1;
  const mine = asked;
  try {
    const [me, games] = await Promise.all([api.me(), api.games()]);
    if (mine === asked) {
      useSession.setState({ me, games, lost: false });
    }
  } catch {
    if (mine === asked) {
      useSession.setState({ lost: true });
      setTimeout(introduce, PAUSE_MILLIS);
    }
  }
}

export async function loadMe() {
  useSession.setState({ me: await api.me() });
}

/**
 * Whoever wants to sit down needs a name; a guest gets one and can change it later by signing up. Somebody who is faster
 * than the first answer of the server may well be somebody already, and must not become a nameless guest.
 */
export async function beSomebody(name: string): Promise<Me> {
  const me = useSession.getState().me ?? (await api.me());
  if (me.signedIn) {
    useSession.setState({ me });
    return me;
  }
  const guest = await api.guest(name);
  useSession.setState({ me: guest });
  return guest;
}
