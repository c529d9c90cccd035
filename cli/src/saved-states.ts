import { accessOf, type FileAccess } from '@fairhall/adapters/node/file-access';
import { createFileStore } from '@fairhall/adapters/node/file-store';
import { systemClock } from '@fairhall/adapters/system-clock';
import { sessionMemoryOf } from '@fairhall/core/app/session-memory';
import { createStorage } from '@fairhall/core/storage/storage';
import { knownOrigins, stateFile } from './saved-state.ts';
import type { Terminal } from './terminal.ts';

export interface SavedState extends FileAccess {
  readonly origin: string;
  readonly file: string;
  /** Null where nobody is logged in. */
  readonly login: { readonly email: string } | null;
}

/** The files of all gateways and whose login each holds; the tokens are not among the answer. */
export function savedStates(environment: Terminal['environment']): readonly SavedState[] {
  return knownOrigins(environment).flatMap((origin) => {
    const file = stateFile(environment, origin);
    const access = accessOf(file);
    return access === undefined ? [] : [{ origin, file, login: loginIn(file), ...access }];
  });
}

function loginIn(file: string): SavedState['login'] {
  const { token, contactEmail } = sessionMemoryOf(createStorage(createFileStore(file, systemClock), systemClock));
  return token.read() === null ? null : { email: contactEmail.read() ?? '' };
}
