import { DEFAULT_VALUES } from '@fairhall/core/site/defaults';
import {
  addInheritedSettings,
  SITE_SETTINGS,
  type SiteSettingName,
  type SiteSettings,
  toSiteSettings,
} from '@fairhall/core/site/site-settings';
import type { Queries } from '../db/database.ts';
import type { Statement } from '../db/statement.ts';
import type { StoredSettings } from '../sites.ts';

const SETTING_STATEMENT: Statement = {
  name: 'settings of a site',
  keepsPlan: true,
  isLookUp: true,
  text: 'select json_object_agg(name, value)::text from site_setting where site_id = $1::integer',
};

const INTERNATIONAL = DEFAULT_VALUES.siteId;

/** The setting that a site has, or has from the international one, as an SQL expression on its id; null if neither is set. */
export const selectSetting = (siteId: string, name: SiteSettingName): string =>
  `(select value from site_setting where site_id in (${siteId}, ${INTERNATIONAL}) and name = '${name}'
    order by site_id = ${INTERNATIONAL} limit 1)`;

/** The stored settings of a site, by name. */
export async function loadSettings({ json }: Queries, siteId: number): Promise<ReadonlyMap<string, string>> {
  const text = await json(SETTING_STATEMENT, [siteId]);
  return new Map(Object.entries(JSON.parse(text ?? '{}') as Record<string, string>)); // as the statement builds it
}

/** The stored settings of all sites. */
export async function loadAllSettings({ kysely }: Queries): Promise<StoredSettings> {
  const rows = await kysely.selectFrom('site_setting').select(['site_id', 'name', 'value']).execute();
  const stored = new Map<number, Map<string, string>>();
  for (const { site_id, name, value } of rows)
    stored.set(site_id, (stored.get(site_id) ?? new Map<string, string>()).set(name, value));
  return stored;
}

/** Reads the effective settings of a site. D-97 */
export type ReadSiteSettings = (queries: Queries, siteId: number) => Promise<SiteSettings>;

export const readSiteSettings: ReadSiteSettings = async (queries, siteId) =>
  toSiteSettings(await loadEffectiveSettings(queries, siteId));

/** The stored settings of a site, with those that it has from the international site. */
export async function loadEffectiveSettings(queries: Queries, siteId: number): Promise<ReadonlyMap<string, string>> {
  const own = await loadSettings(queries, siteId);
  return siteId === INTERNATIONAL ? own : addInheritedSettings(own, await loadSettings(queries, INTERNATIONAL));
}

/** Whether any site requires reviews of product changes. D-97 */
export async function hasChangeReview({ kysely }: Queries): Promise<boolean> {
  const { reviewed } = SITE_SETTINGS['product.changes'].allowed;
  const rows = kysely
    .selectFrom('site_setting')
    .select('site_id')
    .where('name', '=', 'product.changes' satisfies SiteSettingName)
    .where('value', '=', reviewed)
    .limit(1);
  return (await rows.executeTakeFirst()) !== undefined;
}
