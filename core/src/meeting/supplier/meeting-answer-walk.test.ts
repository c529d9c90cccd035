import { expect, test } from 'vitest';
import { gatewayError } from '../../contract/error.ts';
import { createCountedTimer } from '../../ports/counted-timer.ts';
import { createManualGateway } from '../../ports/manual-gateway.ts';
import { walkFlow } from '../../ports/walk-flow.ts';
import { err, ok } from '../../result.ts';
import { createMemoryDevice } from '../../storage/memory-device.ts';
import { supplierStage } from '../../supplier-login/supplier.test-driver.ts';
import { openMeetingAnswer } from './meeting-answer.page.ts';

const meeting = {
  supplierName: 'Lyallpur Terry Mills',
  exhibitionName: 'Istanbul',
  standNo: 'A1',
  hall: '2',
  date: '2026-11-24',
  slot: '10:30',
  contactName: 'Noor',
  companyName: 'Haven',
  countryId: '528',
  remark: '',
};

test('D-30 a request is answered by one link under one key for the same words, whatever the gateway answers', async () => {
  const { states } = await walkFlow({
    open() {
      const { script, waiting } = createManualGateway({
        'supplierMeeting.showLink': [
          ok({ state: 'open', meeting }),
          ok({ state: 'declined', meeting }),
          ok({ state: 'unknown' }),
        ],
        'supplierMeeting.answerByLink': [ok({ status: 2 }), err(gatewayError('SERVER_ERROR', '409', 'Answered.'))],
      });
      const [stage, timer] = [supplierStage(script, createMemoryDevice()), createCountedTimer()];
      const flow = openMeetingAnswer({ ...stage.ports, timer }, { token: 'T1', isAccepting: false });
      return { ...stage, waiting, timer, texts: new Map<string, string>(), flow };
    },
    events: {
      types: { type: 'reason.changed', value: 'Closed' },
      submits: { type: 'form.submitted' },
      retries: { type: 'retry.requested' },
    },
    depth: 6,
    blurred: ['message'],
    isEnd: ({ state }) => state === 'answered' || state === 'ended',
    rules: (view, { calls }) => {
      const sent = calls.filter(({ name }) => name === 'supplierMeeting.answerByLink');
      return {
        'it can be tried again where it failed, and nowhere else': view.canRetry === (view.state === 'failed'),
        'while the request is loaded the page waits': view.state !== 'loading' || view.busy,
        'the request is shown with the question': view.state !== 'asking' || view.meeting !== null,
        'an end is told': view.state !== 'ended' || view.text !== null,
        'nothing is sent before the request was shown':
          sent.length === 0 || calls[0]?.name === 'supplierMeeting.showLink',
      };
    },
  });
  expect(states).toBeGreaterThanOrEqual(8);
});
