import type { NewsType } from '@fairhall/core/contract/industry-expo/limits';
import { rowSearchText } from '@fairhall/core/operator-list/row-search-text';
import { createRouteTable } from '@fairhall/core/routes/route-table';
import { getFormat } from '@fairhall/core/site/format';
import { INDUSTRY_KEYS, type IndustryKey } from '@fairhall/core/site/industries';
import { toRegionCode } from '@fairhall/core/site/region-code';
import { findSiteById } from '@fairhall/core/site/sites';
import { type Selectable, sql } from 'kysely';
import type { Database, Transaction } from '../db/database.ts';
import { insertDemoMark } from '../db/demo-part.ts';
import {
  INDUSTRY_NEWS,
  NEWS_LANGUAGES,
  NEWS_LINK,
  type NewsLanguage,
  type NewsTexts,
  SHOW_NEWS,
} from './demo-news-words.ts';
import type { ExhibitionTables } from './exhibition.tables.ts';
import { pickLanguage } from './exhibition-rows.ts';

const DAY = 86_400_000;
/** Days between two consecutive articles. */
const DAY_STEP = 3;
/** The most exhibitors and categories with an article of their own. */
const MAX_EXHIBITORS = 8;
const MAX_CATEGORIES = 12;

const { href } = createRouteTable({ deployPath: '' });

/** One article, with its texts by language. */
interface Article {
  readonly newsId: string;
  readonly type: NewsType;
  readonly industry: IndustryKey;
  /** The site as it appears in addresses; '' for all sites. */
  readonly site: string;
  readonly cover: string;
  readonly texts: NewsTexts;
  readonly words: (lang: NewsLanguage) => Readonly<Record<string, string>>;
  readonly link: { readonly href: string; readonly says: keyof typeof NEWS_LINK } | null;
}

