import { createSite, type Site } from '@fairhall/core/site/sites';
import type { Queries } from '../db/database.ts';
import type { StoredSites } from '../sites.ts';
import { loadAllSettings } from './site-settings.ts';

/** The sites that an organiser has added, by id. */
export async function listAddedSites({ kysely }: Queries): Promise<readonly Site[]> {
  const rows = await kysely.selectFrom('added_site').selectAll().orderBy('site_id').execute();
  return rows.map(({ site_id, name, abbr, lang, country_id }) =>
    createSite({ id: site_id, enName: name, abbr, lang, countryId: country_id }),
  );
}

/** All that is stored about sites. */
export const loadStoredSites = async (queries: Queries): Promise<StoredSites> => ({
  settings: await loadAllSettings(queries),
  added: await listAddedSites(queries),
});
