import { createMemoryStore } from '@fairhall/adapters/memory/store';
import type { Storage, StoredName } from '@fairhall/core/ports/storage';
import { createStorage } from '@fairhall/core/storage/storage';
import type { Connection } from './connection.ts';

/**
 * The storage of this computer, except that the values of these names are kept in memory and end with the command. A form
 * keeps a draft or an address for its next opening; kept in the file, they would change what a later command sends.
 */
export function createCommandStorage(
  { storage, clock }: Pick<Connection, 'storage' | 'clock'>,
  names: readonly StoredName[],
): Storage {
  const inMemory = createStorage(createMemoryStore(clock), clock);
  const isInMemory = (key: string) => names.some((name) => name.key === key);
  return {
    slot: (stored) => (isInMemory(stored.key) ? inMemory : storage).slot(stored),
    clearForLogout() {
      inMemory.clearForLogout();
      storage.clearForLogout();
    },
  };
}
