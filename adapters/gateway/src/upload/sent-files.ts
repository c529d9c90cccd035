import type { Database } from '../db/database.ts';
import type { Resource } from '../gateway-services.ts';
import type { PassFailpoint } from '../operations/failpoints.ts';
import type { Files } from './files.ts';
import { type HideName, serveFiles } from './serve-files.ts';
import { createSignedAddresses, type SignedAddresses } from './signed-address.ts';
import { createStoreUpload, type StoreUpload } from './store-upload.ts';

/** All parts of uploads, over one database and one file store. */
export interface SentFiles {
  readonly files: Files;
  readonly storeUpload: StoreUpload;
  readonly addresses: SignedAddresses;
  readonly serving: Resource;
  readonly hiddenName: HideName;
}

interface SentFilesPorts {
  readonly database: Database;
  readonly files: Files;
  readonly failpoint: PassFailpoint;
  readonly now: () => number;
  readonly hiddenName: HideName;
}

export function createSentFiles(ports: SentFilesPorts): SentFiles {
  const addresses = createSignedAddresses(ports.database);
  return {
    files: ports.files,
    hiddenName: ports.hiddenName,
    storeUpload: createStoreUpload(ports),
    addresses,
    serving: serveFiles({ ...ports, addresses }),
  };
}
