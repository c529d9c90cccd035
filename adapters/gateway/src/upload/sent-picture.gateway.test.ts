import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { imageUrl } from '@fairhall/core/contract/resource';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { createMemoryFiles } from '../../../../tests/support/memory-files.ts';
import { createPictureFile } from '../../../../tests/support/sample-files.ts';
import { createPictures } from '../pictures/pictures.ts';
import type { Files } from './files.ts';
import { createSentPictures, pictureSubject } from './sent-picture.ts';
import { createSignedAddresses } from './signed-address.ts';
import { cleanUpFiles, FILE_WAIT_MS } from './upload.clean-up.ts';

const database = testDatabase();
const folder = mkdtempSync(path.join(tmpdir(), 'fairhall-sent-pictures-'));
const now = Date.now();
let picture: Buffer;
beforeAll(async () => {
  picture = await createPictureFile('webp');
});
afterAll(() => rmSync(folder, { recursive: true }));

let pictures = 0;

/** A separate file store, with the number of reads of each picture. */
function createShow() {
  const kept = createMemoryFiles();
  const reads: string[] = [];
  let opened = Promise.resolve();
  const files: Files = {
    ...kept,
    get: async (id) => {
      reads.push(id);
      if (/^\d+$/.test(id)) await opened;
      return kept.get(id);
    },
  };
  const addresses = createSignedAddresses(database());
  const ports = { database: database(), files, addresses, now: () => now };
  const { respond } = createPictures({
    database: database(),
    folder,
    renditionFolder: path.join(folder, 'made'),
    findSentPicture: createSentPictures(ports),
  });
  return {
    files,
    addresses,
    sourceReads: (id: string) => reads.filter((read) => read === id).length,
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      opened = promise;
      return resolve;
    },
    get: (id: string, { width = 332, accept = 'image/webp', query = '' } = {}) =>
      respond(new Request(`${imageUrl('http://x.test/gateway', id, width as 332)}${query}`, { headers: { accept } }), {
        address: '192.0.2.1',
      }),
    send: async (row: { is_private?: boolean; adopted_by?: string | null } = {}) => {
      pictures += 1;
      const id = String(10n ** 30n + BigInt(pictures));
      await kept.put(id, picture);
      await database()
        .kysely.insertInto('file')
        .values({
          file_id: id,
          kind: 'image',
          visitor: 'v',
          account_id: null,
          name: 'a.jpg',
          content_type: 'image/webp',
          size: 1,
          is_private: false,
          fingerprint: 'f',
          task_id: id,
          created: now,
          adopted_by: 'product',
          adopted_at: null,
          ...row,
        })
        .execute();
      return id;
    },
  };
}

const keptIn = async (files: Files): Promise<string[]> => {
  const ids: string[] = [];
  for await (const id of files.putBefore(Number.MAX_SAFE_INTEGER)) ids.push(id);
  return ids;
};

test('THR-37 an uploaded picture is resized once per size, and its sizes are deleted with it', async () => {
  const { send, get, files, sourceReads } = createShow();
  const id = await send();
  const bodies = [];
  for (let turn = 0; turn < 3; turn += 1) bodies.push(Buffer.from(await (await get(id)).arrayBuffer()));
  expect(bodies[1]?.equals(bodies[0] ?? Buffer.alloc(0))).toEqual(true);
  expect([bodies[2]?.equals(bodies[0] ?? Buffer.alloc(0)), sourceReads(id)]).toEqual([true, 1]);
  await get(id, { width: 0, accept: 'image/*' });
  expect((await keptIn(files)).length).toEqual(3);
  await database().kysely.updateTable('file').set({ adopted_by: null }).where('file_id', '=', id).execute();
  await cleanUpFiles(database(), files, now + FILE_WAIT_MS + 1);
  expect(await keptIn(files)).toEqual([]);
  expect((await get(id)).status).toEqual(404);
});

test('THR-37 sizes of a picture in use stay, and those of a deleted picture do not', async () => {
  const { send, get, files } = createShow();
  const [held, gone] = [await send(), await send()];
  for (const id of [held, gone]) expect((await get(id)).status).toEqual(200);
  await database().kysely.deleteFrom('file').where('file_id', '=', gone).execute();
  expect((await get(gone)).status).toEqual(404);
  await cleanUpFiles(database(), files, Number.MAX_SAFE_INTEGER);
  expect(await keptIn(files)).toEqual([held, `${held}_332_webp`]);
});

