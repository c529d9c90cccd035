import type { Changes } from '@fairhall/gateway/db/changes';
import { expect, vi } from 'vitest';

/** Milliseconds that a busy machine may need for a connection. */
const COMES = 60_000;

/** Resolves when the server listens to changes of the database. Works in a hook too, where `expect.poll` does not. */
export const waitUntilListening = (changes: Changes): Promise<void> =>
  vi.waitFor(() => expect(changes.stateOf('catalogue')).toBeDefined(), { timeout: COMES });
