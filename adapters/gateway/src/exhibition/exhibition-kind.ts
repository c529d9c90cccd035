import { EXHIBITION_BLOCKED_ID } from '@fairhall/core/contract/exhibition/limits';
import {
  exhibitionCells,
  exhibitionFrom,
  type ImportedExhibition,
} from '@fairhall/core/exhibition/import/exhibition-row';
import { findSiteById } from '@fairhall/core/site/sites';
import { sql } from 'kysely';
import type { Queries, Transaction } from '../db/database.ts';
import type { Change, KindOfImport, NamedRow } from '../import-kind.ts';
import { toIdList } from './to-id-list.ts';
import { writeExhibitions } from './write-exhibitions.ts';

/** The form of an exhibition id in addresses. */
const EXHIBITION_ID = /^\d{1,20}$/;

/** The country data that exhibitions need, by ISO 3166-1 code. */
export interface CountryPorts {
  /** Of two letters, or of the number itself. */
  getCountryId(code: string): string | undefined;
  getCountryCode(countryId: string): string | undefined;
}

/** The use of pictures that staff upload for the rows of an import. */
interface PicturePorts {
  readonly importPictures: {
    /** The ids among these that this staff member has uploaded and that nothing uses. */
    listUnused(queries: Queries, staffId: string, ids: readonly string[]): Promise<readonly string[]>;
    adopt(queries: Queries, pictures: readonly HeldPicture[], now: number): Promise<void>;
    release(queries: Queries, pictures: readonly HeldPicture[]): Promise<void>;
  };
}

interface HeldPicture {
  readonly holder: string;
  readonly id: string;
}

export type ExhibitionImportPorts = CountryPorts & PicturePorts;

/** Exhibitions that operators import, identified by the id that the operator gives. */
export const exhibitionKind = (ports: ExhibitionImportPorts): KindOfImport<ImportedExhibition> => ({
  identifyRows: async (_, rows) =>
    rows.map((cells) => {
      const id = cells.cell('id', 20) ?? '';
      const isGood = EXHIBITION_ID.test(id) && id !== EXHIBITION_BLOCKED_ID;
      if (!isGood) cells.reportProblem('id', id === '' ? 'required' : 'code');
      return { key: '', objectId: isGood ? id : '' };
    }),
  read: (transaction, ids) => readExhibitions(ports, transaction, ids),
  findHidden: async () => new Set(),
  resolveRows: (transaction, rows, { staffId }) => resolveExhibitions(ports, transaction, rows, staffId),
  write: async (transaction, changes, now) => {
    await writeExhibitions(transaction, changes.map(toRow(ports)));
    const written = changes.filter(({ after }) => after !== undefined);
    await ports.importPictures.adopt(transaction, toHeldPictures(written, 'after'), now);
    // A picture that a change replaces stays held, so that the change can be undone.
    const removed = changes.filter(({ after }) => after === undefined);
    await ports.importPictures.release(transaction, toHeldPictures(removed, 'before'));
    return [];
  },
  findInUse: findExhibitionsInUse,
  toCells: exhibitionCells,
  listIdsAfter: async ({ kysely }, after, limit) => {
    const rows = kysely.selectFrom('exhibition').select('exhibition_id').where('exhibition_id', '>', after);
    return (await rows.orderBy('exhibition_id').limit(limit).execute()).map(({ exhibition_id }) => exhibition_id);
  },
});

const toHeldPictures = (
  changes: readonly Change<ImportedExhibition>[],
  side: 'before' | 'after',
): readonly HeldPicture[] =>
  changes.flatMap(({ id, [side]: exhibition }) =>
    exhibition?.picture === undefined ? [] : [{ holder: `exhibition:${id}`, id: exhibition.picture }],
  );

