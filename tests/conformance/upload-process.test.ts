import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { copyMigratedDatabase } from '../support/migrated-database.ts';
import { createPictureFile } from '../support/sample-files.ts';
import { type ServerProcess, startServerProcess, waitForUrl } from '../support/server-process.ts';

const VISITOR = 'a-visitor-with-a-long-key';
let folder: string;
const started: ServerProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairhall-upload-'));
});
afterEach(async () => {
  for (const { child, ended } of started.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

async function begin(environment: Record<string, string> = {}): Promise<string> {
  const dataDir = join(folder, 'data');
  await copyMigratedDatabase(dataDir);
  const server = startServerProcess({ DATA_DIR: dataDir, PORT: '0', ...environment });
  started.push(server);
  return waitForUrl(server, dataDir);
}

async function upload(url: string, bytes: Uint8Array): Promise<Response> {
  const body = new FormData();
  body.append('lang', 'ar');
  body.append('file', new Blob([new Uint8Array(bytes)]), 'bag.png');
  const headers = { 'idempotency-key': crypto.randomUUID(), 'x-visitor-key': VISITOR };
  return fetch(`${url}/gateway/image/upload.json`, { method: 'POST', body, headers });
}

describe('uploads through the whole server', () => {
  test('R-7.032 R-7.033 an uploaded picture is stored in the data folder and served', async () => {
    const url = await begin();
    const [sent] = (await (await upload(url, await createPictureFile('png'))).json()) as [{ id: string }];
    const preview = await fetch(`${url}/gateway/image/preview`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-visitor-key': VISITOR },
      body: JSON.stringify({ data: { imageIds: [sent.id] } }),
    });
    const { data } = (await preview.json()) as { data: { previews: { sign: string }[] } };
    const address = `${url}/gateway/image/166.0.80.10.0/${sent.id}.jpg`;
    expect((await fetch(address)).status).toEqual(404);
    const shown = await fetch(`${address}?s=${encodeURIComponent(data.previews[0]?.sign ?? '')}`, {
      headers: { accept: 'image/webp' },
    });
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(readdirSync(join(folder, 'data/uploads')).toSorted()).toEqual([sent.id, `${sent.id}_166_webp`]);
    expect((await fetch(`${url}/gateway/file/${'x'.repeat(22)}?s=y`)).status).toEqual(404);
  });

  test('a URL configures a folder shared between machines', async () => {
    const shared = join(folder, 'shared uploads');
    const url = await begin({ FILES_URL: pathToFileURL(shared).href });
    const [sent] = (await (await upload(url, await createPictureFile('jpeg'))).json()) as [{ id: string }];
    expect(readdirSync(shared)).toEqual([sent.id]);
  });

  test('THR-35 an oversized upload is rejected and the server keeps running', async () => {
    const url = await begin();
    const flood = await upload(url, new Uint8Array(30 * 1024 * 1024));
    expect([flood.status, await flood.json()]).toEqual([413, expect.objectContaining({ code: '413' })]);
    expect((await upload(url, await createPictureFile('webp'))).status).toEqual(200);
  });
});
