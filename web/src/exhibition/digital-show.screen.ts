import type { Exhibition, ExhibitorPage } from '@fairhall/core/contract/exhibition/calls';
import { expoParams } from '@fairhall/core/exhibition/links';
import { loadRecommended, usableExhibitions } from '@fairhall/core/exhibition/recommended';
import { formatFor } from '@fairhall/core/site/format';
import type { Head } from '../page/head.ts';
import { needed, optional } from '../page/loader-results.ts';
import type { HeadContext, Visit } from '../page/screen.ts';
import { exhibitionWords } from '../ui/exhibition-words.ts';
import type { DigitalShowData, HallPart } from './digital-show-data.ts';
import { exhibitorWords } from './exhibitor-words.ts';

export { DigitalShow as Screen } from './digital-show.tsx';

type ShowVisit = Visit<'digitalShow'>;

/** How many tags have a part of their own, and how many exhibitors each shows. */
const PARTS = 6;
const EXHIBITORS = 4;

/** The current exhibition's exhibitors by what they make; or all exhibitions that are not over. D-16 */
export async function loader(visit: ShowVisit): Promise<DigitalShowData> {
  const { params, ports, signal, href } = visit;
  const hrefs = { own: href('digitalShow', params), all: href('digitalShow', { isMulti: '1' }) };
  const { exhibition: calls } = await ports.front();
  if (params.isMulti === '1') {
    const rows = needed(await calls.recommended({ ageing: 0 }, { signal, handled: true }));
    const shows = usableExhibitions(rows, visit.boot).map((show) => exhibitionWords(show, visit));
    return { show: null, parts: [], shows, hrefs };
  }
  const current = await currentOf(visit);
  if (current === undefined) return { show: null, parts: [], shows: [], hrefs };
  return { show: exhibitionWords(current, visit), parts: await partsOf(current, visit), shows: [], hrefs };
}

/** The nearest exhibition of a country's site; that of any site for global buyers. */
async function currentOf({ ports, boot, signal }: ShowVisit): Promise<Exhibition | undefined> {
  const { siteId: websiteId, audience, production } = boot;
  const asked = audience === 'buyer' ? { websiteId } : {};
  return needed(await loadRecommended(await ports.front(), asked, { production, signal }))[0];
}

/** The commonest tags of its exhibitors, each with the first of them by hall and stand; fewer where some cannot be told now. */
async function partsOf(current: Exhibition, visit: ShowVisit): Promise<readonly HallPart[]> {
  const { exhibitionId } = current;
  const { ports, signal } = visit;
  const { exhibition: calls } = await ports.front();
  const { tags } = needed(await calls.exhibitors({ exhibitionId }, { signal, handled: true }));
  const parts = await Promise.all(
    tags.slice(0, PARTS).map(async ({ code, name }) => {
      const found = await calls.exhibitors({ exhibitionId, tagCodes: [code] }, { signal, handled: true });
      const page = optional(found, null);
      return page === null ? [] : [partOf({ code, name }, page, current, visit)];
    }),
  );
  return parts.flat();
}

function partOf(
  { code, name }: Pick<HallPart, 'code' | 'name'>,
  { records, total }: ExhibitorPage,
  current: Exhibition,
  visit: ShowVisit,
): HallPart {
  const { boot, texts, href } = visit;
  const hasMore = total > EXHIBITORS && boot.audience === 'buyer';
  return {
    code,
    name,
    count: texts.counted('exhibition.count', total, { count: formatFor(boot.lang).number(total) }),
    exhibitors: records.slice(0, EXHIBITORS).map((row) => exhibitorWords(row, current.exhibitionId, visit)),
    href: hasMore ? href('expoExhibitors', expoParams(current), { tagCode: code }) : null,
  };
}

export const head = ({ show, hrefs }: DigitalShowData, { texts }: HeadContext): Head => ({
  title: texts.text(show === null ? 'seo.digitalShow.title' : 'seo.digitalShow.of', { name: show?.name ?? '' }),
  heading: texts.text('exhibition.digital'),
  description: texts.text('exhibition.digital.lead'),
  canonical: hrefs.own,
});
