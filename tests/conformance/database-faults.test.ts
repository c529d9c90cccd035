import { expect, test } from 'vitest';
import { listViolations, runFaults } from '../fault/run.ts';

test('REL-23 broken connections under load and a database crash stop nothing and lose nothing', async () => {
  const report = await runFaults({ seconds: 4, outages: 1, awayMs: 2_000 });
  expect(listViolations(report), JSON.stringify(report)).toEqual([]);
});

test('a server without error listeners on its connections does not survive the same faults', async () => {
  const { isAlive } = await runFaults({ seconds: 20, outages: 0, awayMs: 0, withoutListener: true });
  expect(isAlive).toBe(false);
});
