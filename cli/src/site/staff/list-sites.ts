import { ok } from '@fairhall/core/result';
import { DEFAULT_VALUES } from '@fairhall/core/site/defaults';
import { toRegionCode } from '@fairhall/core/site/region-code';
import { type ListOutcome, readPageOption, toPage } from '../../list-verb.ts';
import type { Invocation } from '../../noun.ts';
import { readTextOption } from '../../option-values.ts';
import { listPageRemarks } from '../../page-remarks.ts';
import { waitWithProgress } from '../../progress.ts';
import { connectStaff, toStaffCallFailure } from '../../staff-connection.ts';

/** Lists all sites with their names and addresses. D-93 D-97 */
export async function listSites(invocation: Invocation): Promise<ListOutcome> {
  const { options, texts } = invocation;
  const page = readPageOption(options);
  if (!page.ok) return page;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, origin } = connection.value;
  const reason = readTextOption(options, 'reason')?.trim();
  const response = gateway.configuration.listSites(reason ? { reason } : {}, { signal, handled: true });
  const found = await waitWithProgress(invocation, response);
  if (!found.ok) return toStaffCallFailure(found.error, origin);
  const sites = toPage(found.value.sites, page.value);
  return ok({
    data: sites,
    view: {
      kind: 'table',
      columns: (['id', 'site', 'country', 'language', 'name', 'webAddress'] as const).map((column) => ({
        title: texts.text(`terminal.column.${column}`),
      })),
      rows: sites.records.map(({ siteId, enName, countryId, lang, name, url, hasHost }) => [
        String(siteId),
        enName,
        countryId === '' ? '' : toRegionCode(countryId),
        lang,
        name,
        hasHost || siteId === DEFAULT_VALUES.siteId ? url : '',
      ]),
    },
    remarks: listPageRemarks(sites, null),
  });
}
