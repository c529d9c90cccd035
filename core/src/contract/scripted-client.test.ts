import { expect, test } from 'vitest';
import { SimulatedClock } from 'xstate';
import { err, ok } from '../result.ts';
import { gatewayError } from './error.ts';
import { createScriptedClient, type TimedAnswer, toScript, toTimedScript } from './scripted-client.ts';

function bench(answers: Record<string, readonly TimedAnswer[]>) {
  const clock = new SimulatedClock();
  return { clock, ...createScriptedClient(toTimedScript(answers, clock)) };
}

const macrotask = () => new Promise<string>((resolve) => setTimeout(resolve, 0, 'none yet'));

test('answers are returned in order, and the last one repeats', async () => {
  const lost = err(gatewayError('NETWORK_ERROR'));
  const sent = ok({ verified: true, email: 'a@b.co', inquiryId: 'i' });
  const { gateway, calls } = bench({ 'enquiry.verify': [{ answer: lost }, { answer: sent }] });
  const verify = (key: string) => gateway.enquiry.verify({ token: 't' }, { idempotencyKey: key });
  expect([await verify('k1'), await verify('k1'), await verify('k2')]).toEqual([lost, sent, sent]);
  expect(calls).toEqual(
    ['k1', 'k1', 'k2'].map((idempotencyKey) => ({
      name: 'enquiry.verify',
      data: { token: 't' },
      options: { idempotencyKey },
    })),
  );
});

test('an answer can be delayed', async () => {
  const { gateway, clock } = bench({ 'site.currentIp': [{ answer: ok({ ip: '192.0.2.1' }), delayMs: 500 }] });
  const answer = gateway.site.currentIp({});
  clock.increment(499);
  expect(await Promise.race([answer, macrotask()])).toBe('none yet');
  clock.increment(1);
  expect(await answer).toEqual(ok({ ip: '192.0.2.1' }));
});

test('an aborted call does not wait for its answer', async () => {
  const { gateway } = bench({ 'site.currentIp': [{ answer: ok({ ip: '192.0.2.1' }), delayMs: 500 }] });
  const leaving = new AbortController();
  const answer = gateway.site.currentIp({}, { signal: leaving.signal });
  leaving.abort();
  expect(await answer).toEqual(err(gatewayError('NETWORK_ERROR', 'cancelled')));
});

test('a call aborted before it starts gets no answer, and the script is not run', async () => {
  let asked = 0;
  const { gateway } = createScriptedClient(() => {
    asked += 1;
    return ok({ ip: '192.0.2.1' });
  });
  const answer = await gateway.site.currentIp({}, { signal: AbortSignal.abort() });
  expect([answer, asked]).toEqual([err(gatewayError('NETWORK_ERROR', 'cancelled')), 0]);
});

test('a call without a script throws, and so does an answer that violates the contract', async () => {
  const { gateway } = createScriptedClient(toScript({ 'site.currentIp': ok({ ip: 7 }) }));
  await expect(gateway.site.countries({})).rejects.toThrow('nobody scripted site.countries');
  await expect(gateway.site.currentIp({})).rejects.toThrow('the script of site.currentIp answers');
  const timed = bench({});
  await expect(timed.gateway.site.countries({})).rejects.toThrow('nobody scripted site.countries');
});
