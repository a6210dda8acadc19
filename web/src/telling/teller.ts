// Tells scenes one after the other. Knows no browser: time is given to it, and whoever shows the scenes listens.
import type { Scene } from "./scenes.ts";

/** How scenes follow each other: comfortably, faster, not at all, or one at a time when they are asked for. */
export const PACES = ["calm", "fast", "step", "once"] as const;
export type Pace = (typeof PACES)[number];

export interface Clock {
  /** Does something later; what it gives back calls it off. */
  after(millis: number, act: () => void): () => void;
}

export interface Telling {
  /** The scene that is shown now. */
  readonly scene: Scene | undefined;
  /** How many follow it. */
  readonly left: number;
  /** What others have done since one's own last decision. */
  readonly since: readonly Scene[];
}

export const SILENCE: Telling = { scene: undefined, left: 0, since: [] };

const MILLIS = { calm: 1700, fast: 650 } as const;

/** However much there is to tell, it takes no longer than this, unless each scene would be too short to see. */
const LONGEST = 20_000;
const SHORTEST = 300;

export function millisOf(pace: "calm" | "fast", scenes: number): number {
  return Math.max(SHORTEST, Math.min(MILLIS[pace], LONGEST / Math.max(1, scenes)));
}

/** What is kept to be told again. */
const MOST = 60;

export class Teller {
  private telling = SILENCE;
  private waiting: readonly Scene[] = [];
  private callOff = () => {};
  private pace: Pace = "calm";

  constructor(
    private readonly clock: Clock,
    private readonly show: (telling: Telling) => void,
  ) {}

  setPace(pace: Pace) {
    this.pace = pace;
    this.callOff();
    if (pace === "once") {
      this.skip();
    } else if (this.telling.scene) {
      this.wait();
    }
  }

  /** Something has happened. */
  add(scenes: readonly Scene[]) {
    if (scenes.length === 0) {
      return;
    }
    const since = [...this.telling.since, ...scenes].slice(-MOST);
    this.change({ ...this.telling, since });
    if (this.pace !== "once") {
      this.tell(scenes);
    }
  }

  /** One's own decision is made: nothing is told any more, and what comes next is new. */
  decided() {
    this.skip();
    if (this.telling.since.length > 0) {
      this.change(SILENCE);
    }
  }

  /** Tells again what others have done since one's own last decision. */
  replay() {
    const { since } = this.telling;
    this.skip();
    this.tell(since);
  }

  /** Choices were taken back: what never happened is not told. */
  rewind(ply: number) {
    this.skip();
    this.change({ ...SILENCE, since: this.telling.since.filter((scene) => scene.ply <= ply) });
  }

  /** The next scene now, or the end. */
  next() {
    this.callOff();
    const [scene, ...rest] = this.waiting;
    this.waiting = rest;
    this.change({ ...this.telling, scene, left: rest.length });
    if (scene) {
      this.wait();
    }
  }

  /** Everything has been told. */
  skip() {
    this.callOff();
    this.waiting = [];
    if (this.telling.scene) {
      this.change({ ...this.telling, scene: undefined, left: 0 });
    }
  }

  private tell(scenes: readonly Scene[]) {
    this.waiting = [...this.waiting, ...scenes];
    if (this.telling.scene) {
      this.change({ ...this.telling, left: this.waiting.length });
    } else {
      this.next();
    }
  }

  private wait() {
    if (this.pace === "calm" || this.pace === "fast") {
      this.callOff = this.clock.after(millisOf(this.pace, this.waiting.length + 1), () => this.next());
    }
  }

  private change(telling: Telling) {
    this.telling = telling;
    this.show(telling);
  }
}
