import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UPLOAD_MAX_BYTES } from '@fairhall/core/contract/upload/limits';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Gateway } from '../gateway.ts';
import type { Caller } from '../gateway-services.ts';
import { createLoadShedding } from '../operations/load-shedding.ts';
import { noLogger } from '../operations/logger.ts';
import { readSettings } from '../settings.ts';
import { MAX_BODY, readBody } from '../wire/read-body.ts';
import { MAX_FORM, readForm } from '../wire/read-form.ts';
import { createUploadBuffer } from '../wire/upload-buffer.ts';
import { FileUpload } from '../wire/uploaded-file.ts';
import { createServer } from './create-server.ts';

/** A gateway that echoes its requests. */
const handle = async (request: Request, { signal }: Caller): Promise<Response> => {
  if (request.url.endsWith('waiting')) return waitUntilLeft(signal);
  if (request.url.endsWith('endless')) return new Response(endless());
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('multipart')) {
    const body = await readBody(request);
    return typeof body === 'string' ? Response.json(body.length) : Response.json(body.problem, { status: 413 });
  }
  if (request.url.endsWith('unread')) return Response.json('unread', { status: 403 });
  const store = createUploadBuffer(folder);
  const reading = { signal: new AbortController().signal, countBytes: () => undefined };
  const members = await readForm(request, { isProven: true, store, reading }).finally(store.release);
  if (typeof members === 'string') return Response.json(members, { status: 413 });
  return Response.json([...members].map(([name, value]) => [name, value instanceof FileUpload ? { ...value } : value]));
};

const folder = mkdtempSync(join(tmpdir(), 'fairhall-forms-'));
/** The addresses whose errors were delayed, and what the tarpit decides for the connection of the next one. */
const held: string[] = [];
let connection: 'keep' | 'close' = 'keep';
const refusals = {
  hold: async (address: string) => {
    held.push(address);
    return connection;
  },
};

/** Never responds until its caller disconnects. */
const waiting: (AbortSignal | undefined)[] = [];
async function waitUntilLeft(signal: AbortSignal | undefined): Promise<Response> {
  waiting.push(signal);
  await new Promise((resolve) => signal?.addEventListener('abort', resolve));
  return new Response(null, { status: 503 });
}

/** How often reading an endless response was cancelled. */
let endings = 0;
const endless = () =>
  new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(65_536)),
    cancel: () => {
      endings += 1;
    },
  });

let server: FastifyInstance;
let origin = '';
beforeAll(async () => {
  const phase = { gateway: { handle } as unknown as Gateway, pages: undefined, draining: false }; // no more is used
  const { settings } = readSettings({ APP_ENV: 'production' });
  const serving = {
    settings,
    log: noLogger,
    assetsFolder: undefined,
    phase: () => phase,
    isOverloaded: () => false,
    loadShedding: createLoadShedding(noLogger),
    tarpit: refusals,
  };
  server = await createServer(serving);
  origin = await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const formWith = (size: number): FormData => {
  const form = new FormData();
  form.append('lang', 'ar');
  form.append('file', new Blob([new Uint8Array(size).fill(97)], { type: 'text/plain' }), 'بيان.txt');
  return form;
};
const send = (body: FormData | string, path = 'call', headers = {}) =>
  fetch(`${origin}/gateway/${path}`, { method: 'POST', body, headers });

test('a form arrives through the socket with its fields and its file', async () => {
  const file = { name: 'بيان.txt', size: 300_000, type: 'text/plain', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) };
  expect(await (await send(formWith(300_000))).json()).toEqual([
    ['lang', 'ar'],
    ['file', file],
  ]);
});

test('THR-40 a form above its limit is rejected, with or without a declared length', async () => {
  const told = await send(formWith(MAX_FORM));
  expect([told.status, await told.json()]).toEqual([413, 'tooLarge']);
  const { body, headers } = new Response(formWith(MAX_FORM));
  const init = { method: 'POST', body, headers, duplex: 'half' } as RequestInit; // a stream has no Content-Length
  const untold = await fetch(`${origin}/gateway/call`, init);
  expect([untold.status, await untold.json()]).toEqual([413, 'tooLarge']);
});

test('a file above its own limit is read up to one byte beyond it', async () => {
  const answer = (await (await send(formWith(UPLOAD_MAX_BYTES + 50_000))).json()) as [unknown, [string, object]];
  expect(answer[1][1]).toMatchObject({ size: UPLOAD_MAX_BYTES + 1 });
});

test('D-65 a rejection may be delayed and its connection closed, a response is sent at once', async () => {
  held.length = 0;
  const answered = await send('short');
  const refused = await send(formWith(10), 'unread');
  connection = 'close';
  const closed = await send('x'.repeat(MAX_BODY + 1));
  connection = 'keep';
  expect([answered.status, refused.status, closed.status, held]).toEqual([200, 403, 413, ['127.0.0.1', '127.0.0.1']]);
  expect([refused, closed].map(({ headers }) => headers.get('connection'))).toEqual(['keep-alive', 'close']);
});

test('an unread form gets a response too, and the connection stays open', async () => {
  for (let turn = 0; turn < 3; turn += 1) {
    const unread = await send(formWith(UPLOAD_MAX_BYTES), 'unread');
    expect([unread.status, await unread.json()]).toEqual([403, 'unread']);
  }
  expect((await send(formWith(10))).status).toEqual(200);
});

test('THR-40 any other body keeps its limit', async () => {
  const json = { 'content-type': 'application/json' };
  expect((await send('x'.repeat(MAX_BODY), 'call', json)).status).toEqual(200);
  expect((await send('x'.repeat(MAX_BODY + 1), 'call', json)).status).toEqual(413);
});

test.each([
  ['a form', 'waiting', { method: 'POST', body: formWith(10) }],
  ['a picture', 'image/waiting', {}],
])('REL-22 a client that disconnects before %s gets its response is detected', async (_, path, init) => {
  waiting.length = 0;
  const leaving = new AbortController();
  const answer = fetch(`${origin}/gateway/${path}`, { ...init, signal: leaving.signal }).catch(() => 'left');
  await expect.poll(() => waiting.length).toEqual(1);
  expect(waiting[0]?.aborted).toEqual(false);
  leaving.abort();
  expect(await answer).toEqual('left');
  await expect.poll(() => waiting[0]?.aborted).toEqual(true);
});

test('REL-16 a client that disconnects during a response stops the reading of its source', async () => {
  const leaving = new AbortController();
  const answer = await fetch(`${origin}/gateway/endless`, { signal: leaving.signal });
  expect((await answer.body?.getReader().read())?.done).toBe(false);
  expect(endings).toEqual(0);
  leaving.abort();
  await expect.poll(() => endings).toEqual(1);
});
