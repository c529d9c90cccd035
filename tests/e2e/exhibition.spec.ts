import type { Locator, Page } from '@playwright/test';
import { createBuyer, fillLogin } from './support/accounts.ts';
import { OPEN_SHOW } from './support/open-show.ts';
import { findTag, readPage } from './support/read-page.ts';
import { createDescription, fillRequest, getNextButton, openForm } from './support/rfq.ts';
import { addStandsToPlan, call, registerElsewhere, signIn } from './support/signed-in.ts';
import { expect, open, tagPcOnly, tagPhoneOnly, test } from './support/test.ts';

/** The demo world's exhibition in Istanbul, open on the day of the loading; on the host of Turkey's site. */
const SHOW = '/expoturkey_1001';
const TURKEY = 'turkey.localhost';
test.use({
  baseURL: async ({ server }, use) => use(`http://turkey.localhost:${server.port}`),
});

test('R-2.122 R-6.010 R-4.001 R-2.151 R-2.152 R-2.150 an exhibition shows its days, its venue and the map in a new tab', async ({
  page,
  seesNoBarrier,
}) => {
  await open(page, SHOW);
  await expect(page.locator('h1').first()).toContainText('Fairhall Textile Istanbul');
  await expect(page.locator('[data-page=expo]')).toContainText('Istanbul Expo Center');
  await expect(page.locator('[data-page=expo] header')).toContainText(OPEN_SHOW);
  await expect(page.locator('[data-page=expo]')).toContainText(
    /(January|February|March|April|May|June|July|August|September|October|November|December) \d{4}/,
  );
  const map = page.getByRole('link', { name: /^Map/ });
  await expect(map).toHaveAttribute('target', '_blank');
  await expect(map).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps/);
  await expect(page.locator('[data-exhibitor]').first()).toBeVisible();
  await seesNoBarrier();
});

/** Other forms of its address, of its site's address, and of that of its kind of exhibition. */
const FORMS = ['.html', '/'].map((end) => `${SHOW}${end}`);
const OTHERS = ['/exhibition_1001', '/expoturkey', '/show_turkey', '/eshowturkey_tex', '/eshow_tex'];

test(
  'R-2.123 R-2.124 R-2.135 R-2.137 R-2.138 R-2.139 every URL of an exhibition leads to it and has the same canonical URL',
  tagPcOnly,
  async ({ request }) => {
    for (const address of [...FORMS, ...OTHERS])
      for (const device of ['pc', 'phone'] as const) {
        const { html } = await readPage(request, address, TURKEY, device);
        expect(findTag(html, 'data-page="expo"'), address).toContain('data-exhibition="1001"');
        expect(findTag(html, 'rel="canonical"'), address).toMatch(/href="[^"]*\/expoturkey_1001(\?lang=en)?"/);
      }
  },
);

test('R-2.125 an affiliate page has no links to the other sections', tagPhoneOnly, async ({ page }) => {
  await page.goto('/affiliate/expojapan_1002');
  await expect(page.locator('[data-page=expo][data-affiliate]')).toContainText('Fairhall Crafts and Foods Tokyo');
  await expect(page.getByRole('navigation', { name: 'Sections of this exhibition' })).toHaveCount(0);
});

test(
  'R-2.134 a theme shows its products and exhibitors, and is linked from its exhibition',
  tagPcOnly,
  async ({ page, seesNoBarrier }) => {
    await open(page, SHOW);
    const theme = page.locator('main a[href*=theme_]').first();
    const title = (await theme.textContent()) ?? 'no theme';
    await theme.click();
    await expect(page.locator('[data-page=expo-theme] h2').first()).toHaveText(title);
    await expect(page.locator('[data-page=expo-theme] [data-exhibitor]').first()).toContainText(/H\d/);
    await expect(page.locator('[data-page=expo-theme] .grid a').first()).toHaveAttribute('href', /exhibition_id=1001/);
    await seesNoBarrier();
  },
);

