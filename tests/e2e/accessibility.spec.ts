import {
  GUEST_PAGES,
  originOf,
  PHONE_PAGES,
  prepareBuyersPages,
  prepareSuppliersPages,
  type VisitedPage,
} from './support/every-page.ts';
import { expect, open, type Page, tagPhoneOnly, test } from './support/test.ts';

/** One language of each script that the reviewed texts have. */
const LANGUAGES = ['en', 'ar', 'zh'] as const;

/**
 * Opens each page in each language on both layouts, which takes about fifteen minutes. A normal run opens each page on
 * a phone, in one language; `reflow.spec.ts` looks at each page of a PC.
 */
const IS_COMPLETE = process.env.EVERY_LANGUAGE === '1';
const tag = IS_COMPLETE ? {} : tagPhoneOnly;

const languagesOf = (index: number) => (IS_COMPLETE ? LANGUAGES : [LANGUAGES[index % LANGUAGES.length]]);

/** A walk over all pages of a role takes minutes on a slow machine. */
test.describe.configure({ timeout: 300_000 });

interface LookInput {
  readonly page: Page;
  readonly server: { readonly port: number };
  readonly findBarriers: () => Promise<readonly string[]>;
}

/** Returns the barriers of each page by its address. */
async function lookAt(pages: readonly VisitedPage[], { page, server, findBarriers }: LookInput, hasOwnRows = true) {
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

const PAGES_OF_ONE_TEST = 8;
const parts = Array.from({ length: Math.ceil(GUEST_PAGES.length / PAGES_OF_ONE_TEST) }, (_, index) =>
  GUEST_PAGES.slice(index * PAGES_OF_ONE_TEST, (index + 1) * PAGES_OF_ONE_TEST),
);

for (const part of parts)
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
