import type { StaticContent } from '@fairhall/core/contract/cms/static-content';
import { type PageBlock, parseBlocks } from '@fairhall/core/operator-list/page-list';
import { listPageNames } from '@fairhall/core/operator-list/page-names';
import { findSiteById, type Site } from '@fairhall/core/site/sites';
import { getZoneDay } from '@fairhall/core/site/zone-day';
import type { ContentAddress } from '../content/content-address.ts';
import type { Queries } from '../db/database.ts';
import type { ListRows, StoredRow } from '../operator-rows.ts';

export interface WrittenPage {
  readonly title: string;
  readonly lang: string;
  readonly blocks: PageBlock[];
  /** When it was last changed, in epoch milliseconds. */
  readonly changed: number;
}

interface PageQuestion {
  readonly name: string;
  readonly siteId: number;
  readonly lang: string;
}

/**
 * A page that operators wrote: the site's own, or else the one for all sites; each in the requested language, or else in
 * English. D-45
 */
export async function findPage(
  listRows: ListRows,
  database: Queries,
  { name, siteId, lang }: PageQuestion,
): Promise<WrittenPage | undefined> {
  for (const key of listPageNames(name, findSiteById(siteId)?.enName)) {
    const page = pickPage(await listRows(database, 'page', key), lang);
    if (page !== undefined) return page;
  }
  return undefined;
}

/** Undefined if neither version exists or has content. */
function pickPage(rows: readonly StoredRow[], lang: string): WrittenPage | undefined {
  const findInLanguage = (code: string) => rows.find(({ content }) => content.lang === code);
  const row = findInLanguage(lang) ?? findInLanguage('en');
  const blocks = row === undefined ? [] : (parseBlocks(row.content) ?? []);
  if (row === undefined || blocks.length === 0) return undefined;
  const { title = '', lang: writtenLang = 'en' } = row.content;
  return { title, lang: writtenLang, blocks, changed: row.changed };
}

/** Finds the organiser's text for an address of static content, with the day of its last change. D-45 */
export const createFindWritten =
  (listRows: ListRows, database: Queries) =>
  async ({ id: siteId }: Site, { name, lang }: ContentAddress): Promise<StaticContent | undefined> => {
    const page = await findPage(listRows, database, { name, siteId, lang });
    if (page === undefined) return undefined;
    const { title, lang: writtenLang, blocks, changed } = page;
    // Each block has the members of its type, as was checked when it was written.
    return { title, lang: writtenLang, updated: getZoneDay('UTC', changed), blocks: blocks as StaticContent['blocks'] };
  };
