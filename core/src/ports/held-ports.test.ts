import { describe, expect, test } from 'vitest';
import { createTestDeferral } from '../../../tests/support/test-deferral.ts';
import { createScriptedClient } from '../contract/scripted-client.ts';
import { err, ok } from '../result.ts';
import type { DeferrableTask } from './deferral.ts';
import { createManualGateway } from './manual-gateway.ts';
import { TEST_PORT_BREAKS } from './walk-flow.ts';

const address = (ip: string) => ok({ ip });

function benchOfGateway() {
  const { script, waiting } = createManualGateway({ 'site.currentIp': [address('192.0.2.1'), address('192.0.2.2')] });
  return { ...createScriptedClient(script), waiting };
}

describe('a manual gateway', () => {
  test('holds a call until it ends with one of its answers, a thrown error or any kind of failure', async () => {
    const { gateway, waiting } = benchOfGateway();
    const kinds = ['NETWORK_ERROR', 'TIME_OUT', 'INVALID_TOKEN', 'SERVER_ERROR'];
    const ways = ['answer 1', 'answer 2', TEST_PORT_BREAKS, ...kinds];
    const ends: unknown[] = [];
    for (const way of ways) {
      const answer = gateway.site.currentIp({}).catch((cause: unknown) => cause);
      expect(waiting().map(({ name, endings: open }) => [name, Object.keys(open)])).toEqual([['site.currentIp', ways]]);
      waiting()[0]?.endings[way]?.();
      expect(waiting()).toEqual([]);
      ends.push(await answer);
    }
    expect(ends).toEqual([
      address('192.0.2.1'),
      address('192.0.2.2'),
      new Error(TEST_PORT_BREAKS),
      ...kinds.map((kind) => err({ kind, code: '', message: '' })),
    ]);
  });

  test('ends each call separately, and drops a call whose caller has aborted', async () => {
    const { gateway, waiting } = benchOfGateway();
    const leaving = new AbortController();
    const [first, left, last] = [{}, { signal: leaving.signal }, {}].map((options) =>
      gateway.site.currentIp({}, options),
    );
    leaving.abort();
    expect([(await left)?.ok, waiting().length]).toEqual([false, 2]);
    const [one, other] = waiting();
    other?.endings['answer 2']?.();
    one?.endings['answer 1']?.();
    expect([await first, await last]).toEqual([address('192.0.2.1'), address('192.0.2.2')]);
  });
});

const taskOf = (text: string, idempotencyKey: string): DeferrableTask => ({
  kind: 'NoteSubmit',
  payload: { text },
  idempotencyKey,
});

describe('a test deferral', () => {
  test.each([
    ['sent', { kind: 'sent', answer: 7 }],
    ['dismissed', { kind: 'dismissed' }],
    ['leaving', { kind: 'leaving' }],
    ['removed', { kind: 'failed', error: { kind: 'SERVER_ERROR', code: '404', message: '' } }],
    [TEST_PORT_BREAKS, new Error(TEST_PORT_BREAKS)],
    ['failed', { kind: 'failed', error: { kind: 'SERVER_ERROR', code: '500', message: '' } }],
  ])('ends a task as %s on request, and no other task', async (way, outcome) => {
    const { deferral, waiting } = createTestDeferral(7);
    const [ended] = [taskOf('a', 'k1'), taskOf('b', 'k2')].map((task) =>
      deferral.submit(task).catch((cause: unknown) => cause),
    );
    waiting()[0]?.endings[way]?.();
    expect([await ended, waiting().length]).toEqual([outcome, 1]);
  });

  test.each([
    ['two acts', 'a k1, b k2', 0],
    ['one act that is repeated', 'a k1, b k2, a k1', 0],
    ['one act under two keys', 'a k1, a k2', 1],
    ['two acts under one key', 'a k1, b k1', 1],
    ['a second key in one act and one key for two', 'a k1, a k2, b k1', 2],
  ])('REL-02 REL-03 counts the wrong keys of %s', (_, acts, wrong) => {
    const { deferral, keysTooMany } = createTestDeferral(null);
    for (const [text = '', key = ''] of acts.split(', ').map((act) => act.split(' '))) {
      void deferral.submit(taskOf(text, key));
    }
    expect(keysTooMany()).toBe(wrong);
  });
});
