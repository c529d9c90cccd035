import { BADGES_AT_ONCE } from '@fairhall/core/contract/preregistration/limits';
import { ok, type Result } from '@fairhall/core/result';
import { type Failure, fail, failedCall, type Outcome } from '../answer.ts';
import { type Connection, connect } from '../connection.ts';
import { dryRun } from '../dry-run.ts';
import { EXIT } from '../exit-codes.ts';
import { keyOption } from '../idempotency-key.ts';
import { withRepeat } from '../login.ts';
import type { Invocation } from '../noun.ts';
import { flagOption, textOption } from '../option-values.ts';
import { waitingFor } from '../progress.ts';
import { submitAsStaff } from '../staff-submit.ts';
import { badgeWord } from './badge-words.ts';

/**
 * Has a badge mailed again with its picture, to the address that is registered: one's own or that of an address; by their numbers
 * those of others, for staff.
 */
export async function resendBadge(invocation: Invocation): Promise<Outcome> {
  const [exhibitionId = '', ...words] = invocation.args;
  const key = keyOption(invocation.options);
  if (!key.ok) return key;
  return words.length === 0
    ? resendOne(invocation, exhibitionId, key.value)
    : resendMany(invocation, exhibitionId, await numbersIn(words, invocation));
}

/** `-` reads them from standard input, between white space. */
async function numbersIn(words: readonly string[], invocation: Invocation): Promise<string[]> {
  const read = await Promise.all(words.map((word) => badgeWord(word, invocation)));
  return read.flatMap((text) => text.split(/\s+/)).filter((badgeNo) => badgeNo !== '');
}

async function resendOne(invocation: Invocation, exhibitionId: string, key: string | undefined): Promise<Outcome> {
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const { front, ids, signal, origin } = connection.value;
  const whose = await whoseBadge(invocation, connection.value, exhibitionId);
  if (!whose.ok) return whose;
  const data = { exhibitionId, ...whose.value };
  const idempotencyKey = key ?? ids.uuid();
  if (flagOption(invocation.options, 'dryRun')) return dryRun({ data, idempotencyKey }, data);
  const asked = front().preregistration.resendBadge(data, { signal, idempotencyKey, retry: true, handled: true });
  const sent = await waitingFor(invocation, asked);
  if (!sent.ok) return withRepeat(failedCall(sent.error, origin), idempotencyKey);
  // Whether there is such a registration is told to nobody.
  return ok({
    data: { ...data, idempotencyKey },
    view: { kind: 'facts', facts: [] },
    remarks: [{ key: 'terminal.badge.resent' }],
  });
}

type Whose = { readonly email: string } | { readonly badgeNo: string };

async function whoseBadge(
  invocation: Invocation,
  { front, signal, origin }: Connection,
  exhibitionId: string,
): Promise<Result<Whose, Failure>> {
  const email = textOption(invocation.options, 'email');
  if (email !== undefined) return ok({ email });
  const asked = front().badge.ofExhibition({ exhibitionId }, { signal, handled: true });
  const own = await waitingFor(invocation, asked);
  if (!own.ok) return failedCall(own.error, origin);
  if (own.value === null) return fail(EXIT.refused, { key: 'terminal.preregister.notRegistered' });
  return ok({ badgeNo: own.value.badgeNo });
}

async function resendMany(invocation: Invocation, exhibitionId: string, badgeNos: string[]): Promise<Outcome> {
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
