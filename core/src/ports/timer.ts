/** Runs something later. It has the shape of a state machine's clock, so that one object serves as both. */
export interface Timer {
  /** Runs once after so many milliseconds; the answer is what `clearTimeout` takes. */
  setTimeout(run: () => void, milliseconds: number): unknown;
  clearTimeout(handle: unknown): void;
}
