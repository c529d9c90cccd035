import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDefinitions } from '../coverage/definitions.ts';
import { ROOT } from './sources.ts';

/** A text file of the repository with its path from the root. */
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
/** Built or downloaded files. The lock file's checksums may contain anything that looks like an id. */
const FOREIGN = /(^|\/)(?:node_modules|dist|pnpm-lock\.yaml)(\/|$)/;
/** Code, tests, scenarios, texts, documents and settings. */
export function readRepositoryTexts(): readonly Text[] {
  const files = FILE_PATTERNS.flatMap((filePattern) =>
    globSync(filePattern, { cwd: ROOT, exclude: (path) => FOREIGN.test(path) }),
  );
  return files.sort().map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));
}

/**
 * Matches a wider format than the valid one, so that a missing or duplicated digit is found. Parts of a word (SHA-256)
 * do not match.
 */
const MENTION = /(?<![\w-])(?:R|A|D|THR|REL|API)-\d+(?:\.\d+)*(?!\w)/g;
/**
 * Ids of fault tests (F6) and attack tests (S6) count only at the start of a test's title: S6 is also a supplier's id.
 */
const TITLE_MENTION = /(?<=(['"`])(?:[A-Z]+-[\d.]+ |[FS]\d{1,2} )*)[FS]\d{1,2}(?= )/g;
const TEST_FILE = /\.(?:test|spec)\.tsx?$/;
const RANGE = /(?<![\w-])(R|A|D|THR|REL|API)-([\d.]+)(?: to | … |–|…)(R|A|D|THR|REL|API)-([\d.]*\d)/g;
const CALL = /\bid: '(API-\d+)'/g;

const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length;
const numberOf = (id: string): number => Number(id.replace(/^\D+/, ''));

/** The ids of calls that a text declares. A call may be declared twice if one id has two paths. */
export const listDeclaredCalls = (text: string): readonly string[] =>
  [...text.matchAll(CALL)].map((match) => match[1] ?? '');

/**
 * Ids in a text that are neither in `defined` nor declared as a call in the text itself; and ranges that run backwards.
 */
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

/**
 * The valid formats: has one digit and three; the others have two digits, or three from 100 on; fault tests
 * have no leading zero.
 */
const SHAPE = /^(?:R-\d\.\d{3}|(?:A|D|THR|REL)-(?:\d{2}|[1-9]\d{2})|F[1-9]\d?)$/;
/** Text in quotes, or code, may contain several sentences. */
const QUOTED = /``.*?``|`[^`]*`|"[^"]*"/g;
const ONE_SENTENCE = /^(?!.*[.?!] [A-Z])\S.*[.\]]$/;

/**
 * The errors of a defining file: ids of another family, malformed, duplicated or out of order, or without a sentence.
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

/** The sentence of a requirement ends with its decisions in brackets and may be two sentences, the others are one. */
function isSentence(id: string, sentence: string): boolean {
  return id.startsWith('R-')
    ? /^\S.*\S$/.test(sentence)
    : ONE_SENTENCE.test(sentence.replaceAll(QUOTED, 'quoted')) && sentence.length > 20;
}
