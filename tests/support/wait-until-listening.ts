import type { Changes } from '@fairhall/gateway/db/changes';
import { expect, vi } from 'vitest';

/** Milliseconds that a busy machine may need for a connection. */
const COMES = 60_000;

/** Resolves when somebody hears what changes in the database. In a hook too, where nothing can be polled. */
export const waitUntilListening = (changes: Changes): Promise<void> =>
  vi.waitFor(() => expect(changes.stateOf('catalogue')).toBeDefined(), { timeout: COMES });
