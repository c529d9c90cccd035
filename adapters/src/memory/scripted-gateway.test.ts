import { contract } from '@fairhall/core/contract/contract';
import { gatewayError } from '@fairhall/core/contract/error';
import { err, ok } from '@fairhall/core/result';
import { expect, test } from 'vitest';
import { createScriptedGateway, type Script } from './scripted-gateway.ts';
import { createSimulatedClock } from './simulated-clock.ts';

function bench(scripts: Record<string, Script>) {
  const clock = createSimulatedClock();
  return { clock, ...createScriptedGateway({ contract, scripts, timer: clock }) };
}

test('answers come in their order, and the last one stays', async () => {
  const lost = err(gatewayError('NETWORK_ERROR'));
  const { gateway, calls } = bench({
    'enquiry.verify': [{ answer: lost }, { answer: ok({ verified: true, email: 'a@b.co', inquiryId: 'i' }) }],
  });
  const verify = (key: string) => gateway.enquiry.verify({ token: 't' }, { idempotencyKey: key });
  const sent = ok({ verified: true, email: 'a@b.co', inquiryId: 'i' });
  expect([await verify('k1'), await verify('k1'), await verify('k2')]).toEqual([lost, sent, sent]);
  expect(calls).toEqual([
    { name: 'enquiry.verify', data: { token: 't' }, idempotencyKey: 'k1' },
    { name: 'enquiry.verify', data: { token: 't' }, idempotencyKey: 'k1' },
    { name: 'enquiry.verify', data: { token: 't' }, idempotencyKey: 'k2' },
  ]);
});

test('an answer may be made of what was sent, and may take its time', async () => {
  const { gateway, clock } = bench({
    'site.currentIp': (data) => ({ answer: ok({ ip: JSON.stringify(data) }), delayMs: 500 }),
  });
  const answer = gateway.site.currentIp({});
  await clock.advance(499);
  expect(await Promise.race([answer, 'none yet'])).toBe('none yet');
  await clock.advance(1);
  expect(await answer).toEqual(ok({ ip: '{}' }));
});

test('a call without a script and an answer that the contract forbids are mistakes of the test', async () => {
  const { gateway } = bench({ 'site.currentIp': { answer: ok({ ip: 7 }) } });
  await expect(gateway.site.countries({})).rejects.toThrow('the call site.countries has no script');
  await expect(gateway.site.currentIp({})).rejects.toThrow('the script of site.currentIp answers');
});