async function readExhibitions(
  { getCountryCode }: CountryPorts,
  { kysely }: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ImportedExhibition>> {
  if (ids.length === 0) return new Map();
  const rows = await kysely.selectFrom('exhibition').selectAll().where('exhibition_id', 'in', ids).execute();
  const groupByExhibition = async <Part extends { readonly exhibition_id: string }>(found: Promise<readonly Part[]>) =>
    Map.groupBy(await found, ({ exhibition_id }) => exhibition_id);
  const halls = await groupByExhibition(
    kysely.selectFrom('exhibition_hall').selectAll().where('exhibition_id', 'in', ids).orderBy('hall').execute(),
  );
  const themes = await groupByExhibition(
    kysely.selectFrom('exhibition_theme').selectAll().where('exhibition_id', 'in', ids).orderBy('place').execute(),
  );
  return new Map(
    rows.map((row): [string, ImportedExhibition] => [
      row.exhibition_id,
      {
        industry: row.industry,
        websiteId: row.website_id,
        country:
          row.country_id === findSiteById(row.website_id)?.countryId ? '' : (getCountryCode(row.country_id) ?? ''),
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
        ...(row.banner === '' ? {} : { picture: row.banner }),
        themes: (themes.get(row.exhibition_id) ?? []).flatMap(({ category_id }) => category_id ?? []),
        names: sortByKey(row.names),
        intros: sortByKey(row.intros),
        halls: (halls.get(row.exhibition_id) ?? []).map(({ hall, names, geometry }) => ({
          hall,
          names: sortByKey(names),
          ...(geometry === null ? {} : { geometry }),
        })),
      },
    ]),
  );
}

const sortByKey = (texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(texts).sort(([one], [other]) => (one < other ? -1 : 1)));

async function resolveExhibitions(
  { getCountryId, getCountryCode, importPictures }: ExhibitionImportPorts,
  transaction: Transaction,
  rows: readonly NamedRow[],
  staffId: string,
) {
  const { kysely } = transaction;
  const pictureIds = [...new Set(rows.flatMap(({ cells }) => cells.cell('picture', 1_000) || []))];
  const uploaded = await importPictures.listUnused(transaction, staffId, pictureIds);
  const listCellIds = (column: string) =>
    toIdList([...new Set(rows.flatMap(({ cells }) => cells.list(column, { most: 1_000, max: 64 }) ?? []))]);
  const found = await sql<{ id: string; of: string }>`
    select id, 'themes' as of from category where id = any(${listCellIds('themes')})
    union all select id, 'tag_categories' from tag_category
      where parent_id is null and id = any(${listCellIds('tag_categories')})
    union all select id, 'picture' from picture where id = any(${toIdList(pictureIds)})`.execute(kysely);
  const knownIds = Map.groupBy(found.rows, ({ of }) => of);
  const findUnknownId = (column: string, ids: readonly string[]) =>
    ids.find((id) => !(knownIds.get(column) ?? []).some((row) => row.id === id));
  return ({ cells }: NamedRow, before: ImportedExhibition | undefined): ImportedExhibition => {
    const exhibition = exhibitionFrom(cells, before);
    const { websiteId, themes, tagCategories = [] } = exhibition;
    const countryId = getCountryId(exhibition.country);
    const country = getCountryCode(countryId ?? '') ?? exhibition.country;
    if (country !== '' && countryId === undefined) cells.reportProblem('country', 'code');
    // The international site belongs to no country.
    if (country === '' && findSiteById(websiteId)?.international === true) cells.reportProblem('country', 'required');
    const theme = cells.has('themes') ? findUnknownId('themes', themes) : undefined;
    if (theme !== undefined) cells.reportProblem('themes', 'unknownCategory', { value: theme });
    const tags = cells.has('tag_categories') ? findUnknownId('tag_categories', tagCategories) : undefined;
    if (tags !== undefined) cells.reportProblem('tag_categories', 'unknownTagCategory', { value: tags });
    const { picture } = exhibition;
    const isKnown = picture === before?.picture || uploaded.some((id) => id === picture);
    if (picture !== undefined && !isKnown && findUnknownId('picture', [picture]) !== undefined)
      cells.reportProblem('picture', 'unknownPicture', { value: picture });
    return { ...exhibition, country };
  };
}

const toRow =
  ({ getCountryId }: CountryPorts) =>
  ({ id, before, after }: Change<ImportedExhibition>) => ({
    id,
    before,
    after,
    countryId: (after && (getCountryId(after.country) ?? findSiteById(after.websiteId)?.countryId)) ?? '',
  });

/** Exhibitions that have an exhibitor, a registration or a follower. */
async function findExhibitionsInUse({ kysely }: Transaction, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select exhibition_id as id from exhibition where exhibition_id = any(${toIdList(ids)}) and (
      exists (select from exhibitor where exhibitor.exhibition_id = exhibition.exhibition_id)
      or exists (select from preregistration where preregistration.exhibition_id = exhibition.exhibition_id)
      or exists (select from follow where type = 'exhibition' and target_id = exhibition.exhibition_id))`.execute(
    kysely,
  );
  return new Set(rows.map(({ id }) => id));
}
