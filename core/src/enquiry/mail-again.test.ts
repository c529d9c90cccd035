import { expect, test } from 'vitest';
import { gatewayError } from '../contract/error.ts';
import { createTestPorts } from '../ports/flow.test-driver.ts';
import { err, ok } from '../result.ts';
import { mailAgain } from './mail-again.ts';

const AT = Date.UTC(2026, 10, 21, 23, 30);
const EAST = { lang: 'en', offsetAt: () => 60 } as const;
const request = { enquiryId: 'e1', idempotencyKey: 'key-1' };

test('R-2.060 the email that confirms an enquiry is asked for under the key of the press', async () => {
  const { gateway, calls } = createTestPorts(() => ok({ status: 'queued', mailTime: AT }));
  const { status, message } = await mailAgain(gateway, request, EAST);
  expect({ status, message }).toEqual({ status: 'queued', message: { key: 'mailAgain.queued' } });
  expect(calls).toMatchObject([
    { name: 'enquiry.mailAgain', data: { enquiryId: 'e1' }, options: { idempotencyKey: 'key-1', handled: true } },
  ]);
});

test.each([
  ['mailedBefore', AT, { key: 'mailAgain.before', values: { date: '22 November 2026', time: '00:30' } }],
  ['mailedBefore', null, { key: 'mailAgain.before.short' }],
  ['confirmed', null, { key: 'mailAgain.confirmed' }],
] as const)(
  'R-2.060 %s with time %s is said in words, by the clock of the reader',
  async (status, mailTime, message) => {
    const { gateway } = createTestPorts(() => ok({ status, mailTime }));
    expect(await mailAgain(gateway, request, EAST)).toEqual({ status, message, error: null });
  },
);

test('R-2.060 an enquiry that is gone is told from a call that failed, which can be repeated', async () => {
  const failed = async (code: '404' | 'TIME_OUT') => {
    const { gateway } = createTestPorts(() =>
      err(code === '404' ? gatewayError('SERVER_ERROR', code) : gatewayError(code)),
    );
    return mailAgain(gateway, request, EAST);
  };
  expect(await failed('404')).toMatchObject({ status: 'gone', message: { key: 'mailAgain.gone' } });
  expect(await failed('TIME_OUT')).toMatchObject({ status: 'failed', message: { key: 'request.timeout' } });
});
