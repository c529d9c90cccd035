/** Runs a function later. It has the shape of a state machine's clock, so that one object serves as both. */
export interface Timer {
  /** Runs once after the given milliseconds; returns the handle for `clearTimeout`. */
  setTimeout(run: () => void, milliseconds: number): unknown;
  clearTimeout(handle: unknown): void;
}
