import { ok } from '@fairhall/core/result';
import type { Outcome } from '../../answer.ts';
import type { Invocation } from '../../noun.ts';
import { textOption } from '../../option-values.ts';
import { waitingFor } from '../../progress.ts';
import { connectStaff, failedStaffCall } from '../../staff-connection.ts';
import { givenSite } from '../given-site.ts';
import { settingRows } from './setting-rows.ts';

/** How a site is set up: what can be set, what holds and what it means. D-97 */
export async function showSettings(invocation: Invocation): Promise<Outcome> {
  const site = givenSite(invocation);
  if (!site.ok) return site;
  const { id } = site.value;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, origin } = connection.value;
  const reason = textOption(invocation.options, 'reason')?.trim();
  const asked = gateway.configuration.showSite(
    { siteId: id, ...(reason ? { reason } : {}) },
    { signal, handled: true },
  );
  const found = await waitingFor(invocation, asked);
  if (!found.ok) return failedStaffCall(found.error, origin);
  return ok({ data: { siteId: id, ...found.value }, view: settingRows(found.value.settings, invocation) });
}
