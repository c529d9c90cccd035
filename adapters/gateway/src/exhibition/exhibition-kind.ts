import { BLOCKED_EXHIBITION_ID } from '@fairhall/core/contract/exhibition/limits';
import {
  exhibitionCells,
  exhibitionFrom,
  type ImportedExhibition,
} from '@fairhall/core/exhibition/import/exhibition-row';
import { siteById } from '@fairhall/core/site/sites';
import { sql } from 'kysely';
import type { Queries, Transaction } from '../db/database.ts';
import type { Change, KindOfImport, NamedRow } from '../import-kind.ts';
import { idsOf } from './id-list.ts';
import { writeExhibitions } from './write-exhibitions.ts';

/** As addresses take it. */
const EXHIBITION_ID = /^\d{1,20}$/;

/** What exhibitions need of countries, by ISO 3166-1. */
export interface CountryPorts {
  countryIdOf(code2: string): string | undefined;
  countryCodeOf(countryId: string): string | undefined;
}

/** Exhibitions as operators load them; each is known by its id, which they give. */
export const exhibitionKind = (ports: CountryPorts): KindOfImport<ImportedExhibition> => ({
  named: async (_, rows) =>
    rows.map((cells) => {
      const id = cells.cell('id', 20) ?? '';
      const isGood = EXHIBITION_ID.test(id) && id !== BLOCKED_EXHIBITION_ID;
      if (!isGood) cells.refuse('id', id === '' ? 'required' : 'code');
      return { key: '', objectId: isGood ? id : '' };
    }),
  read: (transaction, ids) => readExhibitions(ports, transaction, ids),
  hidden: async () => new Set(),
  wanted: (transaction, rows) => wantedExhibitions(ports, transaction, rows),
  write: async (transaction, changes) => {
    await writeExhibitions(transaction, changes.map(rowOf(ports)));
    return [];
  },
  inUse: exhibitionsInUse,
  cells: exhibitionCells,
  idsAfter: async ({ kysely }, after, limit) => {
    const rows = kysely.selectFrom('exhibition').select('exhibition_id').where('exhibition_id', '>', after);
    return (await rows.orderBy('exhibition_id').limit(limit).execute()).map(({ exhibition_id }) => exhibition_id);
  },
});

async function readExhibitions(
  { countryCodeOf }: CountryPorts,
  { kysely }: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ImportedExhibition>> {
  if (ids.length === 0) return new Map();
  const rows = await kysely.selectFrom('exhibition').selectAll().where('exhibition_id', 'in', ids).execute();
  const parts = async <Part extends { readonly exhibition_id: string }>(found: Promise<readonly Part[]>) =>
    Map.groupBy(await found, ({ exhibition_id }) => exhibition_id);
  const halls = await parts(
    kysely.selectFrom('exhibition_hall').selectAll().where('exhibition_id', 'in', ids).orderBy('hall').execute(),
  );
  const themes = await parts(
    kysely.selectFrom('exhibition_theme').selectAll().where('exhibition_id', 'in', ids).orderBy('place').execute(),
  );
  return new Map(
    rows.map((row): [string, ImportedExhibition] => [
      row.exhibition_id,
      {
        industry: row.industry,
        websiteId: row.website_id,
        country: row.country_id === siteById(row.website_id)?.countryId ? '' : (countryCodeOf(row.country_id) ?? ''),
        opens: row.inshow_start,
        closes: row.inshow_end,
        startTime: row.start_time,
        endTime: row.end_time,
        timeZone: row.time_zone,
        location: row.location,
        mapUrl: row.map_url,
        nameLocal: row.name_local,
        shortName: row.short_name,
        isPublished: row.is_published,
        phase: row.phase,
        popupMode: row.popup_mode,
        pageVersion: row.page_version,
        isSplit: row.ab_pre_register,
        entryTypes: row.entry_types,
        maxTag: row.max_tag,
        tagCategories: row.tag_category_ids,
        sharedFields: row.shared_fields,
        themes: (themes.get(row.exhibition_id) ?? []).flatMap(({ category_id }) => category_id ?? []),
        names: inOrder(row.names),
        intros: inOrder(row.intros),
        halls: (halls.get(row.exhibition_id) ?? []).map(({ hall, names }) => ({ hall, names: inOrder(names) })),
      },
    ]),
  );
}

const inOrder = (texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(texts).sort(([one], [other]) => (one < other ? -1 : 1)));

async function wantedExhibitions({ countryIdOf }: CountryPorts, { kysely }: Transaction, rows: readonly NamedRow[]) {
  const given = (column: string) =>
    idsOf([...new Set(rows.flatMap(({ cells }) => cells.list(column, { most: 1_000, max: 64 }) ?? []))]);
  const found = await sql<{ id: string; of: string }>`
    select id, 'themes' as of from category where id = any(${given('themes')})
    union all select id, 'tag_categories' from tag_category
      where parent_id is null and id = any(${given('tag_categories')})`.execute(kysely);
  const known = Map.groupBy(found.rows, ({ of }) => of);
  const strangeIn = (column: string, ids: readonly string[]) =>
    ids.find((id) => !(known.get(column) ?? []).some((row) => row.id === id));
  return ({ cells }: NamedRow, before: ImportedExhibition | undefined): ImportedExhibition => {
    const exhibition = exhibitionFrom(cells, before);
    const { country, websiteId, themes, tagCategories = [] } = exhibition;
    if (country !== '' && countryIdOf(country) === undefined) cells.refuse('country', 'code');
    // The international site is in no country.
    if (country === '' && siteById(websiteId)?.international === true) cells.refuse('country', 'required');
    const theme = cells.has('themes') ? strangeIn('themes', themes) : undefined;
    if (theme !== undefined) cells.refuse('themes', 'unknownCategory', { value: theme });
    const tags = cells.has('tag_categories') ? strangeIn('tag_categories', tagCategories) : undefined;
    if (tags !== undefined) cells.refuse('tag_categories', 'unknownTagCategory', { value: tags });
    return exhibition;
  };
}

const rowOf =
  ({ countryIdOf }: CountryPorts) =>
  ({ id, before, after }: Change<ImportedExhibition>) => ({
    id,
    before,
    after,
    countryId: (after && (countryIdOf(after.country) ?? siteById(after.websiteId)?.countryId)) ?? '',
  });

/** Those that somebody exhibits at, is registered for, or follows. */
async function exhibitionsInUse({ kysely }: Transaction, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select exhibition_id as id from exhibition where exhibition_id = any(${idsOf(ids)}) and (
      exists (select from exhibitor where exhibitor.exhibition_id = exhibition.exhibition_id)
      or exists (select from preregistration where preregistration.exhibition_id = exhibition.exhibition_id)
      or exists (select from follow where type = 'exhibition' and target_id = exhibition.exhibition_id))`.execute(
    kysely,
  );
  return new Set(rows.map(({ id }) => id));
}