test(
  'R-2.136 the text by operators about the exhibitions of a site has its own page',
  tagPcOnly,
  async ({ request }) => {
    const { status, html } = await readPage(request, '/fairturkey_12', TURKEY);
    expect([status, /data-page="fair"[\s\S]*?<h1[^>]*><bdi>([^<]*)/.exec(html)?.[1]]).toEqual([
      200,
      'Exhibitions in Türkiye',
    ]);
    expect((await readPage(request, '/fairjapan_12', TURKEY)).status).toBe(404);
  },
);

test(
  'R-2.055 the digital hall shows exhibitors by their products, and links to the other halls',
  tagPhoneOnly,
  async ({ page, seesNoBarrier }) => {
    await open(page, '/digitalShow/0');
    const hall = page.locator('[data-page=digital-show]');
    await expect(hall).toHaveAttribute('data-exhibition', '1001');
    await expect(hall.locator('[data-part]').first().locator('[data-exhibitor]').first()).toBeVisible();
    await seesNoBarrier();
    await hall.getByRole('link', { name: 'All digital halls' }).click();
    await expect(page.locator('[data-show]').first()).toContainText('Fairhall');
    expect(await page.locator('[data-show]').count()).toBeGreaterThan(3);
    await seesNoBarrier();
  },
);

test('R-2.121 an RFQ at an exhibition includes the exhibition', tagPcOnly, async ({ page, request, seesNoBarrier }) => {
  const buyer = await signIn(page, request);
  await openForm(page, '/exhibition-rfq/1001');
  await expect(page.locator('[data-page=rfq-exhibition]')).toContainText('Fairhall Textile Istanbul');
  await seesNoBarrier();
  await fillRequest(page, createDescription(), buyer.email);
  const sent = page.waitForRequest(/submitNewRfq/);
  await getNextButton(page).click();
  expect((await sent).postDataJSON()).toMatchObject({ data: { exhibitionId: '1001' } });
  await expect(page).toHaveURL(/\/rfq\/success/);
});

test('R-8.022 the blocked exhibition shows the not-found page', tagPcOnly, async ({ page, watch }) => {
  watch.allow(/404/);
  const answer = await page.goto('/expoturkey_152652864772');
  expect(answer?.status()).toBe(404);
  await expect(page.locator('main')).toContainText('This page does not exist');
});

test(
  'R-4.004 R-2.257 A-57 the call to action of an exhibition follows its phase, and an unpublished one has no page',
  tagPcOnly,
  async ({ request }) => {
    for (const device of ['pc', 'phone'] as const) {
      for (const [id, end] of [
        ['1002', 'preRegister'],
        ['1001', 'preRegister'],
        ['1007', 'exhibitors'],
      ] as const) {
        const { html } = await readPage(request, `/exhibition_${id}`, TURKEY, device);
        expect(findTag(html, 'class="button primary'), `${id} on ${device}`).toMatch(new RegExp(`href="[^"]*${end}"`));
      }
      const during = await readPage(request, '/exhibition_1002?is_during_expo=1', TURKEY, device);
      expect(findTag(during.html, 'data-page="expo"')).toContain('data-phase="3"');
      expect((await readPage(request, '/exhibition_1027', TURKEY, device)).status).toBe(404);
    }
  },
);

test('R-2.120 the global site has no exhibition pages', tagPcOnly, async ({ request }) => {
  for (const device of ['pc', 'phone'] as const)
    expect(await readPage(request, SHOW, 'localhost', device)).toMatchObject({ status: 302, to: '/' });
});

