import { ok, type Result } from '@fairhall/core/result';
import { type Failure, fail, type Outcome } from '../answer.ts';
import { dryRun } from '../dry-run.ts';
import { EXIT } from '../exit-codes.ts';
import { keyOption } from '../idempotency-key.ts';
import { withRepeat } from '../login.ts';
import type { Invocation } from '../noun.ts';
import { flagOption } from '../option-values.ts';
import { waitingFor } from '../progress.ts';
import { connectStaff, failedStaffCall } from '../staff-connection.ts';
import { givenReason } from '../staff-reason.ts';
import { givenSite } from './given-site.ts';
import { settingRows } from './setting-rows.ts';

interface Setting {
  readonly name: string;
  readonly value: string;
}

/** Sets some things for a site, all or none. D-97 */
export async function setSite(invocation: Invocation): Promise<Outcome> {
  const { args, options } = invocation;
  const site = givenSite(invocation);
  if (!site.ok) return site;
  const settings = readPairs(args.slice(1));
  if (!settings.ok) return settings;
  const given = keyOption(options);
  if (!given.ok) return given;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const reason = await givenReason(invocation);
  if (!reason.ok) return reason;
  const { gateway, ids, signal, origin } = connection.value;
  const key = given.value ?? ids.uuid();
  const data = { siteId: site.value.id, settings: settings.value, reason: reason.value };
  if (flagOption(options, 'dryRun')) {
    const pairs = Object.fromEntries(settings.value.map(({ name, value }) => [name, value]));
    return dryRun({ data, idempotencyKey: key }, { site: site.value.name, ...pairs });
  }
  const sending = { signal, idempotencyKey: key, retry: true, handled: true };
  const set = await waitingFor(invocation, gateway.configuration.setSite(data, sending));
  if (!set.ok) return withRepeat(failedStaffCall(set.error, origin), key);
  return ok({
    data: { siteId: site.value.id, ...set.value },
    view: settingRows(set.value.settings, invocation),
    remarks: [{ key: 'terminal.site.done' }],
  });
}

/** `name=value`; the value may hold further signs of equality, and be nothing. */
function readPairs(words: readonly string[]): Result<Setting[], Failure> {
  const odd = words.find((word) => !/^[^=]+=/.test(word));
  if (odd !== undefined) return fail(EXIT.usage, { key: 'terminal.site.pair', values: { word: odd } });
  return ok(
    words.map((word) => ({ name: word.slice(0, word.indexOf('=')), value: word.slice(word.indexOf('=') + 1) })),
  );
}
