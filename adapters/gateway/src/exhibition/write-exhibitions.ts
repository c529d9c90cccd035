import { toCanonicalJson } from '@fairhall/core/contract/canonical-json';
import { LEAD_SHARED_FIELDS } from '@fairhall/core/contract/lead/limits';
import type { ImportedExhibition } from '@fairhall/core/exhibition/import/exhibition-row';
import type { ExhibitionPhase } from '@fairhall/core/exhibition/phase';
import { sql } from 'kysely';
import type { Transaction } from '../db/database.ts';
import { toIdList } from './to-id-list.ts';

interface ExhibitionChange {
  readonly id: string;
  readonly before: ImportedExhibition | undefined;
  /** Undefined when the exhibition is deleted. */
  readonly after: ImportedExhibition | undefined;
  readonly countryId: string;
}

/** Writes exhibitions with their halls and themes. */
export async function writeExhibitions(transaction: Transaction, changes: readonly ExhibitionChange[]): Promise<void> {
  const { kysely } = transaction;
  const removed = changes.filter(({ after }) => after === undefined).map(({ id }) => id);
  if (removed.length > 0) await kysely.deleteFrom('exhibition').where('exhibition_id', 'in', removed).execute();
  for (const { id, before, after, countryId } of changes) {
    if (after === undefined) continue;
    const row = toColumns(after, countryId);
    if (before === undefined)
      await kysely
        .insertInto('exhibition')
        .values({ exhibition_id: id, ...row })
        .execute();
    else await kysely.updateTable('exhibition').set(row).where('exhibition_id', '=', id).execute();
    if (toCanonicalJson(before?.halls ?? []) !== toCanonicalJson(after.halls)) await writeHalls(transaction, id, after);
    if (toCanonicalJson(before?.themes ?? []) !== toCanonicalJson(after.themes))
      await writeThemes(transaction, id, after);
  }
}

const toColumns = (exhibition: ImportedExhibition, countryId: string) => ({
  website_id: exhibition.websiteId,
  country_id: countryId,
  industry: exhibition.industry,
  names: { ...exhibition.names },
  name_local: exhibition.nameLocal,
  intros: { ...exhibition.intros },
  short_name: exhibition.shortName,
  start_time: exhibition.startTime,
  end_time: exhibition.endTime,
  inshow_start: exhibition.opens,
  inshow_end: exhibition.closes,
  time_zone: exhibition.timeZone,
  map_url: exhibition.mapUrl,
  location: exhibition.location,
  is_published: exhibition.isPublished,
  phase: exhibition.phase as ExhibitionPhase | null, // the import checked that it is 0 to 5
  popup_mode: exhibition.popupMode,
  page_version: exhibition.pageVersion,
  ab_pre_register: exhibition.isSplit,
  entry_types: [...exhibition.entryTypes],
  max_tag: exhibition.maxTag,
  tag_category_ids: [...(exhibition.tagCategories ?? [])],
  shared_fields: [...(exhibition.sharedFields ?? LEAD_SHARED_FIELDS)],
  banner: exhibition.picture ?? '',
});

async function writeHalls({ kysely }: Transaction, id: string, { halls }: ImportedExhibition): Promise<void> {
  await kysely.deleteFrom('exhibition_hall').where('exhibition_id', '=', id).execute();
  const rows = halls.map(({ hall, names, geometry }) => ({
    exhibition_id: id,
    hall,
    names: { ...names },
    geometry: geometry === undefined ? null : JSON.stringify(geometry),
  }));
  if (rows.length > 0) await kysely.insertInto('exhibition_hall').values(rows).execute();
}

/** A theme takes the name of its category. */
async function writeThemes({ kysely }: Transaction, id: string, { themes }: ImportedExhibition): Promise<void> {
  await kysely.deleteFrom('exhibition_theme').where('exhibition_id', '=', id).execute();
  await sql`
    insert into exhibition_theme (exhibition_id, theme_id, titles, category_id, place)
    select ${id}, place::text, names, id, place - 1
    from unnest(${toIdList(themes)}) with ordinality as wanted (code, place) join category on category.id = wanted.code`.execute(
    kysely,
  );
}
