import { BADGES_AT_ONCE } from '@fairhall/core/contract/preregistration/limits';
import { fail, type Outcome } from '../../answer.ts';
import { EXIT } from '../../exit-codes.ts';
import type { Invocation } from '../../noun.ts';
import { submitAsStaff } from '../../staff-submit.ts';
import { badgeWord } from '../badge-words.ts';

/** Has badges mailed again with their pictures, by their numbers. */
export async function resendBadges(invocation: Invocation): Promise<Outcome> {
  const [exhibitionId = '', ...words] = invocation.args;
  const badgeNos = await numbersIn(words, invocation);
  const { texts } = invocation;
  if (badgeNos.length === 0 || badgeNos.length > BADGES_AT_ONCE)
    return fail(EXIT.usage, { key: 'terminal.badge.howMany', values: { max: BADGES_AT_ONCE } });
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
        exit: unknown.length > 0 ? EXIT.refused : EXIT.done,
      };
    },
  });
}

/** `-` reads them from standard input, between white space. */
async function numbersIn(words: readonly string[], invocation: Invocation): Promise<string[]> {
  const read = await Promise.all(words.map((word) => badgeWord(word, invocation)));
  return read.flatMap((text) => text.split(/\s+/)).filter((badgeNo) => badgeNo !== '');
}
