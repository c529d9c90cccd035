import { readScenarios } from '@fairhall/fixtures/read-scenarios';
import { type BenchName, isReplayedOn, type Scenario } from '@fairhall/fixtures/scenario';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Bench } from './bench.ts';

/** Creates a test for every scenario that a bench supports; a failed one prints its transcript. */
export function replayEach(name: BenchName, open: () => Promise<Bench>): void {
  let bench: Bench | undefined;
  beforeAll(async () => {
    bench = await open();
  });
  afterAll(() => bench?.close());

  test(`the bench ${name} tells of a scenario that comes out otherwise`, async () => {
    const outcome = await bench?.replay(spoilt());
    expect(outcome?.problems).toEqual([
      'in the end there should be 7 enquiries, there are 0',
      'in the end the device’s buyerToken: expected true, is false',
    ]);
    expect(outcome?.transcript.join('\n')).toContain('priya@malabar');
  });

  describe(`scenarios on the bench ${name}`, () => {
    for (const { id, scenario } of readScenarios()) {
      if (!isReplayedOn(scenario, name)) continue;
      test(`${scenario.rows.join(' ')} ${scenario.name} (${id})`, async () => {
        const outcome = await bench?.replay(scenario);
        expect(outcome?.problems, outcome?.transcript.join('\n')).toEqual([]);
      });
    }
  });
}

/** A scenario with an expectation that cannot hold. */
function spoilt(): Scenario {
  const scenario = readScenarios().find(({ id }) => id === 'enquiry/bad-email')?.scenario;
  if (scenario === undefined) throw new Error('the scenario to spoil is gone');
  return { ...scenario, after: { enquiries: 7, kept: { buyerToken: true } } };
}
