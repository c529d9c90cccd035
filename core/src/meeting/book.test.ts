import { expect, test } from 'vitest';
import { gatewayError } from '../contract/error.ts';
import { createScriptedClientFor, type ScriptedAnswer, toScript } from '../contract/scripted-client.ts';
import { secondaryContract } from '../contract/trees/secondary-contract.ts';
import type { RegistrationGateInput, RegistrationGateOutcome } from '../ports/registration-gate.ts';
import { err, ok } from '../result.ts';
import { createMemoryDevice } from '../storage/memory-device.ts';
import { bookMeeting, cancelMeeting } from './book.ts';
import { meetingExhibitorsKey } from './keys.ts';

const request = { exhibitionId: '1001', supplierId: 'S1', date: '2026-11-24', slot: '10:30' };

function page(pass: RegistrationGateOutcome = 'passed', answer: ScriptedAnswer = ok({ bookingId: 'B1', status: 0 })) {
  const device = createMemoryDevice();
  const { gateway, calls } = createScriptedClientFor(
    secondaryContract,
    toScript({ 'meeting.submit': answer, 'meeting.cancel': ok({ bookingId: 'B1', status: 3 }) }),
  );
  const wishes: RegistrationGateInput[] = [];
  const entry = {
    pass: async (wish: RegistrationGateInput) => {
      wishes.push(wish);
      return ok(pass);
    },
  };
  let keys = 0;
  const uuid = () => {
    keys += 1;
    return `00000000-0000-4000-8000-00000000000${keys}`;
  };
  const asked = () => device.storage.slot(meetingExhibitorsKey).read();
  return { ...device, gateway, entry, wishes, calls, ids: { uuid }, asked };
}

test('R-3.098 R-6.021 R-3.072 a meeting waits for the pre-registration, is requested once, and its supplier is remembered', async () => {
  const ports = page();
  expect((await bookMeeting(ports, request, null)).answer).toEqual(ok('B1'));
  expect(ports.wishes).toEqual([{ exhibitionId: '1001', entryType: 'BookingMeeting' }]);
  expect(ports.calls.map(({ name, data }) => [name, data])).toEqual([['meeting.submit', request]]);
  expect(ports.asked()).toEqual(['S1']);
});

test('R-6.021 closing the pre-registration form requests no meeting', async () => {
  const ports = page('stayed');
  expect((await bookMeeting(ports, request, null)).answer).toEqual(ok(null));
  expect([ports.calls, ports.asked()]).toEqual([[], null]);
});

test('REL-02 D-30 a retry uses the key of the same request, another time has its own, and a rejection is reported', async () => {
  const taken = err(gatewayError('SERVER_ERROR', '409', 'taken'));
  const ports = page('passed', taken);
  const first = await bookMeeting(ports, request, null);
  expect(first.answer).toEqual(taken);
  const again = await bookMeeting(ports, request, first.attempt);
  await bookMeeting(ports, { ...request, slot: '11:00' }, again.attempt);
  const [one, two, three] = ports.calls.map(({ options }) => options.idempotencyKey);
  expect([one === two, one === three]).toEqual([true, false]);
  expect(ports.asked()).toBeNull();
});

test('D-30 a meeting is cancelled', async () => {
  const ports = page();
  expect(await cancelMeeting(ports, 'B1')).toMatchObject({ ok: true });
  expect(ports.calls.at(-1)).toMatchObject({ name: 'meeting.cancel', data: { bookingId: 'B1' } });
});