/** Inserts news about the demo exhibitions and industries, once; each article is filled from their records. D-53 */
export async function loadDemoNews(database: Database, now: number): Promise<void> {
  await database.transaction(async (transaction) => {
    if (!(await insertDemoMark(transaction, 'news', now))) return;
    const rows = [...(await createShowArticles(transaction)), ...(await createIndustryArticles(transaction))].flatMap(
      (list) => list.flatMap((article, place) => toRows(article, toDay(now - (1 + place * DAY_STEP) * DAY), now)),
    );
    for (let from = 0; from < rows.length; from += 500) {
      await transaction.kysely
        .insertInto('operator_row')
        .values(rows.slice(from, from + 500))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  });
}

/** Isolates a name in Latin letters, so that it does not change the direction of the text around it. */
const wrapInBidiIsolate = (name: string): string => (/[A-Za-z]/.test(name) ? `\u2068${name}\u2069` : name);

const toDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

function toRows(article: Article, published: string, changed: number) {
  const { newsId, type, industry, site, cover, texts, words, link } = article;
  return NEWS_LANGUAGES.map((lang) => {
    const filled = texts[lang].map((text) =>
      text.replace(/\{(\w+)\}/g, (_, name: string) => {
        const word = words(lang)[name] ?? '';
        return lang === 'ar' ? wrapInBidiIsolate(word) : word;
      }),
    );
    const [title = '', summary = '', ...paragraphs] = filled;
    const blocks = [
      ...paragraphs.map((text) => ({ type: 'text', text })),
      ...(link === null ? [] : [{ type: 'link', text: NEWS_LINK[link.says][lang], href: link.href }]),
    ];
    const content = {
      news: newsId,
      lang,
      type,
      industry,
      published,
      title,
      summary,
      blocks: JSON.stringify(blocks),
      ...(site !== '' && { site }),
      ...(cover !== '' && { cover }),
    };
    const search_text = rowSearchText(content);
    return { list: 'news', key: newsId, part: lang, content: JSON.stringify(content), search_text, changed };
  });
}

type ShowRow = Selectable<ExhibitionTables['exhibition']>;

/**
 * Articles about each exhibition, newest first: its exhibitors, its halls, its themes, and that registration is open.
 */
async function createShowArticles(transaction: Transaction): Promise<readonly (readonly Article[])[]> {
  const { kysely } = transaction;
  const all = kysely.selectFrom('exhibition').selectAll().where('is_shown', '=', true).orderBy('inshow_start', 'desc');
  const shows = selectLastEditions(await all.execute());
  const halls = await kysely.selectFrom('exhibition_hall').selectAll().orderBy('hall').execute();
  const themes = await kysely.selectFrom('exhibition_theme').selectAll().orderBy('place').execute();
  const exhibitors = await listExhibitors(transaction);
  return shows.map((show) => {
    const selectOfShow = <Row extends { readonly exhibition_id: string }>(rows: readonly Row[]) =>
      rows.filter(({ exhibition_id }) => exhibition_id === show.exhibition_id);
    return createArticles(show, {
      halls: selectOfShow(halls),
      themes: selectOfShow(themes),
      exhibitors: selectOfShow(exhibitors),
    });
  });
}

/** For each industry at a site, only the edition that begins last; earlier editions get no news. */
const selectLastEditions = (shows: readonly ShowRow[]): readonly ShowRow[] =>
  shows.filter(
    ({ industry, website_id }, place) =>
      shows.findIndex((other) => other.industry === industry && other.website_id === website_id) === place,
  );

interface ExhibitorRow {
  readonly exhibition_id: string;
  readonly supplier_id: string;
  readonly hall: string;
  readonly stand_no: string;
  readonly country_id: string;
  readonly goods: number;
  readonly image: string;
  readonly names: Readonly<Record<string, string>>;
  readonly products: Readonly<Record<string, readonly string[]>>;
}

async function listExhibitors({ kysely }: Transaction): Promise<readonly ExhibitorRow[]> {
  const { rows } = await sql<ExhibitorRow>`
    select exhibition_id, supplier_id, hall, stand_no, country_id, product_count as goods,
      coalesce((select images[1] from product where product.supplier_id = exhibitor.supplier_id
        order by rank, id limit 1), '') as image,
      (select json_object_agg(lang, name) from supplier_text where supplier_text.supplier_id = exhibitor.supplier_id) as names,
      (select json_object_agg(lang, main_products) from supplier_text
        where supplier_text.supplier_id = exhibitor.supplier_id) as products
    from exhibitor join supplier on supplier.id = exhibitor.supplier_id
    order by exhibition_id, exhibitor.spotlight desc, hall, stand_no`.execute(kysely);
  return rows;
}

interface ShowContent {
  readonly halls: readonly { readonly hall: string; readonly names: Readonly<Record<string, string>> }[];
  readonly themes: readonly { readonly titles: Readonly<Record<string, string>> }[];
  readonly exhibitors: readonly ExhibitorRow[];
}

function createArticles(show: ShowRow, { halls, themes, exhibitors }: ShowContent): readonly Article[] {
  const days = { from: show.inshow_start, to: show.inshow_end };
  const article = (name: string, texts: NewsTexts, words: Article['words'], more: Partial<Article> = {}): Article => ({
    newsId: `${show.exhibition_id}-${name}`,
    type: 'expo',
    industry: show.industry,
    cover: '',
    link: null,
    site: findSiteById(show.website_id)?.enName ?? '',
    texts,
    words: (lang) => ({ show: pickLanguage(show.names, lang), place: show.location, ...words(lang) }),
    ...more,
  });
  const formatFigures = (lang: NewsLanguage) => ({
    exhibitors: getFormat(lang).number(exhibitors.length),
    countries: getFormat(lang).number(new Set(exhibitors.map(({ country_id }) => country_id)).size),
    goods: getFormat(lang).number(exhibitors.reduce((sum, { goods }) => sum + goods, 0)),
  });
  const hallNames = (lang: NewsLanguage) =>
    halls.map(({ hall, names }) => `H${hall} ${pickLanguage(names, lang)}`).join(LIST_SEPARATOR[lang]);
  return [
    ...exhibitors.slice(0, MAX_EXHIBITORS).map((exhibitor) =>
      article(`e${exhibitor.supplier_id}`, SHOW_NEWS.spotlight, (lang) => getSpotlightWords(exhibitor, lang), {
        cover: exhibitor.image,
        link: { href: getSupplierHref(exhibitor), says: 'show' },
      }),
    ),
    article('exhibitors', SHOW_NEWS.exhibitors, formatFigures),
    article('halls', SHOW_NEWS.halls, (lang) => ({ halls: hallNames(lang) })),
    article('themes', SHOW_NEWS.themes, (lang) => ({
      themes: themes.map(({ titles }) => pickLanguage(titles, lang)).join(LIST_SEPARATOR[lang]),
    })),
    article('opened', SHOW_NEWS.opened, (lang) => ({ days: getFormat(lang).dateRange(days) })),
  ];
}

const LIST_SEPARATOR: Readonly<Record<NewsLanguage, string>> = { en: ', ', ar: '، ', zh: '、', tr: ', ' };

const getSpotlightWords = ({ names, products, hall, stand_no, country_id }: ExhibitorRow, lang: NewsLanguage) => ({
  exhibitor: pickLanguage(names, lang),
  country: getFormat(lang).countryName(toRegionCode(country_id)),
  stand: `H${hall} ${stand_no}`,
  products: (products[lang] ?? products.en ?? []).join(LIST_SEPARATOR[lang]),
});

const getSupplierHref = ({ names, supplier_id }: ExhibitorRow): string =>
  href('supplier', { name: names.en ?? supplier_id, supplierId: supplier_id });

interface CategoryRow {
  readonly id: string;
  readonly industry: IndustryKey;
  readonly names: Readonly<Record<string, string>>;
  readonly products: number;
  readonly suppliers: number;
  readonly image: string;
}

/** Articles about each industry: its categories with the most products. */
async function createIndustryArticles({ kysely }: Transaction): Promise<readonly (readonly Article[])[]> {
  const { rows } = await sql<CategoryRow>`
    select category.id, industry, names, product_count as products, found.suppliers, found.image
    from category cross join lateral (
      select count(distinct supplier_id)::int as suppliers,
        coalesce((array_agg(images[1] order by rank, id))[1], '') as image
      from product where category_2 = category.id
    ) found
    where level = 2 and product_count > 0
    order by product_count desc, id`.execute(kysely);
  return INDUSTRY_KEYS.map((industry) =>
    rows
      .filter((row) => row.industry === industry)
      .slice(0, MAX_CATEGORIES)
      .map(
        ({ id, names, products, suppliers, image }): Article => ({
          newsId: `c${id}`,
          type: 'industry',
          industry,
          site: '',
          cover: image,
          texts: INDUSTRY_NEWS,
          words: (lang) => ({
            category: pickLanguage(names, lang),
            products: getFormat(lang).number(products),
            suppliers: getFormat(lang).number(suppliers),
          }),
          link: { href: href('category', { name: names.en ?? id, categoryId: id }), says: 'category' },
        }),
      ),
  );
}
