import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Live } from "./live.ts";

/** A socket whose server says nothing until it is told to. */
class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = FakeSocket.CONNECTING;
  onopen = () => {};
  onclose = () => {};

  constructor() {
    FakeSocket.made.push(this);
  }

  open() {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }

  close() {
    this.readyState = 3;
    this.onclose();
  }
}

describe("a live connection", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
    FakeSocket.made = [];
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("does not wait for ever for a server that says nothing", () => {
    const live = new Live(
      () => "/live",
      () => {},
    );
    vi.advanceTimersByTime(12_000);
    expect(FakeSocket.made).toHaveLength(2);
    live.close();
  });

  it("stays as long as it is not silent for long", () => {
    const live = new Live(
      () => "/live",
      () => {},
    );
    FakeSocket.made[0]?.open();
    vi.advanceTimersByTime(80_000);
    expect(FakeSocket.made).toHaveLength(1);
    vi.advanceTimersByTime(30_000);
    expect(FakeSocket.made).toHaveLength(2);
    live.close();
  });
});
