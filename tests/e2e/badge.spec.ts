import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { readQr } from '../support/read-qr.ts';
import { createBuyer, createEmail, logIn, readStored } from './support/accounts.ts';
import { fillModal } from './support/preregister.ts';
import { readPage } from './support/read-page.ts';
import { type SignedIn, signIn } from './support/signed-in.ts';
import { expect, open, type Page, tagPcOnly, tagPhoneOnly, test } from './support/test.ts';

const BADGE_NO = /^[A-Z]{3,10}[0-9A-Z]{8}$/;

/** Registers the logged-in buyer for an upcoming exhibition of the demo world; returns the badge number. */
async function register(
  request: APIRequestContext,
  { email, token }: SignedIn,
  contactName = 'ณัฐพงศ์ น้ำเพชร',
  exhibitionId = '1002',
): Promise<string> {
  const form = {
    exhibitionId,
    email,
    contactName,
    companyName: 'Malabar Trading LLP',
    countryId: '356',
    contactNumber: '9847012345',
    pageVersion: 1,
    entryPoint: 3,
    leadSource: 1,
    visitorId: 'v',
  };
  const answer = await request.post('/gateway/blade-pre-registration/offline/preRegistration', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: { data: form, token, appVersion: 'test' },
  });
  const { data } = (await answer.json()) as { data: { badgeNo: string } };
  expect(data.badgeNo).toMatch(BADGE_NO);
  return data.badgeNo;
}

const pictureOf = (page: Page, badgeNo: string) => page.locator(`img[data-badge="${badgeNo}"]`);

test(
  'R-2.115 R-6.009 a registered buyer sees their badge on the international site, others see how to get one',
  tagPcOnly,
  async ({ page, request, server, seesNoBarrier }) => {
    const buyer = await signIn(page, request);
    await open(page, '/expo/badge/view');
    await expect(page.locator('[data-page=badge-view]')).toHaveAttribute('data-rows', '0');
    await seesNoBarrier();
    const badgeNo = await register(request, buyer);
    await page.reload();
    await expect(pictureOf(page, badgeNo)).toBeVisible();
    await expect(pictureOf(page, badgeNo)).toHaveAttribute('alt', new RegExp(badgeNo));
    await seesNoBarrier();
    await page.goto(`http://turkey.localhost:${server.port}/expo/badge/view`);
    await expect(page).toHaveURL(`http://turkey.localhost:${server.port}/`);
  },
);

test(
  'D-33 a buyer registered as a guest and for a colleague sees both badges, their own first',
  tagPhoneOnly,
  async ({ page, request, server, seesNoBarrier }) => {
    const site = `http://turkey.localhost:${server.port}`;
    const buyer = await createBuyer(request);
    // As a guest, with the address of the unconfirmed account.
    await open(page, `${site}/expoturkey_1001/preRegister?vt_pr=1`);
    await fillModal(page.locator('main'), buyer.email);
    await expect(page).toHaveURL(/\/success$/);
    const own = await page.locator('main [data-badge]').first().getAttribute('data-badge');
    await logIn(page, buyer, site);
    const token = String(await readStored(page, 'buyer_token'));
    // The page reads its data again in the browser, which must not load the document again for its language.
    await open(page, `${site}/myBadge?lang=en`);
    await expect(page.locator('img[data-badge]')).toHaveCount(1);
    await expect(pictureOf(page, own ?? '')).toBeVisible();
    await expect(page.locator('[data-sharing="1001"]')).toBeVisible();

    await register(request, { ...buyer, token, email: createEmail() }, 'Noor van Dijk', '1001');
    await page.reload();
    await expect(page.locator('img[data-badge]')).toHaveCount(2);
    await expect(page.locator('img[data-badge]').first()).toHaveAttribute('data-badge', own ?? '');
    await expect(page.locator('[data-registered-for]')).toContainText('Noor van Dijk');
    await expect(page.locator('[data-sharing]')).toHaveCount(1);
    await seesNoBarrier();
  },
);

