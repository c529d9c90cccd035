import { type SiteSettings, siteSettingsOf } from '@fairhall/core/site/site-settings';
import type { Queries } from '../db/database.ts';

/** The texts that were set for a site, by name. */
export async function storedSettings({ kysely }: Queries, siteId: number): Promise<ReadonlyMap<string, string>> {
  const rows = await kysely
    .selectFrom('site_setting')
    .select(['name', 'value'])
    .where('site_id', '=', siteId)
    .execute();
  return new Map(rows.map(({ name, value }) => [name, value]));
}

/** What holds for a site. D-97 */
export type ReadSiteSettings = (queries: Queries, siteId: number) => Promise<SiteSettings>;

export const readSiteSettings: ReadSiteSettings = async (queries, siteId) =>
  siteSettingsOf(await storedSettings(queries, siteId));
