import { type ExecutedCode, isExecutedAt, type Spot } from './executed-code.ts';
import { listMutations, type Mutation } from './mutations.ts';

/** The code that ran in a row's tests, and the code that ran while their files were loaded. */
export interface RecordedCode {
  readonly test: ExecutedCode;
  readonly loading: ExecutedCode;
}

/** A possible mutation of code that a row's tests ran or read. */
export interface MutationSite {
  readonly file: string;
  /** The line number, from 1. */
  readonly line: number;
  readonly mutation: Mutation;
  /** The words of the line, which may occur in a test's title. */
  readonly words: readonly string[];
  /** Whether it is in a constant that was read, rather than in executed code. */
  readonly isConstant: boolean;
}

const WORDS = /[A-Za-z]{2,}/g;

export const formatLine = ({ file, line }: MutationSite): string => `${file}:${line}`;

interface Constant {
  readonly name: string;
  /** Line numbers from 0, both inclusive. */
  readonly first: number;
  readonly last: number;
}

/** The constants at the top level of a module: their code ran when the module was loaded, whichever test reads them. */
function constantsIn(lines: readonly string[]): readonly Constant[] {
  return lines.flatMap((text, first) => {
    const name = /^(?:export )?const (\w+)/.exec(text)?.[1];
    if (name === undefined) return [];
    const end = /;(?: *\/\/.*)?$/.test(text)
      ? first
      : lines.findIndex((line, at) => at > first && /^[)\]}].*;(?: *\/\/.*)?$/.test(line));
    return [{ name, first, last: end < 0 ? first : end }];
  });
}

/** The lines of constants that executed code of the file names, or that another read constant names. */
function readLines(lines: readonly string[], ran: ReadonlySet<number>, named: ReadonlySet<string>): Set<number> {
  const constants = constantsIn(lines);
  const read = new Set<Constant>();
  const isNamed = ({ name, first }: Constant): boolean => {
    const word = new RegExp(`\\b${name}\\b`);
    const inRead = [...read].some((other) => lines.slice(other.first, other.last + 1).some((line) => word.test(line)));
    return named.has(name) || inRead || [...ran].some((line) => line !== first && word.test(lines[line] ?? ''));
  };
  for (let size = -1; size !== read.size; ) {
    size = read.size;
    for (const constant of constants) if (!read.has(constant) && isNamed(constant)) read.add(constant);
  }
  return new Set(
    [...read].flatMap(({ first, last }) => lines.flatMap((_, at) => (at >= first && at <= last ? [at] : []))),
  );
}

const ranLines = (spots: readonly Spot[] = []): Set<number> =>
  new Set(spots.flatMap(([line, , ran]) => (ran ? [line] : [])));

/** Names in executed code of all files. */
function namesIn(ran: ExecutedCode, read: (file: string) => string): Set<string> {
  const names = Object.entries(ran).flatMap(([file, spots]) => {
    const lines = read(file).split('\n');
    return [...ranLines(spots)].flatMap((line) => lines[line]?.match(/\b[A-Za-z_]\w*/g) ?? []);
  });
  return new Set(names);
}

/** Every mutation of code that ran in the tests, or of a constant that such code names. */
export function listMutationSites(
  { test, loading }: RecordedCode,
  isSource: (file: string) => boolean,
  read: (file: string) => string,
): readonly MutationSite[] {
  const named = namesIn(test, read);
  const files = [...new Set([...Object.keys(test), ...Object.keys(loading)])].filter(isSource);
  return files.flatMap((file) => {
    const text = read(file);
    const lines = text.split('\n');
    const constants = readLines(lines, ranLines(test[file]), named);
    return listMutations(text).flatMap((mutation) => {
      const before = text.slice(0, mutation.at);
      const line = before.split('\n').length - 1;
      const column = before.length - (before.lastIndexOf('\n') + 1);
      const ran = isExecutedAt(test[file] ?? [], line, column);
      const isConstant = !ran && constants.has(line) && isExecutedAt(loading[file] ?? [], line, column);
      const words = lines[line]?.match(WORDS) ?? [];
      return ran || isConstant ? [{ file, line: line + 1, mutation, words, isConstant }] : [];
    });
  });
}

/**
 * Sorts the sites by likelihood, one a line: first those in files with the row's id in a comment; then executed code
 * and constants that a title names, before other constants; then the lines that the fewest other tests of the sample
 * run.
 */
export function sortByLikelihood(
  sites: readonly MutationSite[],
  uses: ReadonlyMap<string, number>,
  titles: readonly string[],
  isAbout: (file: string) => boolean,
): readonly MutationSite[] {
  const named = new Set(titles.flatMap((title) => title.match(WORDS) ?? []));
  const rankOf = ({ file, isConstant, words }: MutationSite): number =>
    2 * Number(isConstant && !words.some((word) => named.has(word))) + Number(!isAbout(file));
  const byLine = Map.groupBy(sites, formatLine);
  const firsts = [...byLine.values()].flatMap(([first]) => (first === undefined ? [] : [first]));
  return firsts.toSorted(
    (one, other) =>
      rankOf(one) - rankOf(other) || (uses.get(formatLine(one)) ?? 0) - (uses.get(formatLine(other)) ?? 0),
  );
}
