import { readdir, readFile, stat } from 'node:fs/promises';
import { dirname, extname, join, relative, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { UPLOAD_MAX_BYTES } from '@fairhall/core/contract/upload/limits';
import { joinCell, splitCell } from '@fairhall/core/files/cells';
import { sameName } from '@fairhall/core/files/same-name';
import type { Message } from '@fairhall/core/ports/texts';
import { type Entry, getFileNameLowLevel, openPromise, validateFileName, type ZipFile } from 'yauzl';
import type { SentRow } from './chunks.ts';
import { problem } from './file-problem.ts';

/** Most files of an archive of pictures. */
const ENTRIES_MAX = 50_000;
/** Most folders that are looked through for a picture: beside a spreadsheet may lie all that somebody has. */
const FOLDERS_MAX = 2_000;
/** A part of the cell that is a file's name; all others are ids of pictures that are there already. */
const FILE_NAME = /\.(?:jpe?g|png|webp)$/i;

/** Pictures that rows name: files of a folder or of a zip archive. */
export interface Pictures {
  /** Undefined where there is none of that name, or it is larger than a picture may be. */
  read(name: string): Promise<Buffer | undefined>;
  /** What of an archive is left out, and why; nothing where all of it can be read. */
  readonly remarks: readonly Message[];
  close(): void;
}

/** Opens the folder or the archive that is named, else the folder that the file lies in. */
export async function openPictures(folder: string, named: string | undefined, file: string): Promise<Pictures> {
  const place = named === undefined ? dirname(file) : resolve(folder, named);
  const found = await stat(place).catch(() => undefined);
  if (found?.isDirectory()) return folderOf(place);
  if (found?.isFile() && extname(place).toLowerCase() === '.zip') return archiveOf(place);
  throw problem('terminal.import.noPictures', { place: named ?? place });
}

/** No name leads out of the folder. One that is not there as it is written is looked for as a reader would. */
function folderOf(folder: string): Pictures {
  let names: Promise<Names<string>> | undefined;
  const read = async (name: string): Promise<Buffer | undefined> => {
    const place = resolve(folder, name);
    if (relative(folder, place).startsWith('..')) return undefined;
    const found = await stat(place).catch(() => undefined);
    return found?.isFile() && found.size <= UPLOAD_MAX_BYTES ? readFile(place) : undefined;
  };
  return {
    read: async (name) => {
      const bytes = await read(name);
      if (bytes !== undefined || !isInside(plainName(name))) return bytes;
      names ??= filesBelow(folder);
      const other = (await names).find(name);
      return other === undefined || other === name ? undefined : read(other);
    },
    remarks: [],
    close: () => undefined,
  };
}

/** The pictures of a folder and those below it, as many as an archive may hold; links are not followed. */
async function filesBelow(folder: string): Promise<Names<string>> {
  const files = new Map<string, string>();
  const folders = [''];
  for (let at = 0; at < folders.length && files.size < ENTRIES_MAX && at < FOLDERS_MAX; at += 1) {
    const below = folders[at] ?? '';
    for (const entry of await readdir(resolve(folder, below), { withFileTypes: true }).catch(() => [])) {
      const name = join(below, entry.name);
      if (entry.isDirectory() && entry.name !== 'node_modules' && !entry.name.startsWith('.')) folders.push(name);
      if (entry.isFile() && FILE_NAME.test(entry.name)) files.set(name, name);
    }
  }
  return namesOf(files);
}

interface Names<File> {
  /** What a name means: the same but for its case, its accents' form and letters nobody sees, else the only one in any folder. */
  find(name: string): File | undefined;
}

function namesOf<File>(files: ReadonlyMap<string, File>): Names<File> {
  /** Null for a name that several have. */
  const [byName, byBase] = [new Map<string, File | null>(), new Map<string, File | null>()];
  for (const [name, file] of files) {
    const same = sameName(name);
    byName.set(same, byName.has(same) ? null : file);
    byBase.set(baseOf(same), byBase.has(baseOf(same)) ? null : file);
  }
  return {
    find: (name) => {
      const same = sameName(name).replace(/^(?:\.\/)+/, '');
      return (byName.has(same) ? byName.get(same) : byBase.get(baseOf(same))) ?? undefined;
    },
  };
}

const baseOf = (name: string): string => name.slice(name.lastIndexOf('/') + 1);

/** Files of an archive are unpacked one by one, none larger than it says. What could not lie in a folder is left out. THR-38 */
async function archiveOf(place: string): Promise<Pictures> {
  const broken = () => problem('terminal.import.noArchive');
  // Names are read here: a single one that leads out of its folder would end the reading of all.
  const options = { lazyEntries: true, autoClose: false, validateEntrySizes: true, decodeStrings: false } as const;
  const zip = await openPromise(place, options).catch(() => {
    throw broken();
  });
  const { entries, leftOut } = await entriesOf(zip).catch(() => {
    zip.close();
    throw broken();
  });
  const names = namesOf(entries);
  return {
    remarks: leftOut.length === 0 ? [] : [leftOutRemark(leftOut)],
    read: async (name) => {
      const written = plainName(name);
      if (!isInside(written)) return undefined;
      const entry = entries.get(written) ?? names.find(written);
      if (entry === undefined || entry.isEncrypted() || entry.uncompressedSize > UPLOAD_MAX_BYTES) return undefined;
      try {
        return await buffer(await zip.openReadStreamPromise(entry));
      } catch {
        return undefined;
      }
    },
    close: () => zip.close(),
  };
}

async function entriesOf(zip: ZipFile) {
  if (zip.entryCount > ENTRIES_MAX) throw new Error('too many entries');
  const entries = new Map<string, Entry>();
  const leftOut: string[] = [];
  for await (const entry of zip.eachEntry()) {
    const written = nameOf(entry);
    const name = plainName(written);
    if (name.endsWith('/')) continue;
    if (!isInside(name) || isLink(entry) || entries.has(name)) leftOut.push(written);
    else entries.set(name, entry);
  }
  return { entries, leftOut };
}

/** Many programs write UTF-8 and do not say so. */
function nameOf({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(fileNameRaw);
  } catch {
    return getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true);
  }
}

