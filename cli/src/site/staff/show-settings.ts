import { ok } from '@fairhall/core/result';
import type { Outcome } from '../../answer.ts';
import type { Invocation } from '../../noun.ts';
import { readTextOption } from '../../option-values.ts';
import { waitWithProgress } from '../../progress.ts';
import { connectStaff, toStaffCallFailure } from '../../staff-connection.ts';
import { findSite } from './find-site.ts';
import { toSettingView } from './setting-rows.ts';

/** Shows a site's settings with their current values and meanings. D-97 */
export async function showSettings(invocation: Invocation): Promise<Outcome> {
  const site = await findSite(invocation);
  if (!site.ok) return site;
  const { id } = site.value;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, origin } = connection.value;
  const reason = readTextOption(invocation.options, 'reason')?.trim();
  const response = gateway.configuration.showSite(
    { siteId: id, ...(reason ? { reason } : {}) },
    { signal, handled: true },
  );
  const found = await waitWithProgress(invocation, response);
  if (!found.ok) return toStaffCallFailure(found.error, origin);
  return ok({ data: { siteId: id, ...found.value }, view: toSettingView(found.value.settings, invocation) });
}
