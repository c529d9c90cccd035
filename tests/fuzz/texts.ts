import { pick, type Random } from '../bench/catalogue/random.ts';
import { NUMBER_PLACEHOLDERS } from './junk.ts';

/** The JSON of a value, with the placeholders of NUMBER_PLACEHOLDERS replaced by their numbers. */
export function toJsonText(value: unknown): string {
  const text = JSON.stringify(value) ?? '';
  return text.replace(/"(@[a-z]+)"/g, (quoted, name: string) => NUMBER_PLACEHOLDERS[name] ?? quoted);
}

type Change = (text: string, random: Random) => string | Uint8Array<ArrayBuffer>;

/** Ways to damage JSON text. */
const CHANGES: readonly Change[] = [
  (text, random) => text.slice(0, Math.floor(random() * text.length)),
  (text, random) => text.slice(Math.floor(random() * text.length)),
  (text) => `${text}${text}`,
  (text) => `\ufeff${text}`,
  (text) => ` \n\t${' '.repeat(5_000)}${text}`,
  (text) => text.replaceAll('"', "'"),
  (text) => text.replace(/,/g, ',,'),
  (text) => text.replace(/}/g, ',}'),
  (text) => `/* canary */${text}`,
  (text) => text.replace(/"(\w+)":/, '"$1":0,"$1":'),
  (text) => text.replace(/"data":/, '"data":{},"d\\u0061ta":'),
  (text) => text.replace(/"(\w)(\w*)":/g, (_, first: string, rest: string) => `"${escaped(first)}${rest}":`),
  (text) => text.replace(/:"/, ':"\\u0000'),
  (text) => text.replace(/:"/, ':"\\ud83d'),
  (text) => text.replace(/:"/, ':"\u0000\u0007'),
  (text) => text.replace(/:"/, ':"\\x41\\'),
  (text) => text.replace(/:\d+/, ':01'),
  (text) => text.replace(/:("[^"]*"|\d+)/, ':-'),
  (text) => text.replace(/:("[^"]*"|\d+)/, ':NaN'),
  (text) => `${'['.repeat(33)}${text}${']'.repeat(33)}`,
  (text) => `{"data":${'{"a":'.repeat(31)}${text}${'}'.repeat(31)}}`,
  () => '['.repeat(200_000),
  () => `{"data":${'{"a":'.repeat(40_000)}`,
  (text) => `{"canary":"${'x'.repeat(300_000)}",${text.slice(1)}`,
  () => `{"data":{${Array.from({ length: 9_000 }, (_, place) => `"a${place}":0`).join()}}}`,
  () => '',
  (text, random) => changeBytes(text, random),
  (text) => bytes(text, 'utf16le'),
  (text) => bytes(text, 'latin1'),
  (_, random) => Uint8Array.from({ length: Math.floor(random() * 2_000) }, () => Math.floor(random() * 256)),
];

/** Text that is nearly JSON, or bytes that are nearly UTF-8 text. */
export const changeText = (text: string, random: Random): string | Uint8Array<ArrayBuffer> =>
  pick(CHANGES, random)(text, random);

const escaped = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;

const bytes = (text: string, encoding: BufferEncoding): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(text, encoding));

/** The content with one to four bytes changed. */
export function changeBytes(content: string | Uint8Array, random: Random): Uint8Array<ArrayBuffer> {
  const changed = new Uint8Array(typeof content === 'string' ? Buffer.from(content) : content);
  for (let time = 0; time <= random() * 4 && changed.length > 0; time += 1) {
    changed[Math.floor(random() * changed.length)] = Math.floor(random() * 256);
  }
  return changed;
}
