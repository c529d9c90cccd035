/** Runs something later. The same shape as the clock of a state machine, so one object serves both. */
export interface Timer {
  /** Runs once after so many milliseconds; the answer is what `clearTimeout` takes. */
  setTimeout(run: () => void, milliseconds: number): unknown;
  clearTimeout(handle: unknown): void;
}