test(
  'R-2.132 R-2.133 exhibitors are found by hall, by keyword and in the spotlight',
  tagPcOnly,
  async ({ page, seesNoBarrier }) => {
    await open(page, `${SHOW}/exhibitors`);
    const exhibitors = page.locator('[data-exhibitor]');
    await expect(exhibitors).toHaveCount(20);
    const spotlight = page.locator('[data-part=spotlight]');
    await expect(spotlight).toContainText('Spotlight (sponsored)');
    await expect(spotlight.getByRole('button', { name: 'Add to planner' })).toBeVisible();
    expect(await spotlight.locator('li a[href*="_P"][href*="exhibition_id=1001"]').count()).toBeGreaterThan(0);
    const halls = page.getByRole('navigation', { name: 'Halls' });
    await expect(halls.locator('[aria-current]')).toHaveText(/^All halls\s*20\s*20 exhibitors$/);
    await expect(page.locator('section[data-hall] h3').first()).toHaveText(/^Hall 1/);
    await seesNoBarrier();
    await halls.getByRole('link', { name: /^H1 / }).click();
    await expect(page).toHaveURL(/hall=1/);
    await expect(halls.locator('[aria-current]')).toHaveCount(1);
    await expect(page.locator('section[data-hall]')).toHaveCount(1);
    await expect(spotlight).toContainText('H1 ');
    await expect(exhibitors.first()).toContainText('H1 ');
    await page.locator('main input[name=keyword]').fill('a02');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/keyword=a02/);
    await expect(exhibitors.first()).toContainText('A02');
    await expect(spotlight).toHaveCount(0);
    await seesNoBarrier();
    await page.goto(`${SHOW}/exhibitors`);
    const tags = page.getByRole('navigation', { name: 'Filter by tag' });
    const last = tags.getByRole('link').nth(3);
    const name = (await last.locator('bdi').textContent()) ?? 'no tag';
    await last.click();
    await expect(tags.getByRole('link').first()).toHaveAttribute('aria-current', 'true');
    await expect(exhibitors.first().locator('[data-hit]')).toHaveText(name);
    await expect(spotlight).toHaveCount(0);
    await tags.getByRole('link').first().click();
    await expect(exhibitors).toHaveCount(20);
    await page.goto(`${SHOW}/spotlight-exhibitors`);
    await expect(exhibitors.first()).toBeVisible();
    expect(await exhibitors.count()).toBe(await page.locator('[data-exhibitor][data-spotlight]').count());
  },
);

test('D-28 the floor plan follows the stage of an exhibition, on both hosts', async ({ page, server }) => {
  for (const address of [SHOW, `http://localhost:${server.port}/tex-tr`]) {
    await open(page, address);
    const plan = page.locator('section + #floor-plan');
    await expect(plan).toHaveCount(1);
    await expect(page.locator('#floor-plan ~ section').first()).toContainText('About this exhibition');
    // The halls with exhibitors, as the page counts them.
    const halls = page.locator('dl > div', { hasText: 'Halls' }).locator('dd');
    await expect(halls).toHaveText(String(await page.locator('#floor-plan nav a').count()));
  }
});

test('the cards of sponsored exhibitors are level with the others', tagPcOnly, async ({ page, server }) => {
  await open(page, `http://localhost:${server.port}/tex-tr`);
  const cards = page.locator('[data-exhibitor]');
  await expect(cards.nth(2)).toHaveAttribute('data-spotlight', /./);
  await expect(cards.nth(3)).not.toHaveAttribute('data-spotlight', /./);
  const getTops = (part: string) =>
    Promise.all([2, 3].map(async (place) => Math.round((await cards.nth(place).locator(part).boundingBox())?.y ?? 0)));
  for (const part of ['bdi[dir=ltr]', 'bdi:not([dir])']) {
    const [sponsored, other] = await getTops(`${part} >> nth=0`);
    expect(sponsored, part).toBe(other);
  }
});

test('only the dot of an open exhibition is filled', tagPcOnly, async ({ page }) => {
  await open(page, SHOW);
  const dot = page.locator('main header [data-tone] i');
  const isFilled = (tone: string) =>
    dot.evaluate((element, shown) => {
      element.parentElement?.setAttribute('data-tone', shown);
      return getComputedStyle(element).backgroundColor === getComputedStyle(element).color;
    }, tone);
  expect(await isFilled('open')).toBe(true);
  expect(await isFilled('waits')).toBe(false);
});

