import { createMemoryStore } from '@fairhall/adapters/memory/store';
import type { Storage, StoredName } from '@fairhall/core/ports/storage';
import { createStorage } from '@fairhall/core/storage/storage';
import type { Connection } from './connection.ts';

/**
 * What this computer remembers, but for these names: their values live as long as the line. A line says everything itself,
 * so what a form keeps for its next opening, such as a draft, must not change what a later line sends.
 */
export function lineStorage(
  { storage, clock }: Pick<Connection, 'storage' | 'clock'>,
  names: readonly StoredName[],
): Storage {
  const ofLine = createStorage(createMemoryStore(clock), clock);
  const isOfLine = (key: string) => names.some((name) => name.key === key);
  return {
    slot: (stored) => (isOfLine(stored.key) ? ofLine : storage).slot(stored),
    clearForLogout() {
      ofLine.clearForLogout();
      storage.clearForLogout();
    },
  };
}
