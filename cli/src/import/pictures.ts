import { readdir, readFile, stat } from 'node:fs/promises';
import { dirname, extname, join, relative, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { UPLOAD_MAX_BYTES } from '@fairhall/core/contract/upload/limits';
import { joinCell, splitCell } from '@fairhall/core/files/cells';
import { toNameKey } from '@fairhall/core/files/name-key';
import type { Message } from '@fairhall/core/ports/texts';
import { type Entry, getFileNameLowLevel, openPromise, validateFileName, type ZipFile } from 'yauzl';
import type { SentRow } from './chunks.ts';
import { createFileProblem } from './file-problem.ts';

/** Maximum number of files in an archive of pictures. */
const MAX_ENTRIES = 50_000;
/** Maximum number of folders that are searched for a picture: the spreadsheet may lie beside all files of its owner. */
const MAX_FOLDERS = 2_000;
/** A part of the cell that is a file name; all others are ids of existing pictures. */
const FILE_NAME = /\.(?:jpe?g|png|webp)$/i;

/** Pictures that rows refer to: files of a folder or of a zip archive. */
export interface Pictures {
  /** Undefined if there is no picture of that name, or it is too large. */
  read(name: string): Promise<Buffer | undefined>;
  /** Skipped entries of an archive with the reasons; empty if all can be read. */
  readonly remarks: readonly Message[];
  close(): void;
}

/** Opens the given folder or archive, otherwise the folder of the file. */
export async function openPictures(folder: string, named: string | undefined, file: string): Promise<Pictures> {
  const picturesPath = named === undefined ? dirname(file) : resolve(folder, named);
  const found = await stat(picturesPath).catch(() => undefined);
  if (found?.isDirectory()) return folderOf(picturesPath);
  if (found?.isFile() && extname(picturesPath).toLowerCase() === '.zip') return openArchive(picturesPath);
  throw createFileProblem('terminal.import.noPictures', { place: named ?? picturesPath });
}

/** No name leads out of the folder. A name that does not exist exactly is searched as a person would. */
function folderOf(folder: string): Pictures {
  let names: Promise<Names<string>> | undefined;
  const read = async (name: string): Promise<Buffer | undefined> => {
    const picturePath = resolve(folder, name);
    if (relative(folder, picturePath).startsWith('..')) return undefined;
    const found = await stat(picturePath).catch(() => undefined);
    return found?.isFile() && found.size <= UPLOAD_MAX_BYTES ? readFile(picturePath) : undefined;
  };
  return {
    read: async (name) => {
      const bytes = await read(name);
      if (bytes !== undefined || !isInside(normalizeName(name))) return bytes;
      names ??= listPictures(folder);
      const other = (await names).find(name);
      return other === undefined || other === name ? undefined : read(other);
    },
    remarks: [],
    close: () => undefined,
  };
}

/** Lists the pictures of a folder and its subfolders, at most as many as an archive may hold; does not follow links. */
async function listPictures(folder: string): Promise<Names<string>> {
  const files = new Map<string, string>();
  const folders = [''];
  for (let at = 0; at < folders.length && files.size < MAX_ENTRIES && at < MAX_FOLDERS; at += 1) {
    const below = folders[at] ?? '';
    for (const entry of await readdir(resolve(folder, below), { withFileTypes: true }).catch(() => [])) {
      const name = join(below, entry.name);
      if (entry.isDirectory() && entry.name !== 'node_modules' && !entry.name.startsWith('.')) folders.push(name);
      if (entry.isFile() && FILE_NAME.test(entry.name)) files.set(name, name);
    }
  }
  return indexNames(files);
}

interface Names<File> {
  /**
   * Finds the file of this path, ignoring case, the Unicode form of accents and invisible letters; otherwise the only
   * file of this name in any folder.
   */
  find(name: string): File | undefined;
}

function indexNames<File>(files: ReadonlyMap<string, File>): Names<File> {
  /** Null for an ambiguous name. */
  const [byName, byBase] = [new Map<string, File | null>(), new Map<string, File | null>()];
  for (const [name, file] of files) {
    const same = toNameKey(name);
    byName.set(same, byName.has(same) ? null : file);
    byBase.set(getBaseName(same), byBase.has(getBaseName(same)) ? null : file);
  }
  return {
    find: (name) => {
      const same = toNameKey(name).replace(/^(?:\.\/)+/, '');
      return (byName.has(same) ? byName.get(same) : byBase.get(getBaseName(same))) ?? undefined;
    },
  };
}

const getBaseName = (name: string): string => name.slice(name.lastIndexOf('/') + 1);

/**
 * Unpacks the files of an archive one at a time, none beyond its declared size. Skips entries that could not be files
 * of a folder. THR-38
 */
async function openArchive(archivePath: string): Promise<Pictures> {
  const createProblem = () => createFileProblem('terminal.import.noArchive');
  // Names are decoded here: the library would stop at the first one that leads out of its folder.
  const options = { lazyEntries: true, autoClose: false, validateEntrySizes: true, decodeStrings: false } as const;
  const zip = await openPromise(archivePath, options).catch(() => {
    throw createProblem();
  });
  const { entries, leftOut } = await listEntries(zip).catch(() => {
    zip.close();
    throw createProblem();
  });
  const names = indexNames(entries);
  return {
    remarks: leftOut.length === 0 ? [] : [toSkippedRemark(leftOut)],
    read: async (name) => {
      const written = normalizeName(name);
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

async function listEntries(zip: ZipFile) {
  if (zip.entryCount > MAX_ENTRIES) throw new Error('too many entries');
  const entries = new Map<string, Entry>();
  const leftOut: string[] = [];
  for await (const entry of zip.eachEntry()) {
    const written = nameOf(entry);
    const name = normalizeName(written);
    if (name.endsWith('/')) continue;
    if (!isInside(name) || isLink(entry) || entries.has(name)) leftOut.push(written);
    else entries.set(name, entry);
  }
  return { entries, leftOut };
}

/** Many programs write UTF-8 names without the flag for it. */
function nameOf({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(fileNameRaw);
  } catch {
    return getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true);
  }
}

/** Normalises a name of an archive or a cell: `/` between folders, and composed accents. */
const normalizeName = (name: string): string =>
  name
    .replaceAll('\\', '/')
    .replace(/^(?:\.\/)+/, '')
    .normalize('NFC');

/** Whether a name is valid and stays inside the folder: not absolute, not on a drive, without control characters. */
const isInside = (name: string): boolean => name !== '' && validateFileName(name) === null && !/\p{Cc}/u.test(name);

/** Whether a Unix zip marks the entry as a symbolic link. */
const isLink = ({ externalFileAttributes }: Entry): boolean =>
  ((externalFileAttributes >>> 16) & 0o170000) === 0o120000;

const MAX_NAMED = 5;

function toSkippedRemark(names: readonly string[]): Message {
  const quotedNames = names.slice(0, MAX_NAMED).map((name) => JSON.stringify(name));
  return {
    key: 'terminal.import.leftOut',
    values: { names: [...quotedNames, ...(names.length > MAX_NAMED ? ['…'] : [])].join(', ') },
  };
}

/** Uploads a picture of a row and returns its id; undefined if it was rejected. */
export type SendPicture = (row: SentRow, name: string, bytes: Buffer) => Promise<string | undefined>;

/** A product may have several pictures, an exhibition has one. */
const PICTURE_COLUMNS: ReadonlySet<string> = new Set(['pictures', 'picture']);

/** Replaces file names in rows by picture ids. A name without a picture stays and is reported for its row. */
export async function withPictures(
  rows: readonly SentRow[],
  columns: readonly string[],
  pictures: Pictures,
  send: SendPicture,
): Promise<SentRow[]> {
  const pictureColumn = columns.findIndex((column) => PICTURE_COLUMNS.has(column));
  if (pictureColumn < 0) return [...rows];
  const sent: SentRow[] = [];
  for (const row of rows) {
    const parts = splitCell(row.cells[pictureColumn] ?? '');
    const ids: string[] = [];
    for (const part of parts) {
      const bytes = FILE_NAME.test(toNameKey(part)) ? await pictures.read(part) : undefined;
      const id = bytes === undefined ? part : await send(row, part, bytes);
      if (id !== '') ids.push(id ?? part);
    }
    sent.push({ row: row.row, cells: row.cells.with(pictureColumn, joinCell(ids)) });
  }
  return sent;
}
