import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { gatewayError } from '../contract/error.ts';
import type { ScriptedAnswer } from '../contract/scripted-client.ts';
import { createFlowDriver, createTestPorts } from '../ports/flow.test-driver.ts';
import { err, ok } from '../result.ts';
import { provideAccountSessions } from './account-sessions.machine.ts';
import { accountSessionsView } from './account-sessions.view.ts';

const END = { type: 'end.requested', sessionId: 's1' } as const;

function openPage(answers: readonly ScriptedAnswer[]) {
  const left = [...answers];
  const { calls, reported, ...ports } = createTestPorts(() => {
    const answer = left.shift();
    if (answer === undefined) throw new Error('broken');
    return answer;
  });
  const actor = createActor(provideAccountSessions(ports)).start();
  return { calls, reported, ...createFlowDriver(actor, accountSessionsView) };
}

test.each([
  ['ended', ok(true)],
  ['gone already', err(gatewayError('SERVER_ERROR', '404'))],
])('THR-08 a session that is %s counts as ended', async (_, answer) => {
  const page = openPage([answer]);
  expect(await page.do(END)).toEqual({ busy: false, ended: ['s1'], message: null });
  expect(page.calls.map(({ data }) => data)).toEqual([{ sessionId: 's1' }]);
});

test('a lost response is reported, no session is shown as ended, and the press can be repeated', async () => {
  const page = openPage([err(gatewayError('NETWORK_ERROR')), ok(true)]);
  expect(await page.do(END)).toEqual({ busy: false, ended: [], message: { key: 'request.network' } });
  expect(await page.do(END)).toEqual({ busy: false, ended: ['s1'], message: null });
});

test('a port that throws is shown as a server error and reported', async () => {
  const page = openPage([]);
  expect(await page.do(END)).toMatchObject({ ended: [], message: { key: 'request.server' } });
  expect(page.reported).toEqual([new Error('broken')]);
});
