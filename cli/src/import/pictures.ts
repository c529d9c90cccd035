import { readFile, stat } from 'node:fs/promises';
import { dirname, extname, relative, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { UPLOAD_MAX_BYTES } from '@fairhall/core/contract/upload-limits';
import { joinCell, splitCell } from '@fairhall/core/files/cells';
import { type Entry, openPromise } from 'yauzl';
import type { SentRow } from './chunks.ts';
import { problem } from './file-problem.ts';

/** Most files of an archive of pictures. */
const ENTRIES_MAX = 50_000;
/** A part of the cell that is a file's name; all others are ids of pictures that are there already. */
const FILE_NAME = /\.(?:jpe?g|png|webp)$/i;

/** Pictures that rows name: files of a folder or of a zip archive. */
export interface Pictures {
  /** Undefined where there is none of that name, or it is larger than a picture may be. */
  read(name: string): Promise<Buffer | undefined>;
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

/** No name leads out of the folder. */
const folderOf = (folder: string): Pictures => ({
  read: async (name) => {
    const place = resolve(folder, name);
    if (relative(folder, place).startsWith('..')) return undefined;
    const found = await stat(place).catch(() => undefined);
    return found?.isFile() && found.size <= UPLOAD_MAX_BYTES ? readFile(place) : undefined;
  },
  close: () => undefined,
});

/** Files of an archive are unpacked one by one, none larger than it says. */
async function archiveOf(place: string): Promise<Pictures> {
  const broken = () => problem('terminal.import.noArchive');
  const zip = await openPromise(place, { lazyEntries: true, autoClose: false, validateEntrySizes: true }).catch(() => {
    throw broken();
  });
  const entries = new Map<string, Entry>();
  if (zip.entryCount > ENTRIES_MAX) throw broken();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  return {
    read: async (name) => {
      const entry = entries.get(name);
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
      const bytes = FILE_NAME.test(part) ? await pictures.read(part) : undefined;
      const id = bytes === undefined ? part : await send(row, part, bytes);
      if (id !== '') ids.push(id ?? part);
    }
    sent.push({ row: row.row, cells: row.cells.with(place, joinCell(ids)) });
  }
  return sent;
}