/** A name as an archive or a cell writes it, with `/` between folders and composed accents. */
const plainName = (name: string): string =>
  name
    .replaceAll('\\', '/')
    .replace(/^(?:\.\/)+/, '')
    .normalize('NFC');

/** Neither absolute nor on a drive, nor out of its folder; and a name at all. */
const isInside = (name: string): boolean => name !== '' && validateFileName(name) === null && !/\p{Cc}/u.test(name);

/** What a zip of Unix says is a link and no file. */
const isLink = ({ externalFileAttributes }: Entry): boolean =>
  ((externalFileAttributes >>> 16) & 0o170000) === 0o120000;

const TOLD_MAX = 5;

function leftOutRemark(names: readonly string[]): Message {
  const told = names.slice(0, TOLD_MAX).map((name) => JSON.stringify(name));
  return {
    key: 'terminal.import.leftOut',
    values: { names: [...told, ...(names.length > TOLD_MAX ? ['…'] : [])].join(', ') },
  };
}

/** Sends a picture of a row and answers its id; undefined where it was refused. */
export type SendPicture = (row: SentRow, name: string, bytes: Buffer) => Promise<string | undefined>;

/** The rows with ids in the place of files' names. A name that gives no picture stays, and is told of its row. */
export async function withPictures(
  rows: readonly SentRow[],
  columns: readonly string[],
  pictures: Pictures,
  send: SendPicture,
): Promise<SentRow[]> {
  const place = columns.indexOf('pictures');
  if (place < 0) return [...rows];
  const sent: SentRow[] = [];
  for (const row of rows) {
    const parts = splitCell(row.cells[place] ?? '');
    const ids: string[] = [];
    for (const part of parts) {
      const bytes = FILE_NAME.test(sameName(part)) ? await pictures.read(part) : undefined;
      const id = bytes === undefined ? part : await send(row, part, bytes);
      if (id !== '') ids.push(id ?? part);
    }
    sent.push({ row: row.row, cells: row.cells.with(place, joinCell(ids)) });
  }
  return sent;
}
