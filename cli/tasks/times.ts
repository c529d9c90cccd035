export interface Time {
  readonly name: string;
  readonly seconds: number;
}

/** The durations within a test file, in seconds. */
export interface TestFileTimes {
  /** Loading its modules, until its tests are known. */
  readonly loading: number;
  /** Hooks around all of its tests, such as filling a database. */
  readonly hooks: number;
  readonly tests: number;
}

/** The durations within a file of browser tests, in seconds. */
export interface BrowserSpent {
  /** Around its tests: creating the browser, the page and the fixtures. */
  readonly 'set-up': number;
  /** Waiting for an assertion to hold or an element to appear. */
  readonly waiting: number;
  /** Opening pages and acting on them. */
  readonly work: number;
}

export interface FileTime extends Time {
  /** The part of the run that the file belongs to. */
  readonly part: string;
  /** Absent if the runner does not report it. */
  readonly spent?: TestFileTimes | BrowserSpent;
}

/** The durations of a run: by part from its start to its end, and by test file without the wait for a worker. */
export interface Times {
  readonly parts: readonly Time[];
  readonly files: readonly FileTime[];
}

const MAX_SLOWEST = 10;

/** Describes how long each part and its phases took, and which test files took longest, slowest first. */
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

/** The sum over all workers, so it can exceed the duration of the part. */
function describeSpent(files: readonly FileTime[]): string {
  const known = files.flatMap(({ spent }) => (spent === undefined ? [] : [spent]));
  if (known.length === 0) return '';
  const totals = new Map<string, number>();
  for (const [of, seconds] of known.flatMap((spent) => Object.entries(spent)))
    totals.set(of, (totals.get(of) ?? 0) + seconds);
  return ` (${[...totals].map(([of, seconds]) => `${of} ${Math.round(seconds)} s`).join(', ')})`;
}

/** Seconds from the first start to the last end; both are clock milliseconds. */
export function measureSpan(stretches: readonly { readonly begin: number; readonly end: number }[]): number {
  if (stretches.length === 0) return 0;
  const begin = Math.min(...stretches.map((stretch) => stretch.begin));
  return (Math.max(...stretches.map((stretch) => stretch.end)) - begin) / 1_000;
}