test(
  'R-9.043 a name too long for a badge is split into two lines and ends with an ellipsis',
  tagPhoneOnly,
  async ({ page, request }) => {
    await page.addInitScript(() => {
      const drawn: string[] = [];
      const { fillText } = CanvasRenderingContext2D.prototype;
      CanvasRenderingContext2D.prototype.fillText = function (text, ...place) {
        drawn.push(text);
        document.documentElement.dataset.drawn = drawn.join('\n');
        return fillText.call(this, text, ...place);
      };
    });
    const buyer = await signIn(page, request);
    const words = 'Maximiliana Konstantinopolitanska Wolfeschlegelsteinhausenbergerdorff Featherstonehaugh';
    const badgeNo = await register(request, buyer, words);
    await open(page, '/expo/badge/view');
    await expect(pictureOf(page, badgeNo)).toBeVisible();
    const drawn = (await page.locator('html').getAttribute('data-drawn')) ?? '';
    const ofName = drawn.split('\n').filter((line) => words.includes(line.replace('…', '').trim()));
    expect(ofName).toEqual([expect.stringMatching(/^Maximiliana/), expect.stringMatching(/…$/)]);
  },
);

test(
  'R-2.116 R-2.259 R-9.041 R-9.042 outside production a badge is saved as a 750 by 1125 picture named after its number',
  tagPcOnly,
  async ({ page, request }) => {
    const buyer = await signIn(page, request);
    const badgeNo = await register(request, buyer);
    await open(page, '/expo/badge/view');
    await page.locator('a[href$="/expo/badge/download"]').click();
    await expect(pictureOf(page, badgeNo)).toBeVisible();
    const saved = page.waitForEvent('download');
    await page.locator('[data-page=badge-download] a[download]').click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe(`${badgeNo}.png`);
    const png = await readFile(await download.path());
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 750, 1125]);
    const pixels = await sharp(png).ensureAlpha().raw().toBuffer();
    const [, told = ''] = /^TSBADGE1:([\w-]+)/.exec(readQr(pixels, 750, 1125) ?? '') ?? [];
    expect(Buffer.from(told, 'base64url').toString()).toContain(badgeNo);
    await open(page, '/expo/badge/view?canvas_debug=1');
    await expect(page.locator('[data-page=badge-view] canvas')).toHaveAttribute('height', '1125');
  },
);

test(
  'R-2.165 R-7.077 a phone shows the badges on every site, linked from the account, and saves and emails them; a PC has no such page',
  tagPhoneOnly,
  async ({ page, request, seesNoBarrier }) => {
    const buyer = await signIn(page, request);
    const badgeNo = await register(request, buyer);
    await open(page, '/account');
    await page.locator('a[href$="/myBadge"]').click();
    await expect(pictureOf(page, badgeNo)).toBeVisible();
    await seesNoBarrier();
    const saved = page.waitForEvent('download');
    await page.locator('[data-page=my-badge] [data-action=save-badge]').click();
    expect((await saved).suggestedFilename()).toBe(`${badgeNo}.png`);

    const mails = async () => (await (await request.get(`/gateway/dev/mails?to=${buyer.email}`)).json()) as unknown[];
    const before = (await mails()).length;
    const again = page.locator('[data-action=mail-badge]');
    await again.click();
    await expect(again.locator('+ [role=status]')).toHaveText(
      'We’ve emailed your badge to the email address you registered with.',
    );
    await expect.poll(async () => (await mails()).length).toBe(before + 1);
    await seesNoBarrier();

    expect(await readPage(request, '/myBadge')).toMatchObject({ status: 302, to: '/' });
  },
);

test('R-2.224 the registration result saves the badge under its number', tagPhoneOnly, async ({ page, server }) => {
  await open(page, `http://turkey.localhost:${server.port}/expoturkey_1001/pre-register-form?f_pr=old`);
  const field = (name: string) => page.locator(`[name=${name}]`);
  await field('email').fill(`visitor-${crypto.randomUUID()}@malabar-trading.example`);
  await field('contactName').fill('Priya Nair');
  await field('company').fill('Malabar Trading LLP');
  await field('countryId').selectOption('356');
  await field('mobile').fill('98470 12345');
  await page.locator('form[data-step] button[type=submit]').click();
  const badgeNo = await page.locator('[data-overlay=preregister-result] [data-badge]').getAttribute('data-badge');
  const saved = page.waitForEvent('download');
  await page.locator('[data-action=save-badge]').click();
  expect((await saved).suggestedFilename()).toBe(`${badgeNo}.png`);
});
