import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { readQr } from '../support/read-qr.ts';
import { createBuyer, fillLogin, readStored, SUPPLIER } from './support/accounts.ts';
import { expect, open, type Page, tagPcOnly, tagPhoneOnly, test } from './support/test.ts';

const sharing = (page: Page) => page.locator('[data-share-card]');
const toggle = (page: Page) => sharing(page).getByRole('switch');
const addressOf = (page: Page) => sharing(page).locator('input').inputValue();

/** The decoded text of the QR code on the page. */
async function codeOn(page: Page): Promise<string | null> {
  const code = page.locator('svg[data-code]');
  // Centred, so that the fixed bar at the bottom of a phone does not cover it.
  await code.evaluate((svg) => svg.scrollIntoView({ block: 'center' }));
  const png = await code.screenshot();
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return readQr(data, info.width, info.height);
}

/** Saves a name in the logged-in account. */
async function tellName(page: Page, nickname: string): Promise<void> {
  const answer = await page.request.post('/gateway/blade-purchaser/account/completePurchaseInfo', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: { data: { nickname }, token: await readStored(page, 'buyer_token'), appVersion: 'test' },
  });
  expect((await answer.json()).data).toBe(true);
}

const picture = async () => ({
  name: 'front.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 850, height: 550, channels: 3, background: '#e8dcc8' } })
    .png()
    .toBuffer(),
});

test(
  'R-2.118 D-31 a card shared on a phone opens by its link and code, is saved as a contact, and is gone when unshared, in Arabic too',
  tagPhoneOnly,
  async ({ page, request, server, seesNoBarrier, watch }) => {
    watch.allow(/status of 40[04]/); // a card without a name cannot be shared, and a withdrawn one no longer exists
    const mine = `http://turkey.localhost:${server.port}/myCard?lang=ar`;
    await open(page, mine);
    await fillLogin(page, await createBuyer(request));
    const form = page.locator('form[data-form=card]');
    const field = (name: string) => form.locator(`[data-field=card-${name}] :is(input, select)`);
    await expect(field('email')).not.toHaveValue('');
    await toggle(page).click();
    await page.getByRole('alert').getByRole('button').click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(sharing(page)).toHaveAttribute('data-share-card', 'off');
    await page.locator('[data-card=cardFront] input[type=file]').setInputFiles(await picture());
    await field('contactName').fill('Noor; van Dijk, jr.');
    await field('company').fill('Havenlinnen B.V.');
    await field('mobile').fill('+31 6 1234 5678');
    await field('countryId').selectOption('528');
    await expect(page.locator('[data-card=cardFront]')).toHaveAttribute('data-state', 'kept');
    await form.locator('button[type=submit]').click();
    await expect(form.getByRole('status')).not.toBeEmpty();
    await toggle(page).click();
    await expect(page.locator('svg[data-code]')).toBeVisible();
    await seesNoBarrier();
    const address = await addressOf(page);
    expect(address).toMatch(new RegExp(`^http://localhost:${server.port}/expo/buyer/view/[A-Za-z0-9_-]{22}$`));
    expect(await codeOn(page)).toBe(address);

    // The buyer is not logged in at the other host.
    await open(page, `${address}?lang=ar`);
    const card = page.locator('[data-page=publicCard]');
    await expect(card.locator('h1')).toHaveText('Noor; van Dijk, jr.');
    await expect(card).toContainText('Havenlinnen B.V.');
    await expect(card.locator('a[href="tel:+31612345678"]')).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    const front = card.getByRole('img');
    await expect(front).toHaveCount(1);
    // Decoding fails if the picture is not served.
    await front.evaluate((image: HTMLImageElement) => image.decode());
    await seesNoBarrier();
    const download = page.waitForEvent('download');
    await page.locator('[data-action=save-contact]').click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('Noor; van Dijk, jr.vcf');
    const contact = await readFile(await file.path(), 'utf8');
    expect(contact).toContain('FN:Noor\\; van Dijk\\, jr.\r\n');
    expect(contact).toContain('TEL;TYPE=CELL:+31612345678\r\n');
    // The id is no card of the other kind.
    expect((await request.get(address.replace('/buyer/', '/supplier/'))).status()).toBe(404);

    await open(page, mine);
    await toggle(page).click();
    await expect(sharing(page)).toHaveAttribute('data-share-card', 'off');
    await expect(sharing(page).locator('input')).toHaveCount(0);
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page.locator('[data-page=publicCard][data-absent] h1')).not.toBeEmpty();
    await expect(page.locator('body')).not.toContainText('Noor');
    await seesNoBarrier();
  },
);

test(
  'R-2.118 a PC shows the buyer’s own card after the login, and shares it by a copied link',
  tagPcOnly,
  async ({ page, context, request, server, seesNoBarrier }) => {
    const site = `http://localhost:${server.port}`;
    const buyer = await createBuyer(request);
    await open(page, `${site}/expo/buyer/view`);
    await expect(page).toHaveURL(/\/login\?/);
    await fillLogin(page, buyer);
    await expect(page).toHaveURL(`${site}/expo/buyer/view`);
    const own = page.locator('[data-page=ownCard]');
    await expect(own).toContainText(buyer.email);
    await seesNoBarrier();
    await tellName(page, 'Priya Nair');
    await page.reload();
    await toggle(page).click();
    await expect(page.locator('svg[data-code]')).toBeVisible();
    await seesNoBarrier();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.locator('[data-action=copy-address]').click();
    await expect(sharing(page)).toContainText('Link copied.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await addressOf(page));
    await sharing(page).getByRole('link').click();
    await expect(page.locator('[data-page=publicCard] h1')).toHaveText('Priya Nair');
    await seesNoBarrier();
  },
);

// Only one layout: the demo supplier's person has one card, which the tests of both layouts would switch at once.
test(
  'R-2.119 D-31 a member of a supplier’s team shares their own card, which links to the company',
  tagPcOnly,
  async ({ page, request, server, seesNoBarrier }) => {
    const local = `http://localhost:${server.port}`;
    const site = `http://supplier.localhost:${server.port}`;
    await open(page, `${local}/expo/supplier/view`);
    await expect(page).toHaveURL(`${site}/profile`);
    await page.locator('[data-page=supplierProfile]').getByRole('link', { name: 'Log in' }).click();
    await page.locator('[data-field=supplier-email] input').fill(SUPPLIER.email);
    await page.locator('[data-field=supplier-password] input').fill(SUPPLIER.password);
    await page.locator('form[data-form=supplierLogin] button[type=submit]').click();
    await expect(sharing(page)).toHaveAttribute('data-share-card', 'off');
    await toggle(page).click();
    await expect(page.locator('svg[data-code]')).toBeVisible();
    await seesNoBarrier();
    const address = await addressOf(page);
    expect(address).toMatch(new RegExp(`^${local}/expo/supplier/view/`));
    await page.reload();
    await expect(sharing(page).locator('input')).toHaveValue(address);
    await open(page, address);
    const card = page.locator('[data-page=publicCard]');
    await expect(card).toContainText(SUPPLIER.email);
    await seesNoBarrier();
    await card.getByRole('link', { name: 'Company page' }).click();
    await expect(page.locator('[data-page=supplier]')).toBeVisible();
    expect((await request.get(address.replace('/supplier/view', '/buyer/view'))).status()).toBe(404);
    await open(page, `${site}/profile`);
    await toggle(page).click();
    await expect(sharing(page)).toHaveAttribute('data-share-card', 'off');
    expect((await request.get(address)).status()).toBe(404);
  },
);
