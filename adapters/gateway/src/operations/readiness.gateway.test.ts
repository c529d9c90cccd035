import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOAD_SHEDDING_CAUSES } from '@fairhall/core/contract/overload';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { testGateway } from '../../../../tests/support/gateway.ts';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { queueMail } from '../mail/outbox.ts';
import { createReadiness } from './readiness.ts';

const database = testDatabase();
const gateway = testGateway(database);

/** Queues an email that has been unsent for a minute and a half. */
const leaveMail = (dedupeKey: string) => {
  const mail = { to: 'a@example.com', subject: '', html: '', text: '' };
  return queueMail(database(), mail, {
    dedupeKey,
    kind: 'stand',
    requestId: 'r',
    now: Date.now() - 90_000,
    causedBy: 'anybody',
  });
};

test('REL-32 a process is ready when its database is writable and its schema is complete', async () => {
  await leaveMail('ready');
  expect(await gateway().ready()).toEqual({
    ready: true,
    database: database().engine,
    durability: database().engine === 'postgres' ? 'synced' : 'process',
    databaseAnswers: true,
    pendingMigrations: 0,
    oldestMail: expect.toSatisfy((seconds: number) => seconds >= 90),
    diskFree: expect.any(Number),
  });
});

test('REL-34 metrics contain the names of calls, never an IP address or a person', async () => {
  const request = new Request('http://localhost/gateway/blade-system/public/email/verify', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { email: 'canary@example.com' } }),
  });
  await leaveMail('figures');
  await gateway().handle(request, { address: '198.51.100.77' });
  const text = await gateway().metrics();
  expect(text).toContain('fairhall_call_seconds_count{call="account.verifyEmail",code="0"} 1');
  expect(text).toMatch(/^fairhall_outbox_oldest_seconds (9\d|\d{3,})(\.\d+)?$/m);
  expect(text).toMatch(/^fairhall_outbox_postponed \d+$/m);
  expect(text).not.toMatch(/canary|198\.51/);
  expect(text).toMatch(/^fairhall_outbox_waiting [1-9]\d*$/m);
});

test('REL-34 metrics cover every overload cause, every queue, the caches and the connections', async () => {
  const text = await gateway().metrics();
  for (const cause of LOAD_SHEDDING_CAUSES) expect(text).toContain(`fairhall_overloaded_total{cause="${cause}"} 0`);
  for (const queue of ['passwords', 'forms', 'files', 'smallPictures'])
    for (const state of ['running', 'waiting'])
      expect(text).toContain(`fairhall_queue{queue="${queue}",state="${state}"} 0`);
  for (const cache of [
    'answers',
    'facets',
    'searchTotals',
    'searchCounts',
    'searchReadings',
    'searchWords',
    'suggestions',
  ])
    expect(text).toMatch(new RegExp(`^fairhall_cache_entries\\{cache="${cache}"\\} \\d+$`, 'm'));
  expect(text).toMatch(/^fairhall_cache_bytes\{cache="answers"\} \d+$/m);
  if (database().engine === 'postgres')
    for (const state of ['in_use', 'idle', 'waiting'])
      expect(text).toMatch(new RegExp(`^fairhall_database_connections\\{state="${state}"\\} \\d+$`, 'm'));
});

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairhall-ready-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The test's database with another query executor. */
const databaseWith = (kysely: Kysely<Tables>): Database => ({ ...database(), kysely });

const failingWith = (code: string): Database =>
  databaseWith(
    database().kysely.withPlugin({
      transformQuery: () => {
        throw Object.assign(new Error('no'), { code });
      },
      transformResult: async ({ result }) => result,
    }),
  );

/** A probe may be slow on a busy machine; only a database that hangs may exceed its limit. */
const PATIENT = 60_000;

const readyOn = (failing: Database, { dataDir = folder, timeLimit = PATIENT } = {}) =>
  createReadiness({ database: failing, dataDir, now: Date.now, timeLimit }).read();

test.each([
  ['25006', 'readOnly', true],
  ['53100', 'diskFull', true],
  ['57P01', 'unreachable', false],
  ['57P03', 'starting', false],
  ['53300', 'full', false],
  ['ECONNREFUSED', 'refused', false],
  ['42P01', 'failing', false],
])('REL-32 if the write fails with %s the process is not ready: %s', async (code, reason, databaseAnswers) => {
  expect(await readyOn(failingWith(code))).toMatchObject({ ready: false, reason, databaseAnswers });
});

test('REL-32 a database that does not respond in time makes the process not ready', async () => {
  const executor = {
    transformQuery: (node: unknown) => node,
    compileQuery: () => ({}),
    executeQuery: () => new Promise(() => undefined),
  };
  const hanging = { getExecutor: () => executor } as unknown as Kysely<Tables>; // the test uses nothing else of it
  const ready = readyOn(databaseWith(hanging), { timeLimit: 50 });
  expect(await ready).toMatchObject({ ready: false, reason: 'late' });
});

test('REL-32 a data folder that is not writable makes the process not ready, and a full disk is a reason of its own', async () => {
  expect(await readyOn(database(), { dataDir: join(folder, 'not-there-yet') })).toMatchObject({ ready: true });
  expect(await readyOn(database(), { dataDir: '/dev/null' })).toMatchObject({ ready: false, reason: 'dataFolder' });
  symlinkSync('/dev/full', join(folder, `probe.${process.pid}`));
  expect(await readyOn(database())).toMatchObject({ ready: false, reason: 'diskFull', databaseAnswers: true });
  expect(await readyOn(database())).toMatchObject({ ready: true });
});

test('REL-32 a call that found the disk full makes the process not ready for a while', async () => {
  let now = 0;
  const readiness = createReadiness({ database: database(), dataDir: folder, now: () => now, timeLimit: PATIENT });
  expect(await readiness.read()).toMatchObject({ ready: true });
  readiness.noteFailure(Object.assign(new Error('no'), { code: '23505' }));
  expect(await readiness.read()).toMatchObject({ ready: true });
  readiness.noteFailure(Object.assign(new Error('could not extend file'), { code: '53100' }));
  expect(await readiness.read()).toMatchObject({ ready: false, reason: 'diskFull' });
  now = 20_000;
  expect(await readiness.read()).toMatchObject({ ready: true });
});

test('REL-32 the write is probed at most once every three seconds, however many requests arrive', async () => {
  let now = 1_000;
  let probes = 0;
  const counting = database().kysely.withPlugin({
    transformQuery: ({ node }) => {
      probes += node.kind === 'RawNode' ? 1 : 0;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const readiness = createReadiness({
    database: databaseWith(counting),
    dataDir: folder,
    now: () => now,
    timeLimit: PATIENT,
  });
  await Promise.all(Array.from({ length: 20 }, () => readiness.read()));
  now += 2_999;
  await readiness.read();
  const once = probes;
  now += 1;
  await readiness.read();
  expect([once > 0, probes]).toEqual([true, 2 * once]);
});
