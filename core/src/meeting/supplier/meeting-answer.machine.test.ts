import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { gatewayError } from '../../contract/error.ts';
import { MEETING_REASON_MAX } from '../../contract/meeting/limits.ts';
import type { LinkedMeeting } from '../../contract/meeting/supplier-calls.ts';
import type { ScriptedAnswer } from '../../contract/scripted-client.ts';
import { createFlowDriver } from '../../ports/flow.test-driver.ts';
import { err, ok } from '../../result.ts';
import { createMemoryDevice } from '../../storage/memory-device.ts';
import { supplierStage } from '../../supplier-login/supplier.test-driver.ts';
import { provideMeetingAnswer } from './meeting-answer.machine.ts';
import { meetingAnswerStart, meetingAnswerView } from './meeting-answer.view.ts';

const meeting: LinkedMeeting = {
  supplierName: 'Lyallpur Terry Mills',
  exhibitionName: 'Istanbul Textile Fair',
  standNo: 'A12',
  hall: '1',
  date: '2026-11-24',
  slot: '10:30',
  contactName: 'Priya Raman',
  companyName: 'Mills',
  countryId: '356',
  remark: 'Prices',
};
const linked = (state: 'open' | 'accepted' | 'declined' | 'cancelled' | 'past') => ok({ state, meeting });

function openLink(
  { links = [linked('open')], answers = [ok({ status: 1 })] }: { links?: ScriptedAnswer[]; answers?: ScriptedAnswer[] },
  { isAccepting = true, token = 'T1' } = {},
) {
  const stage = supplierStage(({ name }) => {
    const left = name === 'supplierMeeting.showLink' ? links : answers;
    const answer = left.shift();
    if (answer === undefined) throw new Error('broken');
    return answer;
  }, createMemoryDevice());
  const clock = new SimulatedClock();
  const machine = provideMeetingAnswer({ ...stage.ports, timer: clock as never });
  const actor = createActor(machine, { clock, input: { token, isAccepting } }).start();
  return { ...stage, ...createFlowDriver(actor, meetingAnswerView) };
}

describe('the link of an email about a meeting request', () => {
  test('D-30 THR-04 shows the request, and answers it only after the button is pressed', async () => {
    const link = openLink({});
    expect(link.view()).toEqual(meetingAnswerStart({ isAccepting: true }));
    expect(await link.settled()).toMatchObject({
      state: 'asking',
      title: 'meetingAnswer.accept.title',
      meeting,
      message: null,
    });
    expect(link.sent('supplierMeeting.answerByLink')).toEqual([]);
    expect(await link.do({ type: 'form.submitted' })).toMatchObject({
      busy: false,
      state: 'answered',
      title: 'meetingAnswer.accepted.title',
      text: { key: 'meetingAnswer.accepted.text', values: { name: 'Priya Raman' } },
      submit: { locked: true },
    });
    expect(link.sent('supplierMeeting.answerByLink')).toMatchObject([
      { data: { token: 'T1', isAccepted: true }, options: { idempotencyKey: 'key-1', handled: true } },
    ]);
  });

  test('D-30 declines with a reason, which is cut to its limit', async () => {
    const link = openLink({ answers: [ok({ status: 2 })] }, { isAccepting: false });
    expect(await link.settled()).toMatchObject({ title: 'meetingAnswer.decline.title', isAccepting: false });
    const typed = await link.do({ type: 'reason.changed', value: 'x'.repeat(MEETING_REASON_MAX + 5) });
    expect(typed.reason).toHaveLength(MEETING_REASON_MAX);
    const declined = await link.do({ type: 'reason.changed', value: 'We are closed then' }, { type: 'form.submitted' });
    expect(declined).toMatchObject({ state: 'answered', title: 'meetingAnswer.declined.title' });
    expect(link.sent('supplierMeeting.answerByLink').map(({ data }) => data)).toEqual([
      { token: 'T1', isAccepted: false, reason: 'We are closed then' },
    ]);
  });

  test.each(['accepted', 'declined', 'cancelled', 'past'] as const)(
    'D-30 says that the request is %s, and has no button',
    async (state) => {
      const link = openLink({ links: [linked(state)] });
      expect(await link.settled()).toMatchObject({
        state: 'ended',
        title: `meetingAnswer.ended.${state}.title`,
        meeting,
      });
      expect((await link.do({ type: 'form.submitted' })).state).toBe('ended');
      expect(link.calls).toHaveLength(1);
    },
  );

  test('D-30 says that an unknown link does not work, and asks nobody without a token', async () => {
    const unknown = openLink({ links: [ok({ state: 'unknown' })] });
    const ended = { state: 'ended', title: 'meetingAnswer.ended.unknown.title', meeting: null };
    expect(await unknown.settled()).toMatchObject(ended);
    const empty = openLink({}, { token: '' });
    expect(await empty.settled()).toMatchObject(ended);
    expect(empty.calls).toEqual([]);
  });

  test('D-30 shows what became of a request that a colleague answered meanwhile', async () => {
    const link = openLink({
      links: [linked('open'), linked('declined')],
      answers: [err(gatewayError('SERVER_ERROR', '409', 'Answered.'))],
    });
    expect(await link.do({ type: 'form.submitted' })).toMatchObject({
      state: 'ended',
      title: 'meetingAnswer.ended.declined.title',
    });
  });

  test('REL-02 a lost answer is reported, and the same press again has the same key', async () => {
    const link = openLink({ answers: [err(gatewayError('NETWORK_ERROR')), ok({ status: 1 })] });
    const failed = await link.do({ type: 'form.submitted' });
    expect(failed).toMatchObject({ state: 'asking', message: { key: 'request.network' }, submit: { busy: false } });
    expect((await link.do({ type: 'form.submitted' })).state).toBe('answered');
    const keys = link.sent('supplierMeeting.answerByLink').map(({ options }) => options.idempotencyKey);
    expect(keys).toEqual(['key-1', 'key-1']);
  });

  test('a request that cannot be loaded is loaded again, and a bug is reported', async () => {
    const link = openLink({ links: [err(gatewayError('TIME_OUT')), linked('open')], answers: [] });
    expect(await link.settled()).toMatchObject({
      state: 'failed',
      canRetry: true,
      message: { key: 'request.timeout' },
    });
    expect((await link.do({ type: 'retry.requested' })).state).toBe('asking');
    expect(await link.do({ type: 'form.submitted' })).toMatchObject({
      state: 'asking',
      message: { key: 'request.server' },
    });
    expect(link.reported).toHaveLength(1);
  });
});
