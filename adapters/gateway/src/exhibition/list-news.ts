import type { Answer } from '@fairhall/core/contract/dispatcher';
import type { News, NewsDetail } from '@fairhall/core/contract/industry-expo/calls';
import { NEWS_A_PAGE, type NewsType } from '@fairhall/core/contract/industry-expo/limits';
import type { Row } from '@fairhall/core/operator-list/column';
import { toNewsFields } from '@fairhall/core/operator-list/news-list';
import { parseBlocks } from '@fairhall/core/operator-list/page-list';
import { err, ok } from '@fairhall/core/result';
import type { IndustryKey } from '@fairhall/core/site/industries';
import { findSiteById } from '@fairhall/core/site/sites';
import { sql } from 'kysely';
import type { CallContext } from '../call-context.ts';
import type { ListRows } from '../operator-rows.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import { renderBlocks } from './render-blocks.ts';

interface NewsScope {
  readonly industry: IndustryKey;
  readonly websiteId: number;
}

interface NewsPage {
  readonly records: News[];
  readonly total: number;
  readonly pageNo: number;
  readonly pageSize: number;
}

/** An industry's published news rows at a site, in all languages; leaves out articles whose day has not come. */
const selectPublished = ({ now }: CallContext, { industry, websiteId }: NewsScope) => sql`
  from operator_row where list = 'news' and content ->> 'industry' = ${industry}
    and coalesce(content ->> 'site', '') in ('', ${findSiteById(websiteId)?.enName ?? ''})
    and content ->> 'published' <= ${toDay(now)}`;

const toDay = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** The number of an industry's news articles at a site, by type. */
export async function countNews(context: CallContext, scope: NewsScope): Promise<Readonly<Record<NewsType, number>>> {
  const { rows } = await sql<{ type: NewsType; count: number }>`
    select content ->> 'type' as type, count(distinct key)::int as count ${selectPublished(context, scope)}
    group by 1`.execute(context.database.kysely);
  const getCount = (type: NewsType): number => rows.find((row) => row.type === type)?.count ?? 0;
  return { expo: getCount('expo'), industry: getCount('industry') };
}

/** A page of an industry's news at a site, newest first, each in the language of the call if available. D-53 */
export async function listNews(
  context: CallContext,
  scope: NewsScope,
  { newsType, pageNo }: { readonly newsType: NewsType; readonly pageNo: number },
): Promise<NewsPage> {
  const { database, lang } = context;
  const { rows } = await sql<{ key: string; content: Row }>`
    select key, content from (
      select distinct on (key) key, content ${selectPublished(context, scope)} and content ->> 'type' = ${newsType}
      order by key, part <> ${lang}, part <> 'en', part
    ) as one
    order by content ->> 'published' desc, key desc
    limit ${NEWS_A_PAGE} offset ${(pageNo - 1) * NEWS_A_PAGE}`.execute(database.kysely);
  const total = (await countNews(context, scope))[newsType];
  return { records: rows.map(({ key, content }) => toNews(key, content)), total, pageNo, pageSize: NEWS_A_PAGE };
}

/** One article in the language of the call, else in English, else in any language. */
export async function findNews(
  listRows: ListRows,
  { database, lang, now, settings }: CallContext,
  newsId: string,
): Promise<Answer<NewsDetail>> {
  const rows = (await listRows(database, 'news', newsId)).map(({ content }) => content);
  const row = rows.find((one) => one.lang === lang) ?? rows.find((one) => one.lang === 'en') ?? rows[0];
  if (row === undefined || (row.published ?? '') > toDay(now)) return err(NOT_FOUND);
  const blocks = parseBlocks(row) ?? [];
  return ok({ ...toNews(newsId, row), blocks, html: renderBlocks(blocks, settings.deployPath) });
}

const toNews = (newsId: string, row: Row): News => ({
  newsId,
  ...toNewsFields(row),
  lang: row.lang ?? 'en',
  title: row.title ?? '',
  summary: row.summary ?? '',
  cover: row.cover ?? '',
});
