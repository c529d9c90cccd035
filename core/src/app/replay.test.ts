import { expect, test } from 'vitest';
import { sampleBrief } from '../contract/samples.ts';
import { scriptedClient } from '../contract/scripted-client.ts';
import { ok } from '../result.ts';
import { createStorage } from '../storage/storage.ts';
import { type ReplayedScenario, replay, type Stage } from './replay.ts';

function stage(): Stage & { readonly passed: readonly number[] } {
  const clock = { now: () => Date.UTC(2026, 0, 5) };
  const store = { get: () => undefined, set: () => undefined, remove: () => undefined, clearSession: () => undefined };
  const timer = { setTimeout: () => 0, clearTimeout: () => undefined };
  const { gateway } = scriptedClient(() => ok({ records: [sampleBrief], total: 1, pageNo: 1, pageSize: 20 }));
  const passed: number[] = [];
  return {
    passed,
    ports: {
      bugs: { report: () => undefined },
      ids: { uuid: () => 'key', secret: () => 'secret' },
      gateway,
      clock,
      timer,
      storage: createStorage(store, clock),
      publicIp: { current: async () => ok('192.0.2.7') },
      ipAnalysis: { analyse: async () => ok({ id: '', cnName: '', enName: '', code2: '' }) },
    },
    settle: () => new Promise((resolve) => setImmediate(resolve)),
    async advance(milliseconds) {
      passed.push(milliseconds);
    },
    words: async () => ({ asked: 'valve' }),
  };
}

const scenario: ReplayedScenario = {
  flow: 'search',
  input: { keyword: '{asked}' },
  steps: [{ send: { type: 'search.submitted' } }, { advance: 100 }, { expect: { busy: false, list: { total: 1 } } }],
};

test('a scenario that comes out as expected has no problems', async () => {
  const on = stage();
  expect((await replay(scenario, on)).problems).toEqual([]);
  expect(on.passed).toEqual([100]);
});

test('a scenario that comes out otherwise says where, and what was done and seen until then', async () => {
  const steps = [...scenario.steps, { expect: { list: { total: 7 } } }, { advance: 900 }];
  const on = stage();
  const { problems, transcript } = await replay({ ...scenario, steps }, on);
  expect(problems).toEqual(['step 4: view.list.total: expected 7, is 1']);
  expect(on.passed).toEqual([100]);
  expect(transcript.filter((line) => !line.startsWith(' '))).toEqual([
    'open search {"keyword":"{asked}"}',
    'step 1 {"send":{"type":"search.submitted"}}',
    'step 2 {"advance":100}',
    'step 3 {"expect":{"busy":false,"list":{"total":1}}}',
    'step 4 {"expect":{"list":{"total":7}}}',
  ]);
  expect(transcript.filter((line) => line.startsWith(' ')).length).toBe(3);
});

test('words that only the gateway knew stand in a scenario by their names', async () => {
  const steps = [{ send: { type: 'search.submitted' } }, { expect: { list: { keyword: '{asked}' } } }];
  expect((await replay({ ...scenario, steps }, stage())).problems).toEqual([]);
});

test('an event that nothing listens to is a problem', async () => {
  const steps = [{ send: { type: 'serach.submitted' } }];
  expect((await replay({ ...scenario, steps }, stage())).problems).toEqual([
    'step 1: nothing here listens to serach.submitted',
  ]);
});
