import { encodeUtf8 } from '../base64url.ts';
import { FILE_XLSX_PARTS, SHEET_END, SHEET_PART, SHEET_START, sheetRow } from './workbook.ts';

/** Builds a workbook in memory. Its parts are stored without compression, since a list of leads is small. */
export function writeXlsx(rows: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> {
  const sheet = `${SHEET_START}${rows.map(sheetRow).join('')}${SHEET_END}`;
  return packZip(Object.entries({ ...FILE_XLSX_PARTS, [SHEET_PART]: sheet }));
}

/** 1980-01-01, the first date of the zip format: with today's date the same rows would give different files. */
const [DATE, UTF8_NAMES] = [0x21, 0x0800];

function packZip(parts: readonly (readonly [string, string])[]): Uint8Array<ArrayBuffer> {
  const [files, directory]: [Uint8Array[], Uint8Array[]] = [[], []];
  let at = 0;
  for (const [path, content] of parts) {
    const [name, bytes] = [Uint8Array.from(encodeUtf8(path)), Uint8Array.from(encodeUtf8(content))];
    const [sum, size] = [computeChecksum(bytes), bytes.length];
    const facts = [
      [2, UTF8_NAMES],
      [2, 0],
      [2, 0],
      [2, DATE],
      [4, sum],
      [4, size],
      [4, size],
      [2, name.length],
    ] as const;
    files.push(packNumbers([4, 0x04034b50], [2, 20], ...facts, [2, 0]), name, bytes);
    const place = [
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, at],
    ] as const;
    directory.push(packNumbers([4, 0x02014b50], [2, 20], [2, 20], ...facts, ...place), name);
    at += 30 + name.length + size;
  }
  const [count, length] = [parts.length, directory.reduce((sum, piece) => sum + piece.length, 0)];
  const end = packNumbers([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, length], [4, at], [2, 0]);
  return mergeBytes([...files, ...directory, end]);
}

/** Packs little-endian numbers, each of the given size in bytes. */
function packNumbers(...fields: readonly (readonly [2 | 4, number])[]): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(fields.reduce((sum, [size]) => sum + size, 0)));
  let at = 0;
  for (const [size, value] of fields) {
    if (size === 2) bytes.setUint16(at, value, true);
    else bytes.setUint32(at, value, true);
    at += size;
  }
  return new Uint8Array(bytes.buffer);
}

function mergeBytes(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}

/** Computes the CRC-32 that a zip stores for each part. */
function computeChecksum(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sum >>> 8) ^ (TABLE_CRC32[(sum ^ byte) & 0xff] ?? 0);
  return (sum ^ 0xffffffff) >>> 0;
}

const TABLE_CRC32 = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum;
});
