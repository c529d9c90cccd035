import { existsSync, readdirSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import type { Database } from '@fairhall/gateway/db/database';
import { getMigrationStatus } from '@fairhall/gateway/db/migrate';
import type { Settings } from '@fairhall/gateway/settings';
import { createFolderFiles } from '@fairhall/gateway/upload/folder-files';
import { folderOfFiles } from '@fairhall/gateway/upload/open-files';

type FileSettings = Pick<Settings, 'filesUrl' | 'dataDir'>;

/**
 * Sent files lie in a folder beside the backup of the database: there may be more of them than one file should hold.
 */
export const toUploadsFolder = (file: string): string => `${file}.uploads`;

/** Copies the sent files into a new folder beside a backup, all or none. True where there were any. REL-31 */
export async function saveBackupFiles(settings: FileSettings, file: string): Promise<boolean> {
  const from = folderOfFiles(settings);
  if (listFileIds(from).length === 0) return false;
  const part = `${toUploadsFolder(file)}.part`;
  try {
    await rm(part, { recursive: true, force: true });
    await copyFiles(from, part);
    await rename(part, toUploadsFolder(file));
    return true;
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Puts the files of a backup back beside those that are there: an id is never given twice, and what no row names is swept
 * by the server after a day.
 */
export async function restoreFiles(settings: FileSettings, file: string): Promise<void> {
  const from = toUploadsFolder(file);
  if (existsSync(from)) await copyFiles(from, folderOfFiles(settings));
}

/** How many files the database names that are not there: those of a backup whose folder was left behind. */
export async function countMissing({ kysely }: Pick<Database, 'kysely'>, settings: FileSettings): Promise<number> {
  const { pending } = await getMigrationStatus(kysely);
  if (pending.length > 0) return 0; // an old schema may know of no files
  const fileIds = new Set(listFileIds(folderOfFiles(settings)));
  const named = await kysely.selectFrom('file').select('file_id').execute();
  return named.filter(({ file_id }) => !fileIds.has(file_id)).length;
}

/** Each one whole and on the disk, as the server writes them. A file that the server drops meanwhile is left out. */
async function copyFiles(from: string, to: string): Promise<void> {
  const [source, target] = [createFolderFiles(from), createFolderFiles(to)];
  for (const id of listFileIds(from)) {
    const bytes = await source.get(id);
    if (bytes !== undefined) await target.put(id, bytes);
  }
}

/** Files that are still being written have a dot in their name. */
const listFileIds = (folder: string): readonly string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => /^[A-Za-z0-9_-]{1,64}$/.test(name)) : [];
