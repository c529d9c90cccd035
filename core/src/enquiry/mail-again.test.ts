import { expect, test } from 'vitest';
import { gatewayError } from '../contract/error.ts';
import { createTestPorts } from '../ports/flow.test-driver.ts';
import { err, ok } from '../result.ts';
import { mailAgain } from './mail-again.ts';

const AT = Date.UTC(2026, 10, 21, 23, 30);
const EAST = { lang: 'en', offsetAt: () => 60 } as const;
const request = { enquiryId: 'e1', idempotencyKey: 'key-1' };

test('R-2.060 the confirmation email of an enquiry is requested with the key of the click', async () => {
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
  'R-2.060 status %s with email time %s is described in the reader’s time zone',
  async (status, mailTime, message) => {
    const { gateway } = createTestPorts(() => ok({ status, mailTime }));
    expect(await mailAgain(gateway, request, EAST)).toEqual({ status, message, error: null });
  },
);

test('R-2.060 a deleted enquiry is distinguished from a failed call, which can be repeated', async () => {
  const failed = async (code: '404' | 'TIME_OUT') => {
    const { gateway } = createTestPorts(() =>
      err(code === '404' ? gatewayError('SERVER_ERROR', code) : gatewayError(code)),
    );
    return mailAgain(gateway, request, EAST);
  };
  expect(await failed('404')).toMatchObject({ status: 'gone', message: { key: 'mailAgain.gone' } });
  expect(await failed('TIME_OUT')).toMatchObject({ status: 'failed', message: { key: 'request.timeout' } });
});
