/** The current time. Core reads the time only through this port, so that tests can set it. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
}
