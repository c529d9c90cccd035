import { hasValue } from '@fairhall/core/files/csv';

/** A record that is left out because a quote stands where none belongs, as it is written. */
interface UnreadableRecord {
  readonly unreadable: string;
}

/** A record, empty for an empty line; one that cannot be read; or that the rest has to be read with more care. */
export type PlainRecord = string[] | UnreadableRecord | 'odd';

/** Longest record, in characters: an open quote must not gather the rest of a file. */
export const RECORD_MAX = 400_000;

/**
 * The records of a text in pieces, as long as they are plain: cells bare or in quotes, lines that all end alike. At the first
 * that is not it says so and ends. Ten times as fast as reading letter by letter. Of a record with a quote where none belongs
 * the first line is left out: the quote may be a sign for inches, or one that was never closed.
 */
export async function* readPlainRecords(
  pieces: AsyncIterable<string>,
  delimiter: string,
): AsyncGenerator<readonly PlainRecord[]> {
  let [text, end, most] = ['', '', 0];
  const takeRecords = (isLast: boolean): readonly PlainRecord[] => {
    const records: PlainRecord[] = [];
    let at = 0;
    while (at < text.length) {
      const found = recordAt(text, at, { delimiter, end, isLast });
      const isOpen = found === 'more' && text.length - at > RECORD_MAX;
      if (found === 'more' && !isOpen) break;
      if (found === 'odd') return [...records, 'odd'];
      if (found === 'more' || found === 'faulty' || found.next - at > RECORD_MAX) {
        const stop = text.indexOf(end, at);
        const line = text.slice(at, stop < 0 ? text.length : stop);
        at = stop < 0 ? text.length : stop + end.length;
        records.push({ unreadable: line });
        continue;
      }
      at = found.next;
      if (found.isEmpty) {
        records.push([]);
        continue;
      }
      most ||= found.cells.length;
      const isLong = found.cells.length > most;
      if (isLong && hasValue(found.cells.slice(most))) return [...records, 'odd'];
      records.push(isLong ? found.cells.slice(0, most) : found.cells);
    }
    text = text.slice(at);
    return records;
  };
  for await (const piece of pieces) {
    text += piece;
    end ||= lineEndOf(text);
    if (end === '') continue;
    if (end === 'odd') return yield ['odd'];
    const records = takeRecords(false);
    yield records;
    if (records.at(-1) === 'odd') return;
  }
  yield end === '' && text !== '' ? ['odd'] : takeRecords(true);
}

/** How the first line ends; '' while none does. */
function lineEndOf(text: string): '' | '\n' | '\r\n' | 'odd' {
  const at = text.indexOf('\n');
  if (at < 0) return text.length > RECORD_MAX ? 'odd' : '';
  const line = text.slice(0, at);
  const isWithinQuotes = line.split('"').length % 2 === 0;
  if (isWithinQuotes || /\ufeff|\r(?!$)/.test(line)) return 'odd';
  return line.endsWith('\r') ? '\r\n' : '\n';
}

interface ParseContext {
  readonly delimiter: string;
  readonly end: string;
  readonly isLast: boolean;
}

/** What is not all there yet, has a misplaced quote, or has to be read with more care. */
type IncompleteRecord = 'more' | 'faulty' | 'odd';

interface ParsedRecord {
  readonly cells: string[];
  readonly next: number;
  readonly isEmpty: boolean;
}

function recordAt(text: string, from: number, reading: ParseContext): ParsedRecord | IncompleteRecord {
  const { delimiter, end, isLast } = reading;
  const stop = text.indexOf(end, from);
  if (stop < 0 && !isLast) return 'more';
  const line = text.slice(from, stop < 0 ? text.length : stop);
  if (line.includes('"')) return readQuotedRecord(text, from, reading);
  if (line.includes('\r') || line.includes('\n')) return 'odd';
  return {
    cells: line.split(delimiter),
    next: stop < 0 ? text.length : stop + end.length,
    isEmpty: line === '',
  };
}

/** A record with quotes in it, which lines may end within. */
function readQuotedRecord(text: string, from: number, reading: ParseContext): ParsedRecord | IncompleteRecord {
  const { delimiter, end, isLast } = reading;
  const cells: string[] = [];
  for (let at = from; ; at += 1) {
    const cell = text[at] === '"' ? readQuotedCell(text, at, isLast) : readBareCell(text, at, reading);
    if (typeof cell === 'string') return cell;
    cells.push(cell.value);
    at = cell.next;
    if (at >= text.length) return isLast ? { cells, next: at, isEmpty: false } : 'more';
    if (text.startsWith(end, at)) return { cells, next: at + end.length, isEmpty: false };
    if (text[at] === delimiter) continue;
    if (at + end.length > text.length && !isLast) return 'more';
    return text[at] === '\r' || text[at] === '\n' ? 'odd' : 'faulty';
  }
}

interface Cell {
  readonly value: string;
  /** Where what follows it begins. */
  readonly next: number;
}

function readQuotedCell(text: string, from: number, isLast: boolean): Cell | IncompleteRecord {
  let close = text.indexOf('"', from + 1);
  let isDoubled = false;
  while (close >= 0 && text[close + 1] === '"') {
    isDoubled = true;
    close = text.indexOf('"', close + 2);
  }
  if (close < 0) return isLast ? 'faulty' : 'more';
  if (close + 1 === text.length && !isLast) return 'more'; // the next piece may begin with its other half
  const value = text.slice(from + 1, close);
  return { value: isDoubled ? value.replaceAll('""', '"') : value, next: close + 1 };
}

function readBareCell(text: string, from: number, { delimiter, end, isLast }: ParseContext): Cell | IncompleteRecord {
  let at = from;
  while (at < text.length && text[at] !== delimiter && !text.startsWith(end, at)) {
    if (!isLast && at === text.length - 1 && end[0] === text[at]) return 'more'; // a piece may end between \r and \n
    if (text[at] === '"') return 'faulty';
    if (text[at] === '\r' || text[at] === '\n') return 'odd';
    at += 1;
  }
  return { value: text.slice(from, at), next: at };
}
