/** The current time. Core reads it here alone, so that tests can set it. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
}