test(
  'D-28 the floor plan opens from its tab, works without JavaScript, and links stands to exhibitors',
  tagPhoneOnly,
  async ({ page, browser, server, seesNoBarrier }) => {
    await open(page, `${SHOW}/exhibitors`);
    await page.getByRole('link', { name: 'Floor plan' }).click();
    await expect(page.locator('#floor-plan')).toBeInViewport();
    await seesNoBarrier();
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(`http://turkey.localhost:${server.port}${SHOW}`);
    const halls = plain.locator('#floor-plan nav a');
    await expect(halls.first()).toHaveAttribute('aria-current', 'true');
    await halls.nth(1).click();
    await expect(plain).toHaveURL(/hall=\w+#floor-plan$/);
    await expect(halls.nth(1)).toHaveAttribute('aria-current', 'true');
    await expect(plain.locator('link[rel=canonical]')).not.toHaveAttribute('href', /hall/);
    const plan = plain.locator('[data-hall-plan]');
    await plan.locator('summary').click();
    await plan.getByRole('link').first().click();
    await expect(plain.locator('[data-page=supplier]')).toBeVisible();
    await expect(plain).toHaveURL(/exhibition_id=1001/i);
    await context.close();
  },
);

test('D-28 a hall is drawn to scale with the way to the buyer’s stops, and a stand opens a card', async ({
  page,
  request,
  server,
  seesNoBarrier,
}) => {
  const buyer = await signIn(page, request, `http://turkey.localhost:${server.port}`);
  await registerElsewhere(request, buyer, '1001');
  await addStandsToPlan(request, buyer, '1001', 3);
  await open(page, `${SHOW}?hall=1`);
  const plan = page.locator('[data-hall-plan="1"]');
  await expect(plan.locator('[data-part=scale]')).toBeVisible();
  const pins = plan.locator('svg circle + text');
  await expect(pins.first()).toHaveText('1');
  const numbers = await pins.allTextContents();
  expect(await plan.locator('ol b').allInnerTexts()).toEqual(numbers);
  await expect(plan.locator('ol')).toContainText(/\d min, aisle [A-Z]+/);

  // Text has the same size at every zoom, and names go when they no longer fit.
  const stands = plan.locator('a[data-stand] text');
  const before = await stands.count();
  const out = plan.getByRole('button', { name: 'Zoom out' });
  for (let times = 0; times < 5 && (await out.isEnabled()); times += 1) await out.click();
  expect(await stands.count()).toBeLessThan(before);
  for (const size of await plan.locator('svg text').evaluateAll(measureTexts))
    expect(size).toBeGreaterThanOrEqual(10.9);
  const closer = plan.getByRole('button', { name: 'Zoom in' });
  while (await closer.isEnabled()) await closer.click();
  await dragsByMouse(page, plan);

  await plan.locator('a[data-stand]').first().click();
  const card = plan.getByRole('region', { name: /^Stand H1/ });
  await expect(card).toBeFocused();
  await expect(card).toContainText(/\d+ m²/);
  await expect(card.locator('img').first()).toBeVisible();
  await expect(card.locator('[data-plan]')).toBeVisible();
  await seesNoBarrier();
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await plan.locator('a[data-stand]').first().click();
  await card.getByRole('link', { name: 'View stand' }).click();
  await expect(page.locator('[data-page=supplier]')).toBeVisible();
});

test(
  'D-28 the floor plan marks the stands that are recommended to the buyer',
  tagPcOnly,
  async ({ page, request, server }) => {
    const buyer = await signIn(page, request, `http://turkey.localhost:${server.port}`);
    await registerElsewhere(request, buyer, '1001');
    await open(page, `${SHOW}?hall=1`);
    const plan = page.locator('[data-hall-plan="1"]');
    const stand = plan.locator('a[data-stand]').nth(1);
    const supplierId = /_(S\d+)\./.exec((await stand.getAttribute('href')) ?? '')?.[1];
    await call(request, 'blade-purchaser/follow/supplier', { supplierId }, buyer.token);
    await page.reload();
    await expect(stand).toHaveAttribute('data-recommended', 'true');
    await expect(plan).toContainText('Recommended for you');
    expect(await plan.locator('a[data-stand]:not([data-recommended])').count()).toBeGreaterThan(0);
  },
);

/** Drags the plan from a stand by mouse: it scrolls, and the stand does not open. */
async function dragsByMouse(page: Page, plan: Locator): Promise<void> {
  const stand = plan.locator('a[data-stand]').first();
  await stand.hover();
  const box = (await stand.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 60, y - 20, { steps: 3 });
  await page.mouse.up();
  await expect.poll(async () => (await stand.boundingBox())?.x).toBeCloseTo(box.x - 60, 0);
  await expect(plan.getByRole('region', { name: /^Stand H1/ })).toHaveCount(0);
}

/** Runs in the page. The sizes of texts on the screen in pixels, with the scale of their drawing. */
const measureTexts = (texts: readonly Element[]): number[] =>
  texts.map((text) => {
    const drawing = text.closest('svg') as SVGSVGElement;
    const scale = drawing.width.baseVal.value / drawing.viewBox.baseVal.width;
    return Number.parseFloat(getComputedStyle(text).fontSize) * scale;
  });

test(
  'R-1.015 an exhibitor’s page shows its stand at the exhibition that the reader comes from',
  tagPhoneOnly,
  async ({ page, seesNoBarrier }) => {
    await open(page, `${SHOW}/exhibitors`);
    const first = page.locator('[data-exhibitor]').first();
    const stand = /H\d+ [A-Z]\d+/.exec(await first.innerText())?.[0] ?? 'none';
    await first.locator('a').first().click();
    await expect(page).toHaveURL(/\/supplier\/.*\?exhibition_id=1001$/);
    const at = page.locator('[data-stand-at]');
    await expect(at).toContainText(stand);
    await seesNoBarrier();
    await page.locator('main a[href*="_P"][href*="exhibition_id"]').first().click();
    await expect(page).toHaveURL(/_P\d+\.html\?exhibition_id=1001$/);
    const row = page.locator('[data-show-row]');
    await expect(row).toContainText(stand);
    await row.locator('h2 a').click();
    await expect(page).toHaveURL(/\/expoturkey_1001$/);
  },
);

test(
  'R-6.020 enquiries about a product or to an exhibitor of an exhibition are linked to that exhibition',
  tagPcOnly,
  async ({ request }) => {
    for (const [list, first] of [
      [SHOW, /href="(\/[^"]*_P\d+\.html\?exhibition_id=1001)"/],
      [`${SHOW}/exhibitors`, /data-exhibitor[\s\S]*?href="(\/supplier\/[^"]*\?exhibition_id=1001)"/],
    ] as const) {
      const address = first.exec((await readPage(request, list, TURKEY)).html)?.[1] ?? 'none';
      for (const device of ['pc', 'phone'] as const) {
        const { html } = await readPage(request, address, TURKEY, device);
        expect(findTag(html, 'href="/enquiry/'), address).toMatch(/class="button primary[^>]*\?exhibition_id=1001"/);
      }
    }
  },
);

test('R-1.007 a buyer follows and unfollows an exhibition', tagPhoneOnly, async ({ page, request }) => {
  await open(page, SHOW);
  const button = page
    .locator('[data-page=expo]')
    .getByRole('region', { name: 'Overview' })
    .locator('button[aria-pressed]');
  await button.click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await fillLogin(page, await createBuyer(request));
  await expect(page).toHaveURL(/localhost:\d+\/expoturkey_1001/);
  await expect(button).toHaveText('Following');
  await page.reload();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  await expect(button).toHaveText('Follow exhibition');
});
