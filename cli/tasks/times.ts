export interface Time {
  readonly name: string;
  readonly seconds: number;
}

/** How long a run took: by part, from its beginning to its end, and by test file, without its waiting for a turn. */
export interface Times {
  readonly parts: readonly Time[];
  readonly files: readonly Time[];
}

const SLOWEST = 10;

/** Says how long each part took, and which test files took longest, slowest first. */
export function describeTimes({ parts, files }: Times): string {
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
  return [
    `Time by part: ${parts.map(({ name, seconds }) => `${name} ${Math.round(seconds)} s`).join(', ')}`,
    'Slowest test files:',
    ...slowest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`),
  ].join('\n');
}

/** The time from the first beginning to the last end, in seconds; both are milliseconds of a clock. */
export function spanOf(stretches: readonly { readonly begin: number; readonly end: number }[]): number {
  if (stretches.length === 0) return 0;
  const begin = Math.min(...stretches.map((stretch) => stretch.begin));
  return (Math.max(...stretches.map((stretch) => stretch.end)) - begin) / 1_000;
}
