import { type FileAccess, readFileAccess } from '@fairhall/adapters/node/file-access';
import { createFileStore } from '@fairhall/adapters/node/file-store';
import { systemClock } from '@fairhall/adapters/system-clock';
import { sessionMemoryOf } from '@fairhall/core/app/session-memory';
import { createStorage } from '@fairhall/core/storage/storage';
import { supplierInfoKey, supplierTokenKey } from '@fairhall/core/supplier-login/keys';
import { getStateFile, listSavedOrigins } from './saved-state.ts';
import type { Terminal } from './terminal.ts';

export interface SavedState extends FileAccess {
  readonly origin: string;
  readonly file: string;
  /** Null without a login. */
  readonly login: { readonly email: string } | null;
  /** The login of a supplier's person; null without one. */
  readonly supplierLogin: { readonly email: string } | null;
}

/** The state files of all gateways with the address of each login, but without the tokens. */
export function listSavedStates(environment: Terminal['environment']): readonly SavedState[] {
  return listSavedOrigins(environment).flatMap((origin) => {
    const file = getStateFile(environment, origin);
    const access = readFileAccess(file);
    return access === undefined ? [] : [{ origin, file, ...readLogins(file), ...access }];
  });
}

function readLogins(file: string): Pick<SavedState, 'login' | 'supplierLogin'> {
  const storage = createStorage(createFileStore(file, systemClock), systemClock);
  const { token, contactEmail } = sessionMemoryOf(storage);
  const isSupplier = storage.slot(supplierTokenKey).read() !== null;
  return {
    login: token.read() === null ? null : { email: contactEmail.read() ?? '' },
    supplierLogin: isSupplier ? { email: storage.slot(supplierInfoKey).read()?.email ?? '' } : null,
  };
}
