import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createFileProblem } from './file-problem.ts';

const HEAD = 64 * 1024;
/** First bytes of zip archives (including .xlsx) and of old workbooks (.xls). */
const FILE_SIGNATURES = ['504b0304', 'd0cf11e0'].map((mark) => Buffer.from(mark, 'hex'));

/** Reads the text of a file in chunks. Throws a FileProblem with the detected encoding if it is not UTF-8. */
export async function* readText(file: string): AsyncGenerator<string> {
  const head = await headOf(file);
  if (FILE_SIGNATURES.some((mark) => head.subarray(0, mark.length).equals(mark)))
    throw createFileProblem('terminal.import.binary');
  const wide = detectWideEncoding(head);
  if (wide !== undefined) throw createFileProblem('terminal.import.encoding', { encoding: wide });
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  for await (const bytes of createReadStream(file)) {
    try {
      text = decoder.decode(bytes as Buffer, { stream: true });
    } catch {
      throw createFileProblem('terminal.import.encoding', { encoding: detectNarrowEncoding(bytes as Buffer) });
    }
    if (text.includes('\0')) throw createFileProblem('terminal.import.binary');
    yield text;
  }
  try {
    yield decoder.decode();
  } catch {
    throw createFileProblem('terminal.import.encoding', { encoding: detectNarrowEncoding(head) });
  }
}

async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Detects UTF-16 by its byte order mark, or because every other byte of plain letters is zero. */
function detectWideEncoding(head: Buffer): string | undefined {
  const [one, other] = head;
  if ((one === 0xff && other === 0xfe) || (one === 0xfe && other === 0xff)) return 'UTF-16';
  if (head.length < 4) return undefined;
  const zeros = head.filter((byte) => byte === 0).length;
  return zeros > head.length / 4 ? 'UTF-16' : undefined;
}

/** Bytes of Turkish letters in Windows-1254; in Western files they are Icelandic letters. */
const BYTES_TURKISH: ReadonlySet<number> = new Set([0xd0, 0xdd, 0xde, 0xf0, 0xfd, 0xfe]);

/** A run of bytes that are not ASCII, with the ASCII letter on each side if there is one. */
const BYTES_RUN_PATTERN = /([a-z])?([\x80-\xff]+)(?=([a-z])?)/gi;
/** Frequent Chinese characters in GBK. */
const BYTES_CHINESE_PATTERN = /^(?:[\xb0-\xd7][\xa1-\xfe])+$/;

/**
 * Guesses the encoding of bytes that are not UTF-8. In languages with accents, one or two such letters stand within
 * words of plain letters. In Chinese each character is two bytes, and every third byte is below the range of Cyrillic
 * and Arabic letters.
 */
function detectNarrowEncoding(bytes: Buffer): string {
  const sample = bytes.subarray(0, HEAD).toString('latin1');
  const runs = [...sample.matchAll(BYTES_RUN_PATTERN)].map(([, before, run = '', after]) => ({
    run,
    isInWord: Boolean(before ?? after),
  }));
  const count = (holds: (run: (typeof runs)[number]) => boolean) => runs.filter(holds).length;
  const accents = count(({ run, isInWord }) => isInWord && run.length <= 2 && !BYTES_CHINESE_PATTERN.test(run));
  if (accents > runs.length / 2) {
    const isTurkish = runs.some(({ run }) => [...run].some((letter) => BYTES_TURKISH.has(letter.charCodeAt(0))));
    return isTurkish ? 'Windows-1254' : 'ISO-8859-1 / Windows-1252';
  }
  const letters = runs.map(({ run }) => run).join('');
  if (letters.replace(/[\xc0-\xff]/g, '').length < letters.length / 10) return 'Windows-1251 / Windows-1256';
  return count(({ run }) => run.length % 2 === 0) > runs.length * 0.8 ? 'GBK' : 'Big5 / Shift_JIS';
}
