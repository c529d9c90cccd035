import { createMemoryStore } from '@fairhall/adapters/memory/store';
import type { Storage, StoredName } from '@fairhall/core/ports/storage';
import { createStorage } from '@fairhall/core/storage/storage';
import type { Connection } from './connection.ts';

/**
 * The storage of this computer, except that values with these names are held in memory until the command ends. A form
 * stores a draft or an address for its next opening; in the file they would change the input of a later command.
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
