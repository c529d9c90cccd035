import { ok } from '@fairhall/core/result';
import { LANGUAGES } from '@fairhall/core/site/languages';
import { fail, type Outcome } from '../answer.ts';
import { dryRun } from '../dry-run.ts';
import { EXIT } from '../exit-codes.ts';
import { keyOption } from '../idempotency-key.ts';
import { withRepeat } from '../login.ts';
import type { Invocation } from '../noun.ts';
import { choiceOption, flagOption, textOption } from '../option-values.ts';
import { waitingFor } from '../progress.ts';
import { connectStaff, failedStaffCall } from '../staff-connection.ts';
import { givenReason } from '../staff-reason.ts';

const CODES = LANGUAGES.map(({ code }) => code);

/** Sets how a supplier is reached; what is left out stays. D-94 */
export async function setSupplier(invocation: Invocation): Promise<Outcome> {
  const { args, options, texts } = invocation;
  const [supplierId = ''] = args;
  const language = choiceOption(options, 'language', CODES);
  if (!language.ok) return language;
  const change = givenOnly({
    email: textOption(options, 'email')?.trim(),
    lang: language.value,
    timeZone: textOption(options, 'timeZone')?.trim(),
  });
  if (Object.keys(change).length === 0)
    return fail(EXIT.usage, { key: 'terminal.usage.needed', values: { option: '--email, --language, --time-zone' } });
  const given = keyOption(options);
  if (!given.ok) return given;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const reason = await givenReason(invocation);
  if (!reason.ok) return reason;
  const { gateway, ids, signal, origin } = connection.value;
  const key = given.value ?? ids.uuid();
  const data = { supplierId, ...change, reason: reason.value };
  if (flagOption(options, 'dryRun')) return dryRun({ data, idempotencyKey: key }, data);
  const sending = { signal, idempotencyKey: key, retry: true, handled: true };
  const set = await waitingFor(invocation, gateway.supplierAdmin.set(data, sending));
  if (!set.ok) return withRepeat(failedStaffCall(set.error, origin), key);
  const { email, lang, timeZone } = set.value;
  const facts = [
    [texts.text('terminal.column.email'), email],
    [texts.text('terminal.column.language'), lang],
    [texts.text('terminal.column.timeZone'), timeZone],
  ] as const;
  return ok({ data: { supplierId, ...set.value }, view: { kind: 'facts', facts } });
}

function givenOnly(change: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> {
  const given = Object.entries(change).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return Object.fromEntries(given);
}
