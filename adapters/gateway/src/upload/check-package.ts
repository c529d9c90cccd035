import { buffer } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { type DocumentPart, isActive, isReadPart } from './active-content.ts';

/** Limits of a zip before and while it is unpacked. A document of 5 MB is far below them. THR-38 */
const MAX_ENTRIES = 2_000;
const MAX_UNPACKED_BYTES = 100 * 1024 * 1024;
/** The most bytes of entries that are read, all together. */
const MAX_READ_BYTES = 8 * 1024 * 1024;

/** The folder with the main part of an Office document of each kind. */
const FOLDER_OF_MAIN_PART = { docx: 'word/', xlsx: 'xl/' } as const;

/**
 * The problem of an Office document; undefined if it is harmless: entries within number and size limits, true sizes, no
 * encryption, and no code or content loaded from elsewhere. Checks what the zip claims before unpacking anything.
 * THR-38
 */
export async function checkPackage(
  bytes: Uint8Array,
  kind: keyof typeof FOLDER_OF_MAIN_PART,
): Promise<'mismatch' | 'active' | undefined> {
  try {
    const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), READ_OPTIONS);
    const entries = zip.entryCount <= MAX_ENTRIES ? await readEntries(zip) : [];
    const names = entries.map(({ fileName }) => fileName);
    const isOne =
      names.includes('[Content_Types].xml') && names.some((name) => name.startsWith(FOLDER_OF_MAIN_PART[kind]));
    if (!isOne || !isHarmless(entries, bytes.byteLength)) return 'mismatch';
    return isActive(await unpack(zip, entries)) ? 'active' : undefined;
  } catch {
    return 'mismatch'; // yauzl throws on a broken zip
  }
}

const READ_OPTIONS = { lazyEntries: true, autoClose: false, validateEntrySizes: true };

async function readEntries(zip: ZipFile): Promise<readonly Entry[]> {
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) entries.push(entry);
  return entries;
}

/** Rejects overlapping entries, whose packed sizes sum up to more than the file, and duplicate names. */
function isHarmless(entries: readonly Entry[], size: number): boolean {
  const sum = (sizeOf: (entry: Entry) => number) => entries.reduce((total, entry) => total + sizeOf(entry), 0);
  return (
    sum(({ uncompressedSize }) => uncompressedSize) <= MAX_UNPACKED_BYTES &&
    sum(({ compressedSize }) => compressedSize) <= size &&
    new Set(entries.map(({ fileName }) => fileName.toLowerCase())).size === entries.length &&
    sum((entry) => (isReadPart(entry.fileName) ? entry.uncompressedSize : 0)) <= MAX_READ_BYTES &&
    entries.every((entry) => !entry.isEncrypted())
  );
}

/** Unpacks only the entries that are read; throws if an entry is larger than it claims. */
async function unpack(zip: ZipFile, entries: readonly Entry[]): Promise<readonly DocumentPart[]> {
  const parts: DocumentPart[] = [];
  for (const entry of entries) {
    const stream = await zip.openReadStreamPromise(entry);
    if (isReadPart(entry.fileName)) parts.push({ name: entry.fileName, bytes: await buffer(stream) });
    else {
      await finished(stream.resume());
      parts.push({ name: entry.fileName });
    }
  }
  return parts;
}
