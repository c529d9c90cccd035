import { randomBytes, randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createTallPng } from './tall-png.ts';

/** Runs until `signal` aborts. */
export type Attack = (origin: string, signal: AbortSignal) => Promise<void>;

const FORM_HEAD = (fields: string): string =>
  `--x\r\n${fields}content-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n`;

/** Network addresses of attackers; no honest person has one of them. */
const networks = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => `203.0.113.${at + 1}`);

/** The attacks of one anonymous client, by name. */
export const ATTACK_BY_NAME: Readonly<Record<string, Attack>> = {
  none: async () => undefined,
  'forms without end, no proof': (origin, signal) => crowd(250, signal, () => endlessForm(origin, {})),
  'forms without end, invented proofs': (origin, signal) => endlessForms(origin, signal, networks(1)),
  'forms without end, twenty addresses': (origin, signal) => endlessForms(origin, signal, networks(20)),
  'logins from one address': (origin, signal) => tryInvalidLogins(origin, signal, 80, networks(1)),
  'logins from three addresses': (origin, signal) => tryInvalidLogins(origin, signal, 80, networks(3)),
  'logins from twenty addresses': (origin, signal) => tryInvalidLogins(origin, signal, 80, networks(20)),
  'logins from one /64': (origin, signal) =>
    crowd(40, signal, async () => {
      await tryInvalidLogin(origin, `2001:db8:9:9::${(Math.random() * 65_535).toString(16).split('.')[0]}`);
      await pause(1_000);
    }),
  'tall pictures': (origin, signal) => tallPictures(origin, signal),
  'sent pictures': (origin, signal) => sentPictures(origin, signal),
  'invented devices': (origin, signal) => inventedDevices(origin, signal, networks(1)),
  'invented devices, twenty addresses': (origin, signal) => inventedDevices(origin, signal, networks(20)),
  'questions about accounts, no proof': (origin, signal) =>
    crowd(32, signal, () => ask(origin, 'register/memberCheck.json', { email: `${invented()}@b.example` }, {})),
  'slow readers': (origin, signal) => crowd(200, signal, () => slowReader(origin, signal)),
  'slow senders': (origin, signal) => crowd(500, signal, () => slowSender(origin, signal)),
  'idle connections': (origin, signal) => crowd(2_000, signal, () => holding(origin, '', signal)),
  'half-open requests': (origin, signal) =>
    crowd(1_000, signal, () => holding(origin, 'GET / HTTP/1.1\r\nhost: lo', signal)),
  'floods of headers': (origin, signal) =>
    crowd(50, signal, () =>
      holding(
        origin,
        `GET / HTTP/1.1\r\nhost: localhost\r\n${`x-${invented()}: ${'y'.repeat(900)}\r\n`.repeat(40)}`,
        signal,
      ),
    ),
};

const invented = (): string => randomBytes(18).toString('base64url');

/** Runs `count` loops at once, each of which repeats `one`. */
async function crowd(count: number, signal: AbortSignal, one: () => Promise<unknown>): Promise<void> {
  const loops = Array.from({ length: count }, async () => {
    while (!signal.aborted) {
      await one().catch(() => pause(20)); // a rejection is the expected result
    }
  });
  await Promise.all(loops);
}

const ask = (origin: string, path: string, data: unknown, headers: Record<string, string>): Promise<string> =>
  fetch(`${origin}/gateway/${path}`, {
    method: 'POST',
    headers: {
      'x-forwarded-for': '203.0.113.1',
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      ...headers,
    },
    body: JSON.stringify({ data, lang: 'en', websiteId: 999 }),
    signal: AbortSignal.timeout(20_000),
  }).then((answer) => answer.text());

const PATHS = [
  'login/login.json',
  'login/loginPc.json',
  'blade-purchaser/account/register',
  'blade-purchaser/account/registerV2',
];

function tryInvalidLogin(origin: string, address: string): Promise<string> {
  const path = PATHS[Math.floor(Math.random() * PATHS.length)] ?? '';
  const data = path.startsWith('login')
    ? { email: `${invented()}@b.example`.toLowerCase(), password: 'not the one', ip: '' }
    : {
        email: `${invented()}@b.example`.toLowerCase(),
        password: 'not the one',
        tagCodes: [],
        productName: '',
        appVersion: '1',
      };
  return ask(origin, path, data, { 'x-forwarded-for': address, 'x-visitor-key': invented() });
}

/** Calls `one` with each of the addresses in turn. */
function inTurn(from: readonly string[], one: (address: string) => Promise<unknown>): () => Promise<unknown> {
  let turn = 0;
  return () => {
    turn += 1;
    return one(from[turn % from.length] ?? '');
  };
}

const tryInvalidLogins = (origin: string, signal: AbortSignal, count: number, from: readonly string[]): Promise<void> =>
  crowd(
    count,
    signal,
    inTurn(from, (address) => tryInvalidLogin(origin, address)),
  );

const inventedDevices = (origin: string, signal: AbortSignal, from: readonly string[]): Promise<void> =>
  crowd(
    32,
    signal,
    inTurn(from, (address) =>
      ask(
        origin,
        'register/memberCheck.json',
        { email: 'a@b.example' },
        { 'x-visitor-key': invented(), 'x-forwarded-for': address },
      ),
    ),
  );

