import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createPictureFile } from '../support/sample-files.ts';

/** The results of honest people's requests. */
interface KindStats {
  /** Milliseconds of each successful request. */
  readonly times: number[];
  /** Rejected with a retry time, or without a response. */
  rejected: number;
}

export type Kind = 'reading' | 'login' | 'enquiry' | 'upload';
export type StatsByKind = Readonly<Record<Kind, KindStats>>;

/** Number of concurrent people of each kind, and their pause between two requests in milliseconds. */
type Crowd = Readonly<Record<Kind, { readonly people: number; readonly rest: number }>>;

const CROWD: Crowd = {
  reading: { people: 20, rest: 400 },
  login: { people: 5, rest: 600 },
  enquiry: { people: 5, rest: 1_000 },
  upload: { people: 3, rest: 1_000 },
};
/** Two hundred visitors in an exhibition hall, who read more than they write. */
const HALL: Crowd = {
  reading: { people: 150, rest: 8_000 },
  login: { people: 20, rest: 8_000 },
  enquiry: { people: 20, rest: 10_000 },
  upload: { people: 10, rest: 10_000 },
};
/** A response that takes longer counts as none. */
const PATIENCE_MS = 15_000;
const PASSWORD = 'six to twenty';

interface Person {
  readonly email: string;
  readonly headers: Readonly<Record<string, string>>;
}

let made = 0;

/** A person with a device and, except in a hall, a network address of their own. */
function newPerson(address?: string): Person {
  made += 1;
  return {
    email: `honest${made}.${randomBytes(4).toString('hex')}@buyers.example`,
    headers: {
      'x-visitor-key': randomBytes(18).toString('base64url'),
      'x-forwarded-for': address ?? `10.${(made >> 14) & 127}.${(made >> 7) & 127}.${(made & 127) + 1}`,
    },
  };
}

const call = (origin: string, path: string, data: unknown, { headers }: Person): Promise<Response> =>
  fetch(`${origin}/gateway/${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ data, lang: 'en', websiteId: 999 }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });

/** Honest people on a server, prepared before the attack. */
export interface HonestPeople {
  /** Runs until `signal` aborts. */
  act(signal: AbortSignal): Promise<StatsByKind>;
}

/** Creates the honest people. With `hall` they are two hundred devices behind that one address. */
export async function createHonestPeople(
  origin: string,
  { hall }: { readonly hall?: string } = {},
): Promise<HonestPeople> {
  const members: Person[] = [];
  while (members.length < 40) members.push(await registered(origin, newPerson(hall)));
  const product = await someProduct(origin);
  const picture = new Blob([new Uint8Array(await createPictureFile('jpeg', { width: 1_600, height: 1_200 }))]);
  let turn = 0;
  const deeds: Readonly<Record<Kind, () => Promise<boolean>>> = {
    reading: async () => {
      turn += 1;
      const { headers } = newPerson(hall);
      const path = ['/', '/search/product?keyword=steel', '/search/product?keyword=cotton'][turn % 3] ?? '/';
      const page = await fetch(origin + path, { headers, signal: AbortSignal.timeout(PATIENCE_MS) });
      return page.status === 200 && (await page.text()).includes('</html>');
    },
    login: async () => {
      turn += 1;
      const person = members[turn % members.length] ?? newPerson(hall);
      const answer = await call(
        origin,
        'login/loginPc.json',
        { email: person.email, password: PASSWORD, ip: '' },
        person,
      );
      return (await answer.text()).includes('"token":"bt_');
    },
    enquiry: async () => {
      const person = newPerson(hall);
      const data = {
        type: 'product',
        ...product,
        content: 'How soon can 500 pieces be sent?',
        email: person.email,
        source: 3,
      };
      const answer = await call(origin, 'inquiry/submitNewInquiry.json', data, person);
      return (await answer.text()).includes('inquiryId":"');
    },
    upload: async () => {
      const form = new FormData();
      form.append('file', picture, 'sample.jpg');
      const answer = await fetch(`${origin}/gateway/image/upload.json`, {
        method: 'POST',
        headers: { ...newPerson(hall).headers, 'idempotency-key': randomUUID() },
        body: form,
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      return /"id":"\d{20}/.test(await answer.text());
    },
  };
  const crowd = hall === undefined ? CROWD : HALL;
  return { act: (signal) => actAll(deeds, crowd, signal) };
}

async function actAll(
  deeds: Readonly<Record<Kind, () => Promise<boolean>>>,
  crowd: Crowd,
  signal: AbortSignal,
): Promise<StatsByKind> {
  const stats: StatsByKind = { reading: empty(), login: empty(), enquiry: empty(), upload: empty() };
  const loops = (Object.keys(deeds) as Kind[]).flatMap((kind) =>
    Array.from({ length: crowd[kind].people }, async () => {
      await pause(Math.random() * crowd[kind].rest);
      while (!signal.aborted) {
        await doOnce(deeds[kind], stats[kind]);
        await pause(crowd[kind].rest);
      }
    }),
  );
  await Promise.all(loops);
  return stats;
}

async function doOnce(deed: () => Promise<boolean>, stats: KindStats): Promise<void> {
  const began = performance.now();
  const isDone = await deed().catch(() => false);
  if (isDone) stats.times.push(performance.now() - began);
  else stats.rejected += 1;
}

const empty = (): KindStats => ({ times: [], rejected: 0 });

async function registered(origin: string, person: Person): Promise<Person> {
  const data = { email: person.email, password: PASSWORD, tagCodes: [], productName: '', appVersion: '1.0.0' };
  const answer = await call(origin, 'blade-purchaser/account/registerV2', data, person);
  if (!answer.ok) throw new Error(`a registration was answered ${answer.status} ${await answer.text()}`);
  return person;
}

async function someProduct(origin: string): Promise<{ targetId: string; supplierId: string }> {
  const answer = await call(origin, 'search/goods', { pageNo: 1, pageSize: 1 }, newPerson());
  const text = await answer.text();
  const [, targetId] = /"goodsSpuId":"(\w+)"/.exec(text) ?? [];
  const [, supplierId] = /"supplierId":"(\w+)"/.exec(text) ?? [];
  if (targetId === undefined || supplierId === undefined) throw new Error(`no product: ${text.slice(0, 400)}`);
  return { targetId, supplierId };
}
