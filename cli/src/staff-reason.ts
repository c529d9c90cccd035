import { ok, type Result } from '@fairhall/core/result';
import { type Failure, fail } from './answer.ts';
import { COMMAND_EXIT_CODES } from './exit-codes.ts';
import type { Invocation } from './noun.ts';
import { readOrAskText } from './prompt.ts';

/** The reason for the audit log: that of the option, otherwise the user's answer. D-94 */
export async function readOrAskReason(invocation: Invocation): Promise<Result<string, Failure>> {
  const reason = (await readOrAskText(invocation, 'reason', 'terminal.staff.ask.reason')).trim();
  return reason === ''
    ? fail(COMMAND_EXIT_CODES.usage, { key: 'terminal.usage.needed', values: { option: '--reason' } })
    : ok(reason);
}
