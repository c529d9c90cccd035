import type { Answer } from '@fairhall/core/contract/dispatcher';
import type { Exhibitor, ExhibitorPage } from '@fairhall/core/contract/exhibition/calls';
import { EXHIBITOR_PAGE_SIZE } from '@fairhall/core/contract/exhibition/limits';
import { err, ok } from '@fairhall/core/result';
import { compareByNumber } from '@fairhall/core/site/number-order';
import { type RawBuilder, sql } from 'kysely';
import type { CallContext } from '../call-context.ts';
import { hasWords } from '../db/has-words.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import { findVisibleExhibition } from './exhibition-rows.ts';

interface ExhibitorQuery {
  readonly exhibitionId: string;
  readonly keyword?: string | undefined;
  readonly tagCodes?: readonly string[] | undefined;
  readonly hall?: string | undefined;
  readonly spotlight?: boolean | undefined;
  readonly letter?: string | undefined;
  readonly supplierId?: string | undefined;
  readonly themeId?: string | undefined;
  readonly pageNo: number;
}

/** The most tags by which a list of exhibitors can be filtered, and the most that a row shows. */
const MAX_TAGS = 12;
const MAX_ROW_TAGS = 4;

interface ExhibitorResult {
  readonly total: number;
  readonly halls: ExhibitorPage['halls'];
  readonly tags: ExhibitorPage['tags'];
  readonly rows: readonly {
    readonly standNo: string;
    readonly hall: string;
    readonly spotlight: boolean;
    readonly tags: Exhibitor['tags'];
    /** The supplier's row, as JSON text. */
    readonly card: string;
  }[];
}

/** The exhibitors by hall and stand, with the halls and tags that can filter the list. R-2.132 R-2.133 */
export async function listExhibitors(context: CallContext, query: ExhibitorQuery): Promise<Answer<ExhibitorPage>> {
  if ((await findVisibleExhibition(context, query.exhibitionId)) === undefined) return err(NOT_FOUND);
  const { database } = context;
  const { rows } = await sql<{ found: ExhibitorResult }>`${buildStatement(context, query)}`.execute(database.kysely);
  const [answered] = rows;
  if (answered === undefined) throw new Error('a list of exhibitors is one row');
  const { total, halls, tags, rows: shown } = answered.found;
  const records = shown.map(({ card, ...stand }) => ({
    ...(JSON.parse(card) as Omit<Exhibitor, keyof typeof stand>),
    ...stand,
  }));
  const sortedHalls = halls.toSorted((one, other) => compareByNumber(one.hall, other.hall));
  return ok({ records, total, pageNo: query.pageNo, pageSize: EXHIBITOR_PAGE_SIZE, halls: sortedHalls, tags });
}

/**
 * One statement does everything. `held` has the rows left after keyword, letter, spotlight and theme; the counts of
 * halls and of tags each ignore their own filter.
 */
function buildStatement({ lang }: CallContext, query: ExhibitorQuery): RawBuilder<unknown> {
  const { exhibitionId, tagCodes = [], hall, pageNo } = query;
  const tagged = tagCodes.map((code) => code.toUpperCase());
  const inTags = tagged.length === 0 ? sql`true` : sql`held.tags && ${tagged}::text[]`;
  const inHall = hall === undefined ? sql`true` : sql`held.hall = ${hall}`;
  const name = sql`coalesce(names ->> ${lang}, names ->> 'en')`;
  return sql`
    with held as materialized (
      select exhibitor.supplier_id, stand_no, hall, exhibitor.spotlight, supplier.tags
      from exhibitor
      join supplier on supplier.id = exhibitor.supplier_id
      join supplier_text english on english.supplier_id = supplier.id and english.lang = 'en'
      left join supplier_text local on local.supplier_id = supplier.id and local.lang = ${lang}
      where exhibition_id = ${exhibitionId} ${sql.join(buildConditions(query), sql` `)}
    ), common as materialized (
      select id, ${name} as name, count from (
        select code, count(*)::int as count from held, unnest(held.tags) as code where ${inHall}
        group by code order by count(*) desc, code limit ${MAX_TAGS}
      ) counted join tag on tag.id = code
    ), page as materialized (
      select * from held where ${inTags} and ${inHall}
      order by hall, stand_no limit ${EXHIBITOR_PAGE_SIZE} offset ${(pageNo - 1) * EXHIBITOR_PAGE_SIZE}
    )
    select json_build_object(
      'total', (select count(*) from held where ${inTags} and ${inHall}),
      'halls', (
        select coalesce(json_agg(json_build_object('hall', occupied.hall, 'name', coalesce(${name}, ''), 'count', (
          select count(*) from held where held.hall = occupied.hall and ${inTags}
        ))), '[]')
        from (select distinct hall from exhibitor where exhibition_id = ${exhibitionId}) occupied
        left join exhibition_hall on exhibition_hall.exhibition_id = ${exhibitionId} and exhibition_hall.hall = occupied.hall
      ),
      'tags', (
        select coalesce(json_agg(json_build_object('code', id, 'name', name, 'count', count) order by count desc, id), '[]')
        from common
      ),
      'rows', (
        select coalesce(json_agg(json_build_object(
          'standNo', stand_no, 'hall', hall, 'spotlight', spotlight, 'card', card.json, 'tags', (
            select coalesce(json_agg(json_build_object('code', id, 'name', name)), '[]') from (
              select tag.id, ${name} as name from tag
              where tag.id = any(page.tags) and (tag.id = any(${tagged}::text[]) or tag.id in (select id from common))
              order by tag.id = any(${tagged}::text[]) desc, tag.id limit ${MAX_ROW_TAGS}
            ) named
          )
        ) order by hall, stand_no), '[]')
        from page join supplier_card card on card.supplier_id = page.supplier_id and card.lang = coalesce(
          (select lang from catalogue_language where lang = ${lang}), 'en')
      )
    ) as found`;
}

/** SQL conditions for keyword, letter, spotlight and theme, each with its leading "and". */
function buildConditions({
  exhibitionId,
  keyword = '',
  spotlight,
  letter,
  supplierId,
  themeId,
}: ExhibitorQuery): RawBuilder<unknown>[] {
  const searched = sql`concat_ws(chr(10), english.search_text, local.search_text, exhibitor.search_text)`;
  return [
    sql`and ${hasWords(searched, keyword)}`,
    ...(spotlight === undefined ? [] : [sql`and exhibitor.spotlight = ${spotlight}`]),
    ...(letter === undefined ? [] : [sql`and left(english.search_text, 1) = ${letter}`]),
    ...(supplierId === undefined ? [] : [sql`and exhibitor.supplier_id = ${supplierId}`]),
    ...(themeId === undefined ? [] : [sql`and ${hasThemeProducts(exhibitionId, themeId)}`]),
  ];
}

/** Whether an exhibitor has products of a theme, that is of the theme's category or one below it. R-2.134 */
const hasThemeProducts = (exhibitionId: string, themeId: string): RawBuilder<unknown> => sql`exists (
  select from product, exhibition_theme theme
  where theme.exhibition_id = ${exhibitionId} and theme.theme_id = ${themeId}
    and product.supplier_id = exhibitor.supplier_id
    and theme.category_id in (product.category_1, product.category_2, product.category_3)
)`;
