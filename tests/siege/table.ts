import { isKindServed, type KindResult, type Outcome } from './siege.ts';

const COLUMNS = ['attack', 'database', 'version', 'reading', 'login', 'enquiry', 'upload', 'memory MiB', ''] as const;

/**
 * One line for each attack: for each kind of request the share of rejections, and the slowest hundredth with its value
 * before the attack.
 */
export function formatTable(outcomes: readonly Outcome[]): string {
  const rows = [COLUMNS as readonly string[], ...outcomes.map(rowOf)];
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n');
}

const rowOf = ({ name, engine, version, kinds, memory, isWithinLimits }: Outcome): readonly string[] => [
  name,
  engine,
  version,
  ...[kinds.reading, kinds.login, kinds.enquiry, kinds.upload].map(told),
  `${memory.calm.toFixed(0)} ${memory.most.toFixed(0)} ${memory.after.toFixed(0)}`,
  isWithinLimits ? 'held' : 'NOT HELD',
];

const told = (seen: KindResult): string =>
  `${(seen.rejected * 100).toFixed(0)}% of ${seen.calls}, ${seen.p99.toFixed(0)}/${seen.calmP99.toFixed(0)} ms${isKindServed(seen) ? '' : ' !'}`;
