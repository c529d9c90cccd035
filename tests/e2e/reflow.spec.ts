import {
  GUEST_PAGES,
  listRoutesNotVisited,
  originOf,
  PHONE_PAGES,
  prepareBuyersPages,
  prepareSuppliersPages,
  type VisitedPage,
} from './support/every-page.ts';
import { findFaultsByWidth, findFaultsWithLargeFont, WIDTHS } from './support/reflow.ts';
import { expect, open, type Page, tagPcOnly, tagPhoneOnly, test } from './support/test.ts';

/** A walk over all pages of a role takes minutes on a slow machine. */
test.describe.configure({ timeout: 300_000 });

interface LookInput {
  readonly page: Page;
  readonly server: { readonly port: number };
  readonly findBarriers: () => Promise<readonly string[]>;
}

/** Opens each page once and looks at it at every width, and for barriers. Returns the faults by address. */
async function lookAt(
  pages: readonly VisitedPage[],
  { page, server: { port }, findBarriers }: LookInput,
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

/** Tests run side by side, so a long list is looked at in several. */
const PAGES_OF_ONE_TEST = 8;
const parts = Array.from({ length: Math.ceil(GUEST_PAGES.length / PAGES_OF_ONE_TEST) }, (_, index) =>
  GUEST_PAGES.slice(index * PAGES_OF_ONE_TEST, (index + 1) * PAGES_OF_ONE_TEST),
);

for (const part of parts)
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
