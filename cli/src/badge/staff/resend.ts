import { BADGE_BATCH_MAX } from '@fairhall/core/contract/preregistration/limits';
import { fail, type Outcome } from '../../answer.ts';
import { COMMAND_EXIT_CODES } from '../../exit-codes.ts';
import type { Invocation } from '../../noun.ts';
import { submitAsStaff } from '../../staff-submit.ts';
import { readBadgeText } from '../badge-text.ts';

/** Sends badges with their pictures again, by badge number. */
export async function resendBadges(invocation: Invocation): Promise<Outcome> {
  const [exhibitionId = '', ...words] = invocation.args;
  const badgeNos = await readBadgeNumbers(words, invocation);
  const { texts } = invocation;
  if (badgeNos.length === 0 || badgeNos.length > BADGE_BATCH_MAX)
    return fail(COMMAND_EXIT_CODES.usage, { key: 'terminal.badge.howMany', values: { max: BADGE_BATCH_MAX } });
  return submitAsStaff(invocation, {
    data: { exhibitionId, badgeNos },
    send: (gateway, data, sending) => gateway.staffPreregistration.resend(data, sending),
    facts: { exhibitionId, badges: badgeNos.length },
    answer: ({ mailed, unknown, recent }, idempotencyKey) => {
      const facts: readonly (readonly [string, string])[] = [
        [texts.text('terminal.badge.mailed'), String(mailed)],
        [texts.text('terminal.badge.recent'), recent.join(' ')],
        [texts.text('terminal.badge.unknown'), unknown.join(' ')],
      ];
      return {
        data: { mailed, unknown, recent, idempotencyKey },
        view: { kind: 'facts', facts: facts.filter(([, value]) => value !== '') },
        exit: unknown.length > 0 ? COMMAND_EXIT_CODES.refused : COMMAND_EXIT_CODES.done,
      };
    },
  });
}

/** Reads the numbers from standard input for `-`, separated by white space. */
async function readBadgeNumbers(words: readonly string[], invocation: Invocation): Promise<string[]> {
  const read = await Promise.all(words.map((word) => readBadgeText(word, invocation)));
  return read.flatMap((text) => text.split(/\s+/)).filter((badgeNo) => badgeNo !== '');
}
