import { create } from "zustand";
import { api } from "../api/client.ts";
import type { GameInfo, Me } from "../api/types.ts";

interface Session {
  readonly me: Me | undefined;
  readonly games: readonly GameInfo[];
}

export const useSession = create<Session>(() => ({ me: undefined, games: [] }));

export async function loadMe() {
  useSession.setState({ me: await api.me() });
}

export async function loadGames() {
  useSession.setState({ games: await api.games() });
}

/** Whoever wants to sit down needs a name; a guest gets one and can change it later by signing up. */
export async function beSomebody(name: string): Promise<Me> {
  const { me } = useSession.getState();
  if (me?.signedIn) {
    return me;
  }
  const guest = await api.guest(name);
  useSession.setState({ me: guest });
  return guest;
}
