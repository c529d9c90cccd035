import { ok } from '@fairhall/core/result';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { createMemoryFiles } from '../../../../tests/support/memory-files.ts';
import type { CallContext } from '../call-context.ts';
import type { Database } from '../db/database.ts';
import { FileUpload } from '../wire/uploaded-file.ts';
import { createStoreUpload, type SentFile } from './store-upload.ts';

const database = testDatabase();

/** Uploads in progress; each is examined until the test opens its door. */
function createSending(from: Database) {
  const files = createMemoryFiles();
  const storeUpload = createStoreUpload({ database: from, files, failpoint: () => undefined });
  const begun: string[] = [];
  const doors = new Map<string, () => void>();
  const send = (name: string, visitor: string, address: string, signal?: AbortSignal) => {
    const context = {
      signal,
      buyer: null,
      supplier: null,
      staff: null,
      visitor,
      address,
      siteId: 0,
      now: 0,
      idempotencyKey: name,
    };
    const sent: SentFile = {
      kind: 'rfq',
      isPrivate: false,
      newId: () => name,
      file: new FileUpload(name, 'text/plain', { size: 1, sha256: name, bytes: async () => new Uint8Array([97]) }),
      check: async (_name, bytes) => {
        const { promise, resolve } = Promise.withResolvers<void>();
        doors.set(name, resolve);
        begun.push(name);
        await promise;
        return ok({ bytes, contentType: 'text/plain' });
      },
    };
    return storeUpload(context as unknown as CallContext, sent); // the test uses nothing else of it
  };
  return { send, begun, files, open: (name: string) => doors.get(name)?.() };
}

test('THR-35 REL-22 one file per owner is checked at a time, and others go before the owner’s next', async () => {
  const { send, begun, open } = createSending(database());
  const first = send('own-1', 'one', '192.0.2.1');
  await expect.poll(() => begun).toEqual(['own-1']);
  const more = ['own-2', 'own-3'].map((name) => send(name, 'one', '192.0.2.1'));
  const other = send('other', 'two', '192.0.2.1');
  await expect.poll(() => begun).toEqual(['own-1', 'other']);
  open('other');
  expect(await other).toMatchObject({ ok: true });
  expect(begun).toEqual(['own-1', 'other']);
  open('own-1');
  for (const count of [3, 4]) {
    await expect.poll(() => begun.length).toEqual(count);
    open(begun.at(-1) ?? '');
  }
  expect(await Promise.all([first, ...more])).toMatchObject([{ ok: true }, { ok: true }, { ok: true }]);
});

test('REL-22 a file whose sender disconnects before its turn is neither checked nor stored', async () => {
  const { send, begun, files, open } = createSending(database());
  const first = send('first', 'one', '192.0.2.1');
  await expect.poll(() => begun).toEqual(['first']);
  const leaving = new AbortController();
  const left = send('left', 'one', '192.0.2.1', leaving.signal);
  leaving.abort();
  expect(await left).toMatchObject({ ok: false, error: { refusal: { code: '503' } } });
  open('first');
  expect(await first).toMatchObject({ ok: true });
  const rows = await database().kysely.selectFrom('file').select('file_id').where('file_id', '=', 'left').execute();
  expect([begun, rows, await files.get('left')]).toEqual([['first'], [], undefined]);
});
