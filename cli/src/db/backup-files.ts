import { existsSync, readdirSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import type { Database } from '@fairhall/gateway/db/database';
import { getMigrationStatus } from '@fairhall/gateway/db/migrate';
import type { Settings } from '@fairhall/gateway/settings';
import { createFolderFiles } from '@fairhall/gateway/upload/folder-files';
import { folderOfFiles } from '@fairhall/gateway/upload/open-files';

type FileSettings = Pick<Settings, 'filesUrl' | 'dataDir'>;

/**
 * The folder of uploaded files beside the backup of the database. They are not in one file, because there may be too
 * many of them.
 */
export const toUploadsFolder = (file: string): string => `${file}.uploads`;

/** Copies the uploaded files into a new folder beside a backup, all or none. True if there were any. REL-31 */
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
 * Restores the files of a backup beside the existing ones. This is safe: an id is never reused, and after a day the
 * server deletes files that no row refers to.
 */
export async function restoreFiles(settings: FileSettings, file: string): Promise<void> {
  const from = toUploadsFolder(file);
  if (existsSync(from)) await copyFiles(from, folderOfFiles(settings));
}

/**
 * The number of files that rows of the database refer to and that are missing, because the backup was restored without
 * its folder.
 */
export async function countMissing({ kysely }: Pick<Database, 'kysely'>, settings: FileSettings): Promise<number> {
  const { pending } = await getMigrationStatus(kysely);
  if (pending.length > 0) return 0; // a database with an old schema may have no table of files
  const fileIds = new Set(listFileIds(folderOfFiles(settings)));
  const named = await kysely.selectFrom('file').select('file_id').execute();
  return named.filter(({ file_id }) => !fileIds.has(file_id)).length;
}

/**
 * Copies each file completely and flushes it to disk, as the server does. Skips a file that the server deletes
 * meanwhile.
 */
async function copyFiles(from: string, to: string): Promise<void> {
  const [source, target] = [createFolderFiles(from), createFolderFiles(to)];
  for (const id of listFileIds(from)) {
    const bytes = await source.get(id);
    if (bytes !== undefined) await target.put(id, bytes);
  }
}

/** Lists the ids of complete files; unfinished files have a dot in their name. */
const listFileIds = (folder: string): readonly string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => /^[A-Za-z0-9_-]{1,64}$/.test(name)) : [];
