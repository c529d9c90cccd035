import {
  GUEST_PAGE_PARTS,
  GUEST_PAGES,
  listRoutesNotVisited,
  originOf,
  PHONE_PAGES,
  prepareBuyersPages,
  prepareSuppliersPages,
  type VisitedPage,
  WALK_TIMEOUT_MS,
  type WalkInput,
} from './support/every-page.ts';
import { findFaultsByWidth, findFaultsWithLargeFont, WIDTHS } from './support/reflow.ts';
import { expect, open, tagPcOnly, tagPhoneOnly, test } from './support/test.ts';

test.describe.configure({ timeout: WALK_TIMEOUT_MS });

/** Opens each page once and looks at it at every width, and for barriers. Returns the faults by address. */
async function lookAt(
  pages: readonly VisitedPage[],
  { page, server: { port }, findBarriers }: WalkInput,
  { widths = WIDTHS, hasOwnRows = true } = {},
) {
  const faults: Record<string, readonly string[]> = {};
  for (const { site, path } of pages) {
    await page.setViewportSize({ width: widths[0] ?? 0, height: 900 });
    await open(page, originOf(site, port) + path);
    if (hasOwnRows) await page.waitForLoadState('networkidle'); // the page itself loads them
    const barriers = await findBarriers();
    const found = [...barriers, ...(await findFaultsByWidth(page, widths)), ...(await findFaultsWithLargeFont(page))];
    if (found.length > 0) faults[path] = found;
  }
  return faults;
}

for (const part of GUEST_PAGE_PARTS)
  test(
    `WCAG 2.2 AA 1.4.4 1.4.10 no barriers, and nothing is cut, overlaps or scrolls sideways at any width: ${part.map(({ path }) => path).join(' ')}`,
    tagPcOnly,
    async ({ page, server, watch, findBarriers }) => {
      watch.allow(/404|410/); // pages about something that does not exist
      expect(await lookAt(part, { page, server, findBarriers }, { hasOwnRows: false })).toEqual({});
    },
  );

test(
  'WCAG 2.2 AA 1.4.4 1.4.10 no barriers, and nothing is cut, overlaps or scrolls sideways at any width: pages of a buyer',
  tagPcOnly,
  async ({ page, request, server, findBarriers }) => {
    const pages = await prepareBuyersPages(page, request, server.port);
    expect(listRoutesNotVisited([...GUEST_PAGES, ...pages, ...PHONE_PAGES])).toEqual([]);
    expect(await lookAt(pages, { page, server, findBarriers })).toEqual({});
  },
);

test(
  'WCAG 2.2 AA 1.4.4 1.4.10 no barriers, and nothing is cut, overlaps or scrolls sideways at any width: pages of a supplier',
  tagPcOnly,
  async ({ page, request, server, watch, findBarriers }) => {
    watch.allow(/40[0-9]/); // an invitation and an answer without a valid token
    const pages = await prepareSuppliersPages(page, request, server.port);
    expect(await lookAt(pages, { page, server, findBarriers })).toEqual({});
  },
);

/** An old small phone, a common one, and one on its side. */
const PHONE_WIDTHS = [375, 320, 812];

test(
  'WCAG 2.2 AA 1.4.4 1.4.10 no barriers, and nothing is cut, overlaps or scrolls sideways on a phone: pages that only phones have',
  tagPhoneOnly,
  async ({ page, request, server, findBarriers }) => {
    await prepareBuyersPages(page, request, server.port);
    expect(await lookAt(PHONE_PAGES, { page, server, findBarriers }, { widths: PHONE_WIDTHS })).toEqual({});
  },
);
