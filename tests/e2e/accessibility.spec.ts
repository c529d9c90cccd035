import {
  GUEST_PAGE_PARTS,
  originOf,
  PHONE_PAGES,
  prepareBuyersPages,
  prepareSuppliersPages,
  type VisitedPage,
  WALK_TIMEOUT_MS,
  type WalkInput,
} from './support/every-page.ts';
import { expect, open, tagPhoneOnly, test } from './support/test.ts';

/** One language of each script that the reviewed texts have. */
const LANGUAGES = ['en', 'ar', 'zh'] as const;

/**
 * Opens each page in each language on both layouts, which takes about fifteen minutes. A normal run opens each page on
 * a phone, in one language; `reflow.spec.ts` looks at each page of a PC.
 */
const IS_COMPLETE = process.env.EVERY_LANGUAGE === '1';
const tag = IS_COMPLETE ? {} : tagPhoneOnly;

const languagesOf = (index: number) => (IS_COMPLETE ? LANGUAGES : [LANGUAGES[index % LANGUAGES.length]]);

test.describe.configure({ timeout: IS_COMPLETE ? 3 * WALK_TIMEOUT_MS : WALK_TIMEOUT_MS });

/** Returns the barriers of each page by its address. */
async function lookAt(pages: readonly VisitedPage[], { page, server, findBarriers }: WalkInput, hasOwnRows = true) {
  const found: Record<string, readonly string[]> = {};
  for (const [index, { site, path }] of pages.entries())
    for (const lang of languagesOf(index)) {
      const address = `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`;
      await open(page, originOf(site, server.port) + address);
      if (hasOwnRows) await page.waitForLoadState('networkidle'); // the page itself loads them
      const barriers = await findBarriers();
      if (barriers.length > 0) found[address] = barriers;
    }
  return found;
}

for (const part of GUEST_PAGE_PARTS)
  test(
    `WCAG 2.2 AA pages of a guest without barriers: ${part.map(({ path }) => path).join(' ')}`,
    tag,
    async ({ page, server, watch, findBarriers }) => {
      watch.allow(/404|410/); // pages about something that does not exist
      expect(await lookAt(part, { page, server, findBarriers }, false)).toEqual({});
    },
  );

test('WCAG 2.2 AA pages of a buyer without barriers', tag, async ({ page, request, server, layout, findBarriers }) => {
  const pages = await prepareBuyersPages(page, request, server.port);
  const ofLayout = layout === 'h5' ? [...pages, ...PHONE_PAGES] : pages;
  expect(await lookAt(ofLayout, { page, server, findBarriers })).toEqual({});
});

test(
  'WCAG 2.2 AA pages of a supplier without barriers',
  tag,
  async ({ page, request, server, watch, findBarriers }) => {
    watch.allow(/40[0-9]/); // an invitation and an answer without a valid token
    const pages = await prepareSuppliersPages(page, request, server.port);
    expect(await lookAt(pages, { page, server, findBarriers })).toEqual({});
  },
);
