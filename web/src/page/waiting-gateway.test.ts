import type { Ports } from '@fairhall/adapters/ports';
import { expect, test } from 'vitest';
import type { PortsSource } from './ports-source.ts';
import { createWaitingGateway } from './waiting-gateway.ts';

test('a call made before the gateway is there reaches it with everything it was given', async () => {
  const asked: unknown[] = [];
  const dailyCount = async (...given: unknown[]) => {
    asked.push(given);
    return { ok: true, value: { count: 3, limit: 20 } };
  };
  const ports = { gateway: { enquiry: { dailyCount } } } as unknown as Ports; // the one call that is made
  let arrive: (ports: Ports) => void = () => undefined;
  const source: PortsSource = { now: () => null, load: () => new Promise((resolve) => (arrive = resolve)) };
  const answer = createWaitingGateway(source).enquiry.dailyCount({}, { fresh: true });
  expect(asked).toEqual([]);
  arrive(ports);
  expect(await answer).toEqual({ ok: true, value: { count: 3, limit: 20 } });
  expect(asked).toEqual([[{}, { fresh: true }]]);
});