const endlessForms = (origin: string, signal: AbortSignal, from: readonly string[]): Promise<void> =>
  crowd(
    250,
    signal,
    inTurn(from, (address) => endlessForm(origin, { 'x-visitor-key': invented(), 'x-forwarded-for': address })),
  );

/** One connection, with a promise of its end. */
function opened(origin: string): { readonly socket: Socket; readonly closed: Promise<void> } {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('error', () => undefined); // the close event reports it too
  return { socket, closed };
}

/** Uploads a file that never ends, as fast as the server reads. */
async function endlessForm(origin: string, headers: Record<string, string>): Promise<void> {
  const { socket, closed } = opened(origin);
  socket.resume();
  const lines = Object.entries({ 'x-forwarded-for': '203.0.113.1', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  socket.write(
    `POST /gateway/image/upload.json HTTP/1.1\r\nhost: localhost\r\n${lines.join('')}transfer-encoding: chunked\r\n` +
      `idempotency-key: ${randomUUID()}\r\ncontent-type: multipart/form-data; boundary=x\r\n\r\n`,
  );
  const head = FORM_HEAD('');
  socket.write(`${head.length.toString(16)}\r\n${head}\r\n`);
  const piece = Buffer.concat([Buffer.from('4000\r\n'), Buffer.alloc(0x4000, 'a'), Buffer.from('\r\n')]);
  const send = (): void => {
    for (let more = true; more && !socket.destroyed; ) more = socket.write(piece);
  };
  socket.on('drain', () => setImmediate(send));
  send();
  const limit = setTimeout(() => socket.destroy(), 10_000);
  await closed;
  clearTimeout(limit);
}

/** Sends some text and then nothing more. */
async function holding(origin: string, said: string, signal: AbortSignal): Promise<void> {
  const { socket, closed } = opened(origin);
  const end = (): void => void socket.destroy();
  signal.addEventListener('abort', end, { once: true });
  if (said !== '') socket.write(said);
  await closed;
  signal.removeEventListener('abort', end);
  await pause(200);
}

/** Requests pages and reads nothing of the responses. */
async function slowReader(origin: string, signal: AbortSignal): Promise<void> {
  const request =
    'GET /search/product?keyword=steel HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: 203.0.113.1\r\n\r\n';
  await holding(origin, request.repeat(20), signal);
}

/** Sends a body of one byte a second. */
async function slowSender(origin: string, signal: AbortSignal): Promise<void> {
  const { socket, closed } = opened(origin);
  socket.resume();
  socket.write(
    'POST /gateway/login/login.json HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: 203.0.113.1\r\n' +
      'content-type: application/json\r\ncontent-length: 200000\r\n\r\n',
  );
  const dripping = setInterval(() => socket.write('a'), 1_000);
  const end = (): void => void socket.destroy();
  signal.addEventListener('abort', end, { once: true });
  await closed;
  clearInterval(dripping);
}

async function upload(origin: string, key: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([bytes]), 'tall.png');
  const answer = await fetch(`${origin}/gateway/image/upload.json`, {
    method: 'POST',
    headers: { 'x-visitor-key': key, 'x-forwarded-for': '203.0.113.1', 'idempotency-key': randomUUID() },
    body: form,
    signal: AbortSignal.timeout(30_000),
  });
  return answer.text();
}

function tallPictures(origin: string, signal: AbortSignal): Promise<void> {
  const key = invented();
  const picture = createTallPng(30_000_000);
  return crowd(24, signal, () => upload(origin, key, picture));
}

/** The signature in the address of one's own picture, valid for ten minutes. */
async function signOf(origin: string, key: string, id: string): Promise<string> {
  const answer = await fetch(`${origin}/gateway/image/preview`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-visitor-key': key, 'x-forwarded-for': '203.0.113.1' },
    body: JSON.stringify({ data: { imageIds: [id] } }),
    signal: AbortSignal.timeout(30_000),
  });
  return /"sign":"([^"]+)"/.exec(await answer.text())?.[1] ?? '';
}

/** Uploads fifteen pictures of the maximum size and requests each repeatedly in its full width. */
async function sentPictures(origin: string, signal: AbortSignal): Promise<void> {
  const key = invented();
  const picture = createTallPng(16_000, 2_000);
  const addresses: string[] = [];
  for (let sent = 0; sent < 15 && !signal.aborted; sent += 1) {
    const id = /"id":"(\d+)"/.exec(await upload(origin, key, picture).catch(() => ''))?.[1];
    if (id === undefined) continue;
    const sign = await signOf(origin, key, id).catch(() => '');
    addresses.push(`${id}.jpg?s=${encodeURIComponent(sign)}`);
  }
  let turn = 0;
  await crowd(30, signal, async () => {
    turn += 1;
    const headers = { accept: turn % 2 === 0 ? 'image/avif' : 'image/webp', 'x-forwarded-for': '203.0.113.1' };
    const url = `${origin}/gateway/image/0.0.80.10.0/${addresses[turn % Math.max(1, addresses.length)] ?? '1.jpg'}`;
    await (await fetch(url, { headers, signal: AbortSignal.timeout(30_000) })).arrayBuffer();
  });
}
