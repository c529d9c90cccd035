import { gatewayError } from '@fairhall/core/contract/error';
import { createScriptedClient, toScript } from '@fairhall/core/contract/scripted-client';
import { err, ok } from '@fairhall/core/result';
import { describe, expect, test } from 'vitest';
import { createScriptedFetch, type SentRequest } from '../memory/scripted-fetch.ts';
import { createSimulatedClock } from '../memory/simulated-clock.ts';
import { createIpAnalysis, createPublicIp } from './public-ip.ts';

const india = { id: '356', cnName: '印度', enName: 'India', code2: 'IN' };

function bench(
  answer: (request: SentRequest) => Response | Promise<Response>,
  given: { consent?: boolean; url?: string } = {},
) {
  const clock = createSimulatedClock();
  const { fetch, requests } = createScriptedFetch(answer);
  const { gateway, calls } = createScriptedClient(
    toScript({ 'site.currentIp': ok({ ip: '198.51.100.7' }), 'site.analyseIp': ok(india) }),
  );
  const publicIp = createPublicIp({
    serviceUrl: given.url ?? 'https://ip.test/?format=json',
    hasConsent: () => given.consent ?? true,
    gateway,
    fetch,
    clock,
    timer: clock,
  });
  return { clock, requests, calls, publicIp, analysis: createIpAnalysis(publicIp, gateway) };
}

describe('the client’s public IP address', () => {
  test('R-7.107 A-77 is requested with consent from the configured service, without any other data', async () => {
    const { publicIp, requests, calls } = bench(() => Response.json({ ip: '203.0.113.9' }));
    expect(await publicIp.current()).toEqual(ok('203.0.113.9'));
    expect(requests).toEqual([{ method: 'GET', url: 'https://ip.test/?format=json', headers: {}, body: null }]);
    expect(calls).toEqual([]);
  });

  test.each([
    ['without consent', { consent: false }],
    ['where no service is set', { url: '' }],
  ])('R-7.107 A-77 %s is requested from the gateway only', async (_, given) => {
    const { publicIp, requests } = bench(() => Response.json({ ip: '203.0.113.9' }), given);
    expect(await publicIp.current()).toEqual(ok('198.51.100.7'));
    expect(requests).toEqual([]);
  });

  test.each([
    ['refuses', () => new Response('', { status: 500 })],
    ['answers something else', () => Response.json({ ip: '<script>' })],
  ])('R-7.107 comes from the gateway if the service %s', async (_, answer) => {
    expect(await bench(answer).publicIp.current()).toEqual(ok('198.51.100.7'));
  });

  test('R-7.107 A-77 comes from the gateway if the service takes more than 1.5 s', async () => {
    const { publicIp, clock, calls } = bench(() => new Promise(() => undefined));
    const answer = publicIp.current();
    await clock.advance(1_499);
    expect(calls).toEqual([]);
    await clock.advance(1);
    expect(await answer).toEqual(ok('198.51.100.7'));
  });

  test('R-7.016 is determined first, then its country', async () => {
    const { analysis, calls } = bench(() => Response.json({}), { consent: false });
    expect(await analysis.analyse()).toEqual(ok(india));
    expect(calls).toEqual([
      { name: 'site.currentIp', data: {}, options: { handled: true } },
      { name: 'site.analyseIp', data: { ip: '198.51.100.7' }, options: { handled: true } },
    ]);
  });

  test('R-7.016 is required before its country is requested', async () => {
    const gone = err(gatewayError('NETWORK_ERROR'));
    const { gateway, calls } = createScriptedClient(toScript({}));
    expect(await createIpAnalysis({ current: async () => gone }, gateway).analyse()).toEqual(gone);
    expect(calls).toEqual([]);
  });
});