test('THR-37 a size that is finished after its picture was deleted is not stored', async () => {
  const { send, get, files, hold, sourceReads } = createShow();
  const id = await send();
  const open = hold();
  const answer = get(id);
  await expect.poll(() => sourceReads(id)).toEqual(1);
  await database().kysely.deleteFrom('file').where('file_id', '=', id).execute();
  open();
  await answer;
  expect(await keptIn(files)).toEqual([id]);
});

test('THR-36 a stored size of a private picture requires a valid signature and is never cached', async () => {
  const { send, get, addresses } = createShow();
  const id = await send({ is_private: true });
  const query = `?s=${encodeURIComponent(await addresses.sign(pictureSubject(id), now))}`;
  for (let turn = 0; turn < 2; turn += 1) {
    const shown = await get(id, { query });
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect((await get(id)).status).toEqual(404);
  }
});

test('THR-36 a public picture requires a signed URL and is not cached until it is in use, then anyone can see it', async () => {
  const { send, get, addresses } = createShow();
  const id = await send({ adopted_by: null });
  expect([(await get(id)).status, (await get(id, { query: '?s=x' })).status]).toEqual([404, 404]);
  const query = `?s=${encodeURIComponent(await addresses.sign(pictureSubject(id), now))}`;
  const shown = await get(id, { query });
  expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  await database().kysely.updateTable('file').set({ adopted_by: 'x' }).where('file_id', '=', id).execute();
  expect((await get(id)).headers.get('cache-control')).toEqual('public, max-age=31536000, immutable');
  await database().kysely.updateTable('file').set({ adopted_by: null }).where('file_id', '=', id).execute();
  expect((await get(id)).status).toEqual(404);
});

test.each([
  [0, 'image/avif', 'image/jpeg'],
  [0, 'image/avif,image/webp', 'image/webp'],
  [64, 'image/avif', 'image/jpeg'],
  [166, 'image/avif,image/webp', 'image/avif'],
])('THR-37 at width %i an uploaded picture requested as %s is %s', async (width, accept, type) => {
  const { send, get } = createShow();
  expect((await get(await send(), { width, accept })).headers.get('content-type')).toEqual(type);
});

test('THR-37 REL-22 uploaded pictures have a queue of their own, and a client that finds it full is told to retry', async () => {
  const { send, get, hold, sourceReads } = createShow();
  await pictureInCatalogue();
  const ids = [];
  for (let count = 0; count < 52; count += 1) ids.push(await send());
  const open = hold();
  const waiting = ids.map((id) => get(id, { width: 64, accept: 'image/jpeg' }));
  const busy = await Promise.race(waiting);
  expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '2']);
  expect(ids.filter((id) => sourceReads(id) > 0).length).toEqual(1);
  expect((await get('7', { width: 64 })).status).toEqual(200);
  open();
  const statuses = (await Promise.all(waiting)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toEqual(51);
});

test('REL-22 THR-36 with a full queue a private picture is served as stored, and still not cached', async () => {
  const { send, get, addresses, hold, sourceReads } = createShow();
  const ids: string[] = [];
  for (let count = 0; count < 53; count += 1) ids.push(await send({ is_private: true }));
  const open = hold();
  const answers = ids.map(async (id) => {
    const query = `?s=${encodeURIComponent(await addresses.sign(pictureSubject(id), now))}`;
    const answer = await get(id, { width: 64, query });
    const isWhole = Buffer.from(await answer.arrayBuffer()).equals(picture);
    return { status: answer.status, isWhole, kept: answer.headers.get('cache-control') };
  });
  // The picture being encoded, and the two for which the queue has no room.
  await expect.poll(() => ids.filter((id) => sourceReads(id) > 0).length).toEqual(3);
  open();
  const all = await Promise.all(answers);
  expect(all.filter(({ isWhole }) => isWhole).length).toEqual(2);
  for (const { status, kept } of all) expect([status, kept]).toEqual([200, 'private, no-store']);
});

async function pictureInCatalogue(): Promise<void> {
  writeFileSync(path.join(folder, 'bag.webp'), picture);
  await database().kysely.insertInto('picture').values({ id: '7', file: 'bag.webp' }).execute();
}
