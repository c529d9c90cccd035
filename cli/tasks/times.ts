export interface Time {
  readonly name: string;
  readonly seconds: number;
}

/** What a test file's time went into, in seconds. */
export interface TestFileTimes {
  /** Its modules, until the tests in it are known. */
  readonly loading: number;
  /** What it does around all of its tests, such as filling a database. */
  readonly hooks: number;
  readonly tests: number;
}

/** What a file of browser tests spent its time on, in seconds. */
export interface BrowserSpent {
  /** Around its tests: a browser, a page and what a test is given. */
  readonly 'set-up': number;
  /** For something to be as it is asserted, or to come. */
  readonly waiting: number;
  /** Opening pages and acting on them. */
  readonly work: number;
}

export interface FileTime extends Time {
  /** The part of the run that it belongs to. */
  readonly part: string;
  /** Absent where the runner does not tell. */
  readonly spent?: TestFileTimes | BrowserSpent;
}

/** How long a run took: by part, from its beginning to its end, and by test file, without its waiting for a turn. */
export interface Times {
  readonly parts: readonly Time[];
  readonly files: readonly FileTime[];
}

const MAX_SLOWEST = 10;

/** Says how long each part took, what its test files spent that on, and which of them took longest, slowest first. */
export function describeTimes({ parts, files }: Times): string {
  const byPart = Object.groupBy(files, ({ part }) => part);
  return [
    `Time by part: ${parts.map(({ name, seconds }) => `${name} ${Math.round(seconds)} s`).join(', ')}`,
    ...parts.flatMap(({ name }) => describeFiles(name, byPart[name] ?? [])),
  ].join('\n');
}

function describeFiles(part: string, files: readonly FileTime[]): readonly string[] {
  if (files.length === 0) return [];
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, MAX_SLOWEST);
  return [
    `Slowest test files of ${part}${describeSpent(files)}:`,
    ...slowest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`),
  ];
}

/** All workers together, so that it may come to more than the part took. */
function describeSpent(files: readonly FileTime[]): string {
  const known = files.flatMap(({ spent }) => (spent === undefined ? [] : [spent]));
  if (known.length === 0) return '';
  const totals = new Map<string, number>();
  for (const [of, seconds] of known.flatMap((spent) => Object.entries(spent)))
    totals.set(of, (totals.get(of) ?? 0) + seconds);
  return ` (${[...totals].map(([of, seconds]) => `${of} ${Math.round(seconds)} s`).join(', ')})`;
}

/** The time from the first beginning to the last end, in seconds; both are milliseconds of a clock. */
export function measureSpan(stretches: readonly { readonly begin: number; readonly end: number }[]): number {
  if (stretches.length === 0) return 0;
  const begin = Math.min(...stretches.map((stretch) => stretch.begin));
  return (Math.max(...stretches.map((stretch) => stretch.end)) - begin) / 1_000;
}
