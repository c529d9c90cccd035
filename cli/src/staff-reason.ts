import { ok, type Result } from '@fairhall/core/result';
import { type Failure, fail } from './answer.ts';
import { EXIT } from './exit-codes.ts';
import type { Invocation } from './noun.ts';
import { givenText } from './prompt.ts';

/** Why it is done, for the audit: the option's, or a person's answer. D-94 */
export async function givenReason(invocation: Invocation): Promise<Result<string, Failure>> {
  const reason = (await givenText(invocation, 'reason', 'terminal.staff.ask.reason')).trim();
  return reason === ''
    ? fail(EXIT.usage, { key: 'terminal.usage.needed', values: { option: '--reason' } })
    : ok(reason);
}
