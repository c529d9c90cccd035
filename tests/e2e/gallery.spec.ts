import { createServer, type ViteDevServer } from 'vite';
import { expect, open, tagPcOnly, test } from './support/test.ts';

/** Longer than any component waits before it shows something, in milliseconds. */
const LONGEST_WAIT_MS = 6_000;

/** Rules about the headings and landmarks of a whole page, of which the gallery shows many pieces. */
const PAGE_RULES = ['heading-order', 'landmark-unique'];

const VIEWPORTS = { pc: { width: 1440, height: 900 }, phone: { width: 375, height: 812 } };
const DIRECTIONS = { en: 'ltr', ar: 'rtl' };

/** Runs in the page. Lists the states with an element that sticks out of the preview. */
const listTooWide = () =>
  [...document.querySelectorAll<HTMLElement>('[data-preview]')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ dataset }) => dataset.preview);

// The tests share one development server, which builds do not contain.
test.describe.configure({ mode: 'default' });

let server: ViteDevServer;
let address: string;

test.beforeAll(async () => {
  const root = new URL('../../web', import.meta.url).pathname;
  server = await createServer({ root, logLevel: 'silent', server: { host: '127.0.0.1', port: 0 } });
  await server.listen();
  address = `${server.resolvedUrls?.local[0]}gallery`;
});

test.afterAll(() => server.close());

test('a built server has no gallery', tagPcOnly, async ({ request }) => {
  const answers = await Promise.all(['/gallery', '/gallery/main.tsx'].map((path) => request.get(path)));
  for (const answer of answers) expect(await answer.text()).not.toMatch(/component gallery|createRoot/i);
});

for (const [layout, viewport] of Object.entries(VIEWPORTS))
  test(
    `the gallery’s components pass axe and fit the width of a ${layout} in both directions`,
    tagPcOnly,
    async ({ page, seesNoBarrier }) => {
      await page.setViewportSize(viewport);
      await page.clock.install();
      for (const [lang, direction] of Object.entries(DIRECTIONS)) {
        await open(page, `${address}?lang=${lang}&layout=${layout}`);
        await page.clock.runFor(LONGEST_WAIT_MS);
        await expect(page.locator('html')).toHaveAttribute('dir', direction);
        expect(await page.evaluate(listTooWide)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
        await seesNoBarrier(PAGE_RULES);
      }
    },
  );
