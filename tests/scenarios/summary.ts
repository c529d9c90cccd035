import type { ScenarioFile } from '@fairhall/fixtures/read-scenarios';
import { type BenchName, isReplayedOn, SCENARIO_BENCH_NAMES } from '@fairhall/fixtures/scenario';

export interface Summary {
  readonly replays: Readonly<Record<BenchName, number>>;
  readonly leftOut: readonly { readonly id: string; readonly bench: BenchName; readonly reason: string }[];
}

/** The number of scenarios that each bench replays, and those that it does not with the reasons. */
export function toSummary(files: readonly ScenarioFile[]): Summary {
  const count = (bench: BenchName) => files.filter(({ scenario }) => isReplayedOn(scenario, bench)).length;
  return {
    replays: { ports: count('ports'), gateway: count('gateway'), cli: count('cli') },
    leftOut: files.flatMap(({ id, scenario }) =>
      SCENARIO_BENCH_NAMES.flatMap((bench) => {
        const reason = scenario.leftOut?.[bench];
        return reason === undefined ? [] : [{ id, bench, reason }];
      }),
    ),
  };
}

export function formatSummary({ replays, leftOut }: Summary): readonly string[] {
  const counts = SCENARIO_BENCH_NAMES.map((bench) => `${bench} ${replays[bench]}`).join(', ');
  return [
    `scenario replays: ${counts}`,
    ...leftOut.map(({ id, bench, reason }) => `left out on ${bench}: ${id}: ${reason}`),
  ];
}
