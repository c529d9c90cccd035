import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDefinitions } from '../coverage/definitions.ts';
import { ROOT } from './sources.ts';

/** A text of the repository by its path from the root. */
export interface Text {
  readonly file: string;
  readonly text: string;
}

const FILE_PATTERNS = [
  '{core,adapters,web,cli,fixtures,tests}/**/*.{ts,tsx,js,mjs,json,css,html,md,tsv}',
  '*.{md,json,yaml}',
  '.*.json',
  '.ci/*',
];
/**
 * Built or downloaded files, which are not written here. The lock file's checksums may hold anything that looks like an
 * id.
 */
const FOREIGN = /(^|\/)(?:node_modules|dist|pnpm-lock\.yaml)(\/|$)/;
/** Code, tests, scenarios, texts, documents and settings. */
export function readRepositoryTexts(): readonly Text[] {
  const files = FILE_PATTERNS.flatMap((filePattern) =>
    globSync(filePattern, { cwd: ROOT, exclude: (path) => FOREIGN.test(path) }),
  );
  return files.sort().map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));
}

/**
 * Ids by a shape wider than the valid one, so that a missing or doubled digit is found. Parts of a word (SHA-256) are
 * none.
 */
const MENTION = /(?<![\w-])(?:R|A|D|THR|REL|API)-\d+(?:\.\d+)*(?!\w)/g;
/** Fault tests (F6) and attack tests (S6) only where a test's title begins with them: S6 is also a supplier's id. */
const TITLE_MENTION = /(?<=(['"`])(?:[A-Z]+-[\d.]+ |[FS]\d{1,2} )*)[FS]\d{1,2}(?= )/g;
const TEST_FILE = /\.(?:test|spec)\.tsx?$/;
const RANGE = /(?<![\w-])(R|A|D|THR|REL|API)-([\d.]+)(?: to | … |–|…)(R|A|D|THR|REL|API)-([\d.]*\d)/g;
const CALL = /\bid: '(API-\d+)'/g;

const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length;
const numberOf = (id: string): number => Number(id.replace(/^\D+/, ''));

/** The ids of calls that a text declares. A call may be declared twice where one id has two paths. */
export const listDeclaredCalls = (text: string): readonly string[] =>
  [...text.matchAll(CALL)].map((match) => match[1] ?? '');

/** Mentions of ids that neither `defined` nor the text itself, as a call, defines; and ranges that run backwards. */
export function listMentionFaults({ file, text }: Text, defined: ReadonlySet<string>): readonly string[] {
  const known = new Set([...defined, ...listDeclaredCalls(text)]);
  const mentions = [...text.matchAll(MENTION), ...(TEST_FILE.test(file) ? text.matchAll(TITLE_MENTION) : [])];
  const undefinedOnes = mentions
    .filter(([id]) => !known.has(id))
    .map((match) => `${file}:${lineAt(text, match.index)} ${match[0]} is defined nowhere`);
  const backwards = [...text.matchAll(RANGE)]
    .filter(([, family, from, otherFamily, to]) => family !== otherFamily || Number(from) >= Number(to))
    .map((match) => `${file}:${lineAt(text, match.index)} ${match[0]} is no range`);
  return [...undefinedOnes, ...backwards];
}

/** one digit and three; the others two digits, or three from 100 on; fault tests no zero in front. */
const SHAPE = /^(?:R-\d\.\d{3}|(?:A|D|THR|REL)-(?:\d{2}|[1-9]\d{2})|F[1-9]\d?)$/;
/** What stands in quotes, or as code, may hold several sentences. */
const QUOTED = /``.*?``|`[^`]*`|"[^"]*"/g;
const ONE_SENTENCE = /^(?!.*[.?!] [A-Z])\S.*[.\]]$/;

/**
 * What is wrong with a defining file: ids of another family, malformed, doubled or out of order, or without a sentence.
 */
export function listDefinitionFaults(text: string, families: readonly string[]): readonly string[] {
  const getFamilyIndex = (id: string): number => families.indexOf(id.replace(/[\d.]+$/, ''));
  return parseDefinitions(text).flatMap(({ id, sentence }, index, all) => {
    const before = all[index - 1]?.id;
    if (getFamilyIndex(id) < 0 || !SHAPE.test(id)) return [`${id} is badly formed`];
    if (before !== undefined && !comesAfter(id, before, getFamilyIndex)) return [`${id} does not come after ${before}`];
    return isSentence(id, sentence) ? [] : [`${id} has no sentence`];
  });
}

function comesAfter(id: string, before: string, placeOf: (id: string) => number): boolean {
  return placeOf(id) === placeOf(before) ? numberOf(id) > numberOf(before) : placeOf(id) > placeOf(before);
}

/** Requirements end with their decisions in brackets and may be said in two sentences, the others in one. */
function isSentence(id: string, sentence: string): boolean {
  return id.startsWith('R-')
    ? /^\S.*\S$/.test(sentence)
    : ONE_SENTENCE.test(sentence.replaceAll(QUOTED, 'quoted')) && sentence.length > 20;
}
