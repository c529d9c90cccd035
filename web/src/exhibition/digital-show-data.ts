import type { Exhibition, ExhibitorPage } from '@fairhall/core/contract/exhibition/calls';
import { toExhibitionParams } from '@fairhall/core/exhibition/links';
import { loadRecommended, omitTestExhibitions } from '@fairhall/core/exhibition/recommended';
import { getFormat } from '@fairhall/core/site/format';
import { getValueOr, requireValue } from '../page/loader-results.ts';
import type { Visit } from '../page/screen.ts';
import { type ExhibitionWords, exhibitionWords } from '../ui/exhibition-words.ts';
import { type ExhibitorWords, exhibitorWords } from './exhibitor-words.ts';

/** The exhibitors of a tag. `href` leads to all of them; null if there are no more, or no such page. */
export interface ExhibitorCategory {
  readonly code: string;
  readonly name: string;
  readonly count: string;
  readonly exhibitors: readonly ExhibitorWords[];
  readonly href: string | null;
}

/** The digital hall of one exhibition, or the halls of all current and upcoming ones. */
export interface ExhibitionDigitalData {
  /** Null if the page shows all exhibitions, or if none is current or upcoming. */
  readonly show: ExhibitionWords | null;
  readonly parts: readonly ExhibitorCategory[];
  readonly shows: readonly ExhibitionWords[];
  readonly hrefs: { readonly own: string; readonly all: string };
}

type DigitalVisit = Visit<'digitalShow'>;

/** The number of tags with a section of their own, and of exhibitors in each section. */
const CATEGORY_LIMIT = 6;
const EXHIBITOR_LIMIT = 4;

/** Loads the current exhibition's exhibitors by tag, or all current and upcoming exhibitions. D-16 */
export async function loadDigitalShow(visit: DigitalVisit): Promise<ExhibitionDigitalData> {
  const { params, ports, signal, href } = visit;
  const hrefs = { own: href('digitalShow', params), all: href('digitalShow', { isMulti: '1' }) };
  const { exhibition: calls } = await ports.frontGateway();
  if (params.isMulti === '1') {
    const rows = requireValue(await calls.recommended({ ageing: 0 }, { signal, handled: true }));
    const shows = omitTestExhibitions(rows, visit.boot).map((show) => exhibitionWords(show, visit));
    return { show: null, parts: [], shows, hrefs };
  }
  const current = await findCurrent(visit);
  if (current === undefined) return { show: null, parts: [], shows: [], hrefs };
  return { show: exhibitionWords(current, visit), parts: await loadCategories(current, visit), shows: [], hrefs };
}

/** The nearest exhibition of a country's site; for global buyers, of any site. */
async function findCurrent({ ports, boot, signal }: DigitalVisit): Promise<Exhibition | undefined> {
  const { siteId: websiteId, audience, production } = boot;
  const input = audience === 'buyer' ? { websiteId } : {};
  return requireValue(await loadRecommended(await ports.frontGateway(), input, { production, signal }))[0];
}

/**
 * Loads the most frequent tags, each with its first exhibitors by hall and stand. Sections that fail to load are
 * missing.
 */
async function loadCategories(current: Exhibition, visit: DigitalVisit): Promise<readonly ExhibitorCategory[]> {
  const { exhibitionId } = current;
  const { ports, signal } = visit;
  const { exhibition: calls } = await ports.frontGateway();
  const { tags } = requireValue(await calls.exhibitors({ exhibitionId }, { signal, handled: true }));
  const parts = await Promise.all(
    tags.slice(0, CATEGORY_LIMIT).map(async ({ code, name }) => {
      const found = await calls.exhibitors({ exhibitionId, tagCodes: [code] }, { signal, handled: true });
      const page = getValueOr(found, null);
      return page === null ? [] : [toCategory({ code, name }, page, current, visit)];
    }),
  );
  return parts.flat();
}

function toCategory(
  { code, name }: Pick<ExhibitorCategory, 'code' | 'name'>,
  { records, total }: ExhibitorPage,
  current: Exhibition,
  visit: DigitalVisit,
): ExhibitorCategory {
  const { boot, texts, href } = visit;
  const hasMore = total > EXHIBITOR_LIMIT && boot.audience === 'buyer';
  return {
    code,
    name,
    count: texts.counted('exhibition.count', total, { count: getFormat(boot.lang).number(total) }),
    exhibitors: records.slice(0, EXHIBITOR_LIMIT).map((row) => exhibitorWords(row, current.exhibitionId, visit)),
    href: hasMore ? href('expoExhibitors', toExhibitionParams(current), { tagCode: code }) : null,
  };
}
