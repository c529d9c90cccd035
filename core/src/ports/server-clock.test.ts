import { expect, test } from 'vitest';
import { createMemoryDevice } from '../storage/memory-device.ts';
import { createPassingServerClock, createServerClock } from './server-clock.ts';

const HOUR = 3_600_000;

test('D-49 a clock that is hours off is corrected with the server’s time, also after a reload', () => {
  let device = 10 * HOUR;
  const clock = { now: () => device };
  const { storage } = createMemoryDevice();
  const server = createServerClock(storage, clock);
  expect(server.now()).toBe(10 * HOUR);
  server.update(13 * HOUR, device);
  device += 1_000;
  expect([server.now(), createServerClock(storage, clock).now()]).toEqual([13 * HOUR + 1_000, 13 * HOUR + 1_000]);
  server.update(7 * HOUR, device);
  expect(server.now()).toBe(7 * HOUR);
});

test('D-49 a clock that was set right is trusted again', () => {
  let device = 0;
  const server = createPassingServerClock({ now: () => device });
  server.update(5 * HOUR, device);
  device = 5 * HOUR;
  server.update(5 * HOUR, device);
  expect(server.now()).toBe(5 * HOUR);
});

test('D-49 the duration of a call does not count as a clock difference', () => {
  let device = 0;
  const server = createPassingServerClock({ now: () => device });
  device = 8_000;
  server.update(4_500, 0);
  expect(server.now()).toBe(8_000);
});
