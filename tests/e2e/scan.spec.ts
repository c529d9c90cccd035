import { readFile } from 'node:fs/promises';
import { BADGE_KEYS_PATH } from '@fairhall/core/badge/badge-keys';
import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { readQr } from '../support/read-qr.ts';
import { createBuyer, fillLogin, readStored } from './support/accounts.ts';
import { signIn } from './support/signed-in.ts';
import { expect, open, type Page, tagPhoneOnly, test } from './support/test.ts';

/** An upcoming exhibition in the demo world, at the site of Turkey. */
const SHOW = '1002';
const NAME = 'Noor van Dijk';

const REGISTRATION = {
  exhibitionId: SHOW,
  companyName: 'Havenlinnen B.V.',
  countryId: '528',
  contactNumber: '612345678',
  pageVersion: 1,
  entryPoint: 3,
  leadSource: 1,
  visitorId: 'v',
};

/** Registers the logged-in buyer for the exhibition, and saves the picture of the badge. */
async function badgeOf(page: Page, request: APIRequestContext, email: string, origin: string): Promise<Buffer> {
  const answer = await request.post('/gateway/blade-pre-registration/offline/preRegistration', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: {
      data: { ...REGISTRATION, email, contactName: NAME },
      token: await readStored(page, 'buyer_token'),
      appVersion: 'test',
    },
  });
  expect((await answer.json()).data.badgeNo).toMatch(/./);
  // The first badge of an exhibition creates its key, which the server publishes some seconds later.
  await expect.poll(async () => await (await request.get(BADGE_KEYS_PATH)).text()).toContain(`"${SHOW}"`);
  await open(page, `${origin}/myBadge`);
  const download = page.waitForEvent('download');
  await page.locator('[data-action=save-badge]').click();
  return readFile(await (await download).path());
}

async function codeIn(png: Buffer): Promise<string> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return readQr(data, info.width, info.height) ?? '';
}

/** The text of an unsigned badge code. */
const textOf = (fields: object): string => `TSBADGE1:${Buffer.from(JSON.stringify(fields)).toString('base64url')}`;

const card = (page: Page) => page.locator('[data-scanned]');
const keep = (page: Page) => page.locator('[data-action=keep-card]');
const next = (page: Page) => page.locator('[data-action=scan-next]');

async function paste(page: Page, text: string): Promise<void> {
  await page.locator('form[data-form=scan] input').fill(text);
  await page.locator('form[data-form=scan] button').click();
}

test(
  'R-2.164 REL-01 a phone reads a badge from a picture and from its text, and saves its card once, offline and in Arabic too',
  tagPhoneOnly,
  async ({ page, request, server, seesNoBarrier, watch }) => {
    // The test goes offline on purpose; requests through the service worker fail with a message of their own.
    watch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    const site = `http://turkey.localhost:${server.port}`;
    const local = `http://localhost:${server.port}`;
    const buyer = await createBuyer(request);
    await open(page, `${site}/scanBadge?lang=ar`);
    await fillLogin(page, buyer);
    await expect(page.locator('[data-page=scanBadge]')).toBeVisible();
    await seesNoBarrier();
    const png = await badgeOf(page, request, buyer.email, site);
    const code = await codeIn(png);
    await open(page, `${site}/account`);
    await page.locator('a[href*="/scanBadge"]').click();

    await paste(page, 'https://example.com');
    await expect(page.locator('[data-fault=webAddress]')).toBeInViewport();
    await expect(page.locator('[data-fault=webAddress]')).toContainText('example.com');
    const blank = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    await page.setInputFiles('input[type=file]', { name: 'x.png', mimeType: 'image/png', buffer: blank });
    await expect(page.locator('[data-fault=noCode]')).toBeInViewport();
    await seesNoBarrier();

    await page.setInputFiles('input[type=file]', { name: 'badge.png', mimeType: 'image/png', buffer: png });
    await expect(card(page)).toHaveAttribute('data-scanned', 'verified');
    await expect(card(page)).toContainText(NAME);
    await expect(card(page)).toContainText('Havenlinnen B.V.');
    await seesNoBarrier();
    const answers: number[] = [];
    page.on('response', (answer) => answer.url().endsWith('businessCard/save') && answers.push(answer.status()));
    await keep(page).click();
    await expect(keep(page)).toHaveCount(0);
    await expect.poll(() => answers).toEqual([200]);

    await next(page).click();
    await page.context().setOffline(true);
    await paste(page, textOf({ b: 'TEX7K2Q9MX4', x: SHOW }));
    await expect(card(page)).toHaveAttribute('data-scanned', 'unsigned');
    await expect(keep(page)).toHaveCount(0);
    await seesNoBarrier();
    await next(page).click();
    await paste(page, code.slice(0, code.indexOf('~')));
    await expect(card(page)).toHaveAttribute('data-scanned', 'unsigned');
    await next(page).click();
    await paste(page, textOf({ n: 'Priya Nair', o: 'Malabar Trading', x: SHOW }));
    await keep(page).click();
    await expect(page.locator('[data-waiting="1"]')).toBeVisible();
    await seesNoBarrier();
    expect(answers).toEqual([200]);
    await page.context().setOffline(false);
    await expect(page.locator('[data-waiting]')).toHaveCount(0);
    await page.locator('a[href*="/myFavorite/exhibitorCard"]').click();
    const cards = page.locator('[data-card]');
    await expect(cards).toHaveCount(2);
    await expect(cards.first()).toContainText('Priya Nair');
    expect(answers).toEqual([200, 200]);
    const pc = await page.request.get(`${local}/scanBadge`, {
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' },
      maxRedirects: 0,
    });
    expect([pc.status(), pc.headers().location]).toEqual([302, '/']);
  },
);

