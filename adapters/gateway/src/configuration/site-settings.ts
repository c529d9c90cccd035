import {
  SITE_SETTINGS,
  type SiteSettingName,
  type SiteSettings,
  toSiteSettings,
} from '@fairhall/core/site/site-settings';
import type { Queries } from '../db/database.ts';
import type { Statement } from '../db/statement.ts';

const SETTING_STATEMENT: Statement = {
  name: 'settings of a site',
  keepsPlan: true,
  isLookUp: true,
  text: 'select json_object_agg(name, value)::text from site_setting where site_id = $1::integer',
};

/** The text that was set for a site, null for none, as part of a statement that has the site's id. */
export const selectSetting = (siteId: string, name: SiteSettingName): string =>
  `(select value from site_setting where site_id = ${siteId} and name = '${name}')`;

/** The texts that were set for a site, by name. */
export async function loadSettings({ json }: Queries, siteId: number): Promise<ReadonlyMap<string, string>> {
  const text = await json(SETTING_STATEMENT, [siteId]);
  return new Map(Object.entries(JSON.parse(text ?? '{}') as Record<string, string>)); // as the statement builds it
}

/** What holds for a site. D-97 */
export type ReadSiteSettings = (queries: Queries, siteId: number) => Promise<SiteSettings>;

export const readSiteSettings: ReadSiteSettings = async (queries, siteId) =>
  toSiteSettings(await loadSettings(queries, siteId));

/** Whether any site has changes of products reviewed. D-97 */
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
