import { ok } from '@fairhall/core/result';
import type { Outcome } from '../answer.ts';
import type { Invocation } from '../noun.ts';
import { flagOption, textOption } from '../option-values.ts';
import { waitingFor } from '../progress.ts';
import { connectStaff, failedStaffCall } from '../staff-connection.ts';
import { givenSite } from './given-site.ts';
import { settingRows } from './staff/setting-rows.ts';

/** A site, or with --settings how it is set up. D-97 */
export async function showSite(invocation: Invocation): Promise<Outcome> {
  const site = givenSite(invocation);
  if (!site.ok) return site;
  const { options, texts } = invocation;
  const { id, name, lang, countryId } = site.value;
  if (!flagOption(options, 'settings')) {
    const facts = [
      [texts.text('terminal.column.id'), String(id)],
      [texts.text('terminal.column.name'), name],
      [texts.text('terminal.column.language'), lang],
      [texts.text('terminal.column.country'), countryId ?? ''],
    ] as const;
    return ok({ data: site.value, view: { kind: 'facts', facts } });
  }
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, origin } = connection.value;
  const reason = textOption(options, 'reason')?.trim();
  const asked = gateway.configuration.showSite(
    { siteId: id, ...(reason ? { reason } : {}) },
    { signal, handled: true },
  );
  const found = await waitingFor(invocation, asked);
  if (!found.ok) return failedStaffCall(found.error, origin);
  return ok({ data: { siteId: id, ...found.value }, view: settingRows(found.value.settings, invocation) });
}
