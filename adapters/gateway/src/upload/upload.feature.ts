import type { upload } from '@fairhall/core/contract/upload/calls';
import type { Database } from '../db/database.ts';
import type { GatewayFeature } from '../gateway-feature.ts';
import type { TextsByLanguage } from '../texts.ts';
import type { Files } from './files.ts';
import type { SentFiles } from './sent-files.ts';
import { cleanUpFiles } from './upload.clean-up.ts';
import { uploadHandlers } from './upload.handlers.ts';

interface UploadPorts {
  readonly database: Database;
  readonly files: Files;
  readonly texts: TextsByLanguage;
  readonly sentFiles: SentFiles;
}

/** Uploaded files: checked, stored, served by signed addresses, and deleted when they have no holder. */
export const uploadFeature = ({ database, files, texts, sentFiles }: UploadPorts): GatewayFeature<typeof upload> => ({
  handlers: uploadHandlers({ storeUpload: sentFiles.storeUpload, texts, addresses: sentFiles.addresses }),
  resources: { 'file/': sentFiles.serving },
  cleanUpFiles: (now) => cleanUpFiles(database, files, now),
});
