import { SourceMap } from 'node:module';

/** A range of a script with the number of its executions; of two overlapping ranges the inner one counts. */
interface CountedRange {
  readonly startOffset: number;
  readonly endOffset: number;
  readonly count: number;
}

/** V8's counts for one script. */
export interface CountedScript {
  readonly functions: readonly { readonly ranges: readonly CountedRange[] }[];
}

/** A token's position in a source file, from 0, and whether it ran. */
export type Spot = readonly [line: number, column: number, ran: boolean];

/** Spots by source file, named from the repository's root. */
export type ExecutedCode = Readonly<Record<string, readonly Spot[]>>;

export type Payload = ConstructorParameters<typeof SourceMap>[0];

const INLINE_MAP = /\/\/# sourceMappingURL=data:application\/json[^,]*;base64,([\w+/=]+)\s*$/m;

/** The inline source map at the end of a script. */
export function extractInlineMap(script: string): Payload | undefined {
  const found = script.match(INLINE_MAP)?.[1];
  return found === undefined ? undefined : (JSON.parse(Buffer.from(found, 'base64').toString()) as Payload); // its maker's
}

/** How often each character of a script ran. Inner ranges follow outer ones and take precedence. */
function countsOf(length: number, { functions }: CountedScript): Uint8Array {
  const ran = new Uint8Array(length);
  const ranges = functions.flatMap((one) => one.ranges);
  const outerFirst = ranges.toSorted(
    (one, other) => one.startOffset - other.startOffset || other.endOffset - one.endOffset,
  );
  for (const { startOffset, endOffset, count } of outerFirst) ran.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  return ran;
}

/** The characters of executed functions, with those parts of them that did not run. */
function withinRun(length: number, { functions }: CountedScript): Uint8Array {
  const within = new Uint8Array(length);
  for (const { ranges } of functions) {
    const [whole] = ranges;
    if (whole !== undefined && whole.count > 0) within.fill(1, whole.startOffset, whole.endOffset);
  }
  return within;
}

/** The source positions of the tokens of executed functions, with whether they ran; `fileOf` selects the sources. */
export function collectExecutedCode(
  script: string,
  map: Payload,
  counted: CountedScript,
  fileOf: (source: string) => string | undefined,
): ExecutedCode {
  const ran = countsOf(script.length, counted);
  const inRun = withinRun(script.length, counted);
  const sourceMap = new SourceMap(map);
  const spots = new Map<string, Map<string, Spot>>();
  let lineStart = 0;
  for (const [line, text] of script.split('\n').entries()) {
    for (const { index } of text.matchAll(/[\w$]+|[^\s\w$]/g)) {
      if (inRun[lineStart + index] !== 1) continue;
      const entry = sourceMap.findEntry(line, index);
      // Code that the bundler added itself has no source.
      const source = 'originalSource' in entry && entry.generatedLine === line ? entry.originalSource : undefined;
      const file = source ? fileOf(source) : undefined;
      if (file === undefined || !('originalSource' in entry)) continue;
      const own = spots.get(file) ?? new Map<string, Spot>();
      spots.set(file, own);
      const place = `${entry.originalLine}:${entry.originalColumn}`;
      const before = own.get(place)?.[2] ?? false;
      own.set(place, [entry.originalLine, entry.originalColumn, before || ran[lineStart + index] === 1]);
    }
    lineStart += text.length + 1;
  }
  return Object.fromEntries([...spots].map(([file, own]) => [file, [...own.values()]]));
}

/** The code that ran in at least one of the records. */
export function mergeExecutedCode(all: readonly ExecutedCode[]): ExecutedCode {
  const files = new Set(all.flatMap((one) => Object.keys(one)));
  return Object.fromEntries(
    [...files].map((file) => {
      const spots = new Map<string, Spot>();
      for (const [line, column, ran] of all.flatMap((one) => one[file] ?? [])) {
        const place = `${line}:${column}`;
        spots.set(place, [line, column, ran || spots.get(place)?.[2] === true]);
      }
      return [file, [...spots.values()]];
    }),
  );
}

/** Whether the code at a source position ran: the token that starts there, or the last one before it in its line. */
export function isExecutedAt(spots: readonly Spot[], line: number, column: number): boolean {
  const before = spots.filter(([ownLine, ownColumn]) => ownLine === line && ownColumn <= column);
  const nearest = before.reduce<Spot | undefined>(
    (best, spot) => (best === undefined || spot[1] > best[1] ? spot : best),
    undefined,
  );
  return nearest?.[2] ?? false;
}
