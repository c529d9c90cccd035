import { expect, test } from 'vitest';
import { WORKER_CLEANUP_SCRIPT } from './worker-cleanup.ts';

test('the cleanup worker activates at once, deletes all caches and unregisters itself', async () => {
  const done: string[] = [];
  const listeners: Record<string, (event: { waitUntil(work: Promise<unknown>): void }) => void> = {};
  const scope = {
    addEventListener: (type: string, listener: (typeof listeners)[string]) => {
      listeners[type] = listener;
    },
    skipWaiting: () => void done.push('skipWaiting'),
    caches: { keys: async () => ['one', 'two'], delete: async (name: string) => void done.push(`delete ${name}`) },
    registration: { unregister: async () => void done.push('unregister') },
  };
  new Function(...Object.keys(scope), WORKER_CLEANUP_SCRIPT)(...Object.values(scope));
  const work: Promise<unknown>[] = [];
  const event = { waitUntil: (given: Promise<unknown>) => void work.push(given) };
  listeners.install?.(event);
  listeners.activate?.(event);
  await Promise.all(work);
  expect(done).toEqual(['skipWaiting', 'delete one', 'delete two', 'unregister']);
});
