import { expect, test } from 'vitest';
import { openFuzzedGateway } from '../../../tests/fuzz/fuzzed-gateway.ts';
import { runFuzz } from '../../../tests/fuzz/run-fuzz.ts';
import { testDatabase } from '../../../tests/support/databases.ts';

const database = testDatabase();

test('REL-33 THR-58 two thousand generated bodies cause no fault, reveal no internals and leave no secret in the log', async () => {
  const { gateway, takeLog } = await openFuzzedGateway(database());
  const { faults, taken, bodies, logLines } = await runFuzz({
    database: database(),
    gateway,
    takeLog,
    bodies: 2_000,
    seed: 20_261,
  });
  await gateway.close();
  expect({ bodies, faults }).toEqual({ bodies: 2_000, faults: [] });
  expect(logLines).toBeGreaterThanOrEqual(bodies);
  // How many of the bodies are valid differs with every new call.
  const [accepted = 0, valid = 0] = (taken.valid ?? '').split(' of ').map(Number);
  expect(valid).toBeGreaterThan(300);
  expect(accepted / valid).toBeGreaterThan(0.2);
});
