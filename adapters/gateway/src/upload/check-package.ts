import { finished } from 'node:stream/promises';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

/** Limits of a zip before and while it is unpacked. A document of 5 MB is far below them. THR-38 */
const MOST_ENTRIES = 2_000;
const MOST_UNPACKED = 100 * 1024 * 1024;

/** The folder that an Office document of each kind has its main part in. */
const MAIN_FOLDERS = { docx: 'word/', xlsx: 'xl/' } as const;

/**
 * Whether bytes are an Office document of this kind and nothing more: no more and no larger entries than allowed, sizes
 * that are true, nothing encrypted, no macros. What a zip claims is looked at before anything of it is unpacked. THR-38
 */
export async function isOfficeDocument(bytes: Uint8Array, kind: keyof typeof MAIN_FOLDERS): Promise<boolean> {
  try {
    const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), OPTIONS);
    const entries = zip.entryCount <= MOST_ENTRIES ? await entriesOf(zip) : [];
    const names = entries.map(({ fileName }) => fileName);
    const isOne = names.includes('[Content_Types].xml') && names.some((name) => name.startsWith(MAIN_FOLDERS[kind]));
    if (!isOne || !isHarmless(entries, bytes.byteLength)) return false;
    await unpack(zip, entries);
    return true;
  } catch {
    return false; // yauzl tells a broken zip by throwing
  }
}

const OPTIONS = { lazyEntries: true, autoClose: false, validateEntrySizes: true };
const MACROS = /vbaProject\.bin$/i;

async function entriesOf(zip: ZipFile): Promise<readonly Entry[]> {
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) entries.push(entry);
  return entries;
}

/** Entries that lie over one another would be packed smaller than the file says, and each name counts once. */
function isHarmless(entries: readonly Entry[], size: number): boolean {
  const sum = (sizeOf: (entry: Entry) => number) => entries.reduce((total, entry) => total + sizeOf(entry), 0);
  return (
    sum(({ uncompressedSize }) => uncompressedSize) <= MOST_UNPACKED &&
    sum(({ compressedSize }) => compressedSize) <= size &&
    new Set(entries.map(({ fileName }) => fileName.toLowerCase())).size === entries.length &&
    entries.every((entry) => !entry.isEncrypted() && !MACROS.test(entry.fileName))
  );
}

/** Unpacks into nothing, and throws where an entry is larger than it says. */
async function unpack(zip: ZipFile, entries: readonly Entry[]): Promise<void> {
  for (const entry of entries) {
    const stream = await zip.openReadStreamPromise(entry);
    await finished(stream.resume());
  }
}
