/** A line of the table. */
export interface Line {
  readonly name: string;
  readonly figure: string;
  /** The promised limit; absent for a figure that is only reported. */
  readonly budget?: string;
  readonly isMet?: boolean;
  /**
   * The same figure of an older version that was measured in turn with this one, and the ratio of this version's figure
   * to it.
   */
  readonly before?: { readonly figure: string; readonly ratio: string };
}

const HEADINGS = ['line', 'figure', 'budget', ''];
const COMPARING = ['line', 'before', 'now', 'now/before', 'budget', ''];

/** A line for a figure with a minimum. */
export function toMinimumLine(
  name: string,
  value: number,
  budget: number,
  write: (value: number) => string,
  note = '',
): Line {
  return { name, figure: `${write(value)}${note}`, budget: `>= ${write(budget)}`, isMet: value >= budget };
}

/** A line for a figure with a maximum. */
export function toMaximumLine(
  name: string,
  value: number,
  budget: number,
  write: (value: number) => string,
  note = '',
): Line {
  return { name, figure: `${write(value)}${note}`, budget: `<= ${write(budget)}`, isMet: value <= budget };
}

/** The complete table with aligned columns. */
export function formatTable(lines: readonly Line[]): string {
  const isComparing = lines.some(({ before }) => before !== undefined);
  const headings = isComparing ? COMPARING : HEADINGS;
  const rows = [
    headings,
    ...lines.map(({ name, figure, budget = '', isMet, before }) => {
      const figures = isComparing ? [before?.figure ?? '', figure, before?.ratio ?? ''] : [figure];
      return [name, ...figures, budget, wordFor(isMet)];
    }),
  ];
  const widths = headings.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const written = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [written[0], widths.map((width) => '-'.repeat(width)).join('  '), ...written.slice(1)].join('\n');
}

const wordFor = (isMet: boolean | undefined): string => (isMet === undefined ? '' : isMet ? 'met' : 'MISSED');

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
export const formatPerSecond = (value: number): string => `${whole.format(value)}/s`;
export const formatMilliseconds = (value: number): string =>
  `${value < 10 ? value.toFixed(2) : whole.format(value)} ms`;
export const formatSeconds = (value: number): string => `${value.toFixed(1)} s`;
export const formatMebibytes = (value: number): string => `${whole.format(value)} MiB`;
/** A kB is 1,000 bytes. */
export const formatKilobytes = (value: number): string => `${(value / 1000).toFixed(1)} kB`;
export const formatRatio = (value: number): string => value.toFixed(2);