test(
  'R-2.164 without access to a camera the page says so, and the other scan methods stay available',
  tagPhoneOnly,
  async ({ page, request, server, seesNoBarrier }) => {
    const site = `http://turkey.localhost:${server.port}`;
    await signIn(page, request, site);
    await open(page, `${site}/scanBadge`);
    await page.locator('[data-action=start-camera]').click();
    const camera = page.locator('[data-camera]');
    await expect(camera).toHaveAttribute('data-camera', /^(?:denied|none)$/);
    await expect(camera.getByRole('status')).not.toBeEmpty();
    await seesNoBarrier();
    await paste(page, textOf({ n: NAME }));
    await expect(card(page)).toContainText(NAME);
  },
);

test(
  'R-2.164 D-62 REL-19 a visitor types the number of a badge and saves its card, offline too, and corrects a wrong one',
  tagPhoneOnly,
  async ({ page, request, server, seesNoBarrier, watch }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED|404/); // the test goes offline, and types a wrong number, on purpose
    const site = `http://turkey.localhost:${server.port}`;
    const { email, token } = await signIn(page, request, site);
    const register = async (data: object, login = '') => {
      const answer = await request.post('/gateway/blade-pre-registration/offline/preRegistration', {
        headers: {
          'idempotency-key': crypto.randomUUID(),
          ...(login === '' ? { 'x-visitor-key': `visitor-${crypto.randomUUID()}` } : {}),
        },
        data: { data: { ...REGISTRATION, ...data }, token: login, appVersion: 'test' },
      });
      return String((await answer.json()).data.badgeNo);
    };
    await register({ email, contactName: 'Priya Nair' }, token);
    const badgeNo = await register({ email: `noor-${crypto.randomUUID()}@havenlinnen.example`, contactName: NAME });
    await open(page, `${site}/scanBadge?lang=en`);
    await paste(page, `${badgeNo.slice(0, -8)} 7K2Q 9M`);
    await expect(page.locator('[data-fault=badNumber]')).toBeInViewport();
    const wrong = badgeNo.slice(0, -1) + (badgeNo.endsWith('0') ? '1' : '0');
    await paste(page, wrong);
    await expect(page.locator('[data-fault=noNumber]')).toBeInViewport();
    await seesNoBarrier();
    await paste(page, `${badgeNo.slice(0, -8)} ${badgeNo.slice(-8, -4)} ${badgeNo.slice(-4)}`.toLowerCase());
    await expect(card(page)).toContainText(NAME);
    await expect(card(page)).toBeFocused();
    await seesNoBarrier();
    await keep(page).click();
    await expect(card(page).getByRole('status')).toContainText('Business card saved');

    await next(page).click();
    await page.context().setOffline(true);
    await paste(page, wrong);
    await expect(card(page)).toHaveAttribute('data-scanned', 'badgeNumber');
    await keep(page).click();
    await expect(page.locator('[data-waiting="1"]')).toBeVisible();
    await page.context().setOffline(false);
    const rejected = page.locator('[data-rejected-scan]');
    await expect(rejected).toContainText('Check the number');
    await expect(page.getByText('Business card saved')).toHaveCount(0);
    await seesNoBarrier();
    await rejected.locator('[data-action=remove-rejected]').click();
    await expect(rejected).toHaveCount(0);
    await page.locator('a[href*="/myFavorite/exhibitorCard"]').click();
    await expect(page.locator('[data-card]')).toHaveCount(1);
  },
);
