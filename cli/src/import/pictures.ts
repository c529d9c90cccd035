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

/** Most files of an archive of pictures. */
const MAX_ENTRIES = 50_000;
/** Most folders that are looked through for a picture: beside a spreadsheet may lie all that somebody has. */
const MAX_FOLDERS = 2_000;
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
  const picturesPath = named === undefined ? dirname(file) : resolve(folder, named);
  const found = await stat(picturesPath).catch(() => undefined);
  if (found?.isDirectory()) return folderOf(picturesPath);
  if (found?.isFile() && extname(picturesPath).toLowerCase() === '.zip') return openArchive(picturesPath);
  throw createFileProblem('terminal.import.noPictures', { picturesPath: named ?? picturesPath });
}

/** No name leads out of the folder. One that is not there as it is written is looked for as a reader would. */
function folderOf(folder: string): Pictures {
  let names: Promise<Names<string>> | undefined;
  const read = async (name: string): Promise<Buffer | undefined> => {
    const picturesPath = resolve(folder, name);
    if (relative(folder, picturesPath).startsWith('..')) return undefined;
    const found = await stat(picturesPath).catch(() => undefined);
    return found?.isFile() && found.size <= UPLOAD_MAX_BYTES ? readFile(picturesPath) : undefined;
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

/** The pictures of a folder and those below it, as many as an archive may hold; links are not followed. */
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
  /** What a name means: the same but for its case, its accents' form and letters nobody sees, else the only one in any folder. */
  find(name: string): File | undefined;
}

function indexNames<File>(files: ReadonlyMap<string, File>): Names<File> {
  /** Null for a name that several have. */
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

/** Files of an archive are unpacked one by one, none larger than it says. What could not lie in a folder is left out. THR-38 */
async function openArchive(picturesPath: string): Promise<Pictures> {
  const createProblem = () => createFileProblem('terminal.import.noArchive');
  // Names are read here: a single one that leads out of its folder would end the reading of all.
  const options = { lazyEntries: true, autoClose: false, validateEntrySizes: true, decodeStrings: false } as const;
  const zip = await openPromise(picturesPath, options).catch(() => {
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

/** Many programs write UTF-8 and do not say so. */
function nameOf({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(fileNameRaw);
  } catch {
    return getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true);
  }
}

/** A name as an archive or a cell writes it, with `/` between folders and composed accents. */
const normalizeName = (name: string): string =>
  name
    .replaceAll('\\', '/')
    .replace(/^(?:\.\/)+/, '')
    .normalize('NFC');

/** Neither absolute nor on a drive, nor out of its folder; and a name at all. */
const isInside = (name: string): boolean => name !== '' && validateFileName(name) === null && !/\p{Cc}/u.test(name);

/** What a zip of Unix says is a link and no file. */
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

/** Sends a picture of a row and answers its id; undefined where it was refused. */
export type SendPicture = (row: SentRow, name: string, bytes: Buffer) => Promise<string | undefined>;

/** The rows with ids in the place of files' names. A name that gives no picture stays, and is told of its row. */
export async function withPictures(
  rows: readonly SentRow[],
  columns: readonly string[],
  pictures: Pictures,
  send: SendPicture,
): Promise<SentRow[]> {
  const picturesPath = columns.indexOf('pictures');
  if (picturesPath < 0) return [...rows];
  const sent: SentRow[] = [];
  for (const row of rows) {
    const parts = splitCell(row.cells[picturesPath] ?? '');
    const ids: string[] = [];
    for (const part of parts) {
      const bytes = FILE_NAME.test(toNameKey(part)) ? await pictures.read(part) : undefined;
      const id = bytes === undefined ? part : await send(row, part, bytes);
      if (id !== '') ids.push(id ?? part);
    }
    sent.push({ row: row.row, cells: row.cells.with(picturesPath, joinCell(ids)) });
  }
  return sent;
}
