import { ok } from '@fairhall/core/result';
import type { Outcome } from './answer.ts';

/** The outcome of a dry run: the data that would be sent or changed, and facts for people. Omits undefined facts. */
export function toDryRunOutcome(
  data: Readonly<Record<string, unknown>>,
  facts: Readonly<Record<string, unknown>>,
): Outcome {
  const known = Object.entries(facts).filter(([, value]) => value !== undefined);
  return ok({
    data: { dryRun: true, ...data },
    view: { kind: 'facts', facts: known.map(([name, value]) => [name, String(value)] as const) },
    remarks: [{ key: 'terminal.dryRun' }],
  });
}
