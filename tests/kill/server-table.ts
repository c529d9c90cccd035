import type { EngineRun } from './engine-run.ts';
import { formatTable } from './table.ts';

const HEADINGS = [
  'engine',
  'rounds',
  'kills',
  'sent',
  'acknowledged',
  'retried',
  'lost',
  'doubled',
  'files of requests',
  'files without a row',
  'outbox rows',
  'mails arrived',
  'repeats',
  'restart ms (median, longest)',
  'breakages noticed',
  'violations',
];

/** The figures of the rounds with a killed server, one column per engine. */
export const formatServerTable = (runs: readonly EngineRun[]): string => formatTable(HEADINGS, runs.map(columnOf));

function columnOf(run: EngineRun): readonly (string | number)[] {
  const { restarts, breakages } = run;
  const restart = [restarts[Math.floor(restarts.length / 2)], restarts.at(-1)].map((time = 0) => Math.round(time));
  return [
    run.engine,
    run.rounds,
    run.kills,
    run.sent,
    run.acknowledged,
    run.retried,
    run.lost,
    run.doubled,
    run.adopted,
    run.orphans,
    run.outboxRows,
    run.arrived,
    run.repeats,
    restart.join(', '),
    `${breakages.tried - breakages.unnoticed.length} of ${breakages.tried}`,
    run.violations.length,
  ];
}
