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

/** The end of a scenario that holds for every face: how many enquiries there are. */
export function problemsAfter({ after }: Scenario, enquiries: number): readonly string[] {
  if (after === undefined || after.enquiries === enquiries) return [];
  return [`in the end there should be ${after.enquiries} enquiries, there are ${enquiries}`];
}
