import { NEWS_TYPES } from '@fairhall/core/contract/industry-expo/limits';
import { exhibitionLink } from '@fairhall/core/exhibition/links';
import type { FrontGateway } from '@fairhall/core/ports/gateway';
import type { Link } from '@fairhall/core/routes/link';
import type { Boot } from '../page/boot.ts';

export interface ExhibitionPage {
  readonly link: Link;
  /** Epoch milliseconds, if known. */
  readonly changed?: number | undefined;
}

/** The largest number of list pages that are read. */
const PAGE_MAX = 500;

/** Returns whether this host has pages of exhibitions. The suppliers' host has none. */
export async function hasExhibitions(front: FrontGateway, { audience, siteId }: Boot): Promise<boolean> {
  if (audience === 'supplier') return false;
  const found = await front.exhibition.list({ websiteId: siteId }, { handled: true });
  return found.ok && found.value.total > 0;
}

/**
 * Yields this host's exhibition pages: on a country site its own exhibitions, on the international site each country's
 * industries with their news.
 */
export async function* exhibitionPages(front: FrontGateway, boot: Boot): AsyncGenerator<readonly ExhibitionPage[]> {
  const { audience, siteId } = boot;
  if (audience === 'supplier') return;
  const seen = new Set<string>();
  const list = (pageNo: number) => front.exhibition.list({ websiteId: siteId, pageNo }, { handled: true });
  for await (const records of readPages(list)) {
    for (const row of records) {
      const link = exhibitionLink(row, audience);
      const key = JSON.stringify(link);
      if (link.route === 'home' || seen.has(key)) continue;
      seen.add(key);
      yield [{ link }];
      if (link.route === 'industryHome') yield* newsPages(front, link.params);
    }
  }
}

async function* newsPages(front: FrontGateway, industry: Extract<Link, { readonly route: 'industryHome' }>['params']) {
  for (const newsType of NEWS_TYPES) {
    const list = (pageNo: number) => front.industryExpo.news({ ...industry, newsType, pageNo }, { handled: true });
    for await (const records of readPages(list))
      yield records.map(
        ({ newsId, publishTime }): ExhibitionPage => ({
          link: { route: 'industryNews', params: { ...industry, newsType, newsId } },
          changed: publishTime,
        }),
      );
  }
}

interface Page<Row> {
  readonly records: readonly Row[];
  readonly total: number;
  readonly pageSize: number;
}

type ListAnswer<Row> = { readonly ok: true; readonly value: Page<Row> } | { readonly ok: false };

/** Yields the pages of a list one after the other. Stops at the first page that cannot be read. */
async function* readPages<Row>(list: (pageNo: number) => Promise<ListAnswer<Row>>): AsyncGenerator<readonly Row[]> {
  for (let pageNo = 1; pageNo <= PAGE_MAX; pageNo += 1) {
    const found = await list(pageNo);
    if (!found.ok) return;
    yield found.value.records;
    if (pageNo * found.value.pageSize >= found.value.total) return;
  }
}
