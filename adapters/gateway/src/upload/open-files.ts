import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PassFailpoint } from '../operations/failpoints.ts';
import type { Settings } from '../settings.ts';
import type { Files } from './files.ts';
import { createFolderFiles } from './folder-files.ts';

/**
 * The folder of uploaded files: the one in FILES_URL, which processes on several machines can share; else one in the
 * data folder.
 */
export function folderOfFiles({ filesUrl, dataDir }: Pick<Settings, 'filesUrl' | 'dataDir'>): string {
  return filesUrl === null ? join(dataDir, 'uploads') : fileURLToPath(filesUrl);
}

export const openFiles = (settings: Settings, failpoint?: PassFailpoint): Files =>
  createFolderFiles(folderOfFiles(settings), failpoint);
