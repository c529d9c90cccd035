import type { BenchName, Scenario } from '@fairhall/fixtures/scenario';

export interface Outcome {
  readonly problems: readonly string[];
  /** The steps and their results, a line each. */
  readonly transcript: readonly string[];
}

/** Replays scenarios, each in a clean state. */
export interface Bench {
  readonly name: BenchName;
  replay(scenario: Scenario): Promise<Outcome>;
  close(): Promise<void>;
}
