import type { BenchName, Scenario } from '@fairhall/fixtures/scenario';

export interface Outcome {
  readonly problems: readonly string[];
  /** What was done and seen, a line each. */
  readonly transcript: readonly string[];
}

/** A place where scenarios are replayed, each as if it were the first. */
export interface Bench {
  readonly name: BenchName;
  replay(scenario: Scenario): Promise<Outcome>;
  close(): Promise<void>;
}
