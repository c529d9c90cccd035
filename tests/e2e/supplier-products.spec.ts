import type { APIRequestContext } from '@playwright/test';
import { createPhotoFile, createPictureFile } from '../support/sample-files.ts';
import { SUPPLIER } from './support/accounts.ts';
import { signInSupplier } from './support/signed-in.ts';
import { expect, open, type Page, tagPcOnly, tagPhoneOnly, test } from './support/test.ts';

const siteOf = ({ port }: { port: number }) => `http://supplier.localhost:${port}`;
const list = (page: Page) => page.locator('[data-page=supplierProducts]');

/** Opens the demo supplier's products. */
async function openProducts(page: Page, request: APIRequestContext, server: { port: number }): Promise<void> {
  await signInSupplier(page, request, server);
  await open(page, `${siteOf(server)}/catalogue`);
  await expect(list(page)).toHaveAttribute('data-state', 'shown');
}

/** The HTTP status of a product's page for buyers. */
const statusOf = async (page: Page, server: { port: number }, id: string): Promise<number> =>
  (await page.request.get(`http://localhost:${server.port}/x_${id}.html`)).status();

test(
  'D-52 D-65 a supplier hides a product, which disappears for buyers at once, and shows it again',
  tagPcOnly,
  async ({ page, server, seesNoBarrier }) => {
    await open(page, `${siteOf(server)}/catalogue`);
    await list(page).getByRole('link', { name: 'Log in' }).click();
    await page.locator('[data-field=supplier-email] input').fill(SUPPLIER.email);
    await page.locator('[data-field=supplier-password] input').fill(SUPPLIER.password);
    await page.locator('form[data-form=supplierLogin] button[type=submit]').click();
    await expect(list(page)).toHaveAttribute('data-state', 'shown');
    await seesNoBarrier();
    const row = page.locator('[data-product]').last();
    const id = (await row.getAttribute('data-product')) ?? '';
    const name = (await row.locator('bdi').first().textContent()) ?? '';
    expect(await statusOf(page, server, id)).toBe(200);
    await row.getByRole('button', { name: 'Hide' }).click();
    await expect(page.getByRole('status').filter({ hasText: `${name} is hidden` })).toBeVisible();
    await expect(page.locator(`[data-product="${id}"]`)).toHaveCount(0);
    await expect.poll(() => statusOf(page, server, id)).toBe(410);
    await page.locator('[data-part=hidden]').click();
    await page.locator(`[data-product="${id}"]`).getByRole('button', { name: 'Show' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'visible to buyers again' })).toBeVisible();
    await expect.poll(() => statusOf(page, server, id)).toBe(200);
  },
);

test(
  'R-2.034 a supplier previews a product as edited, hidden or not yet saved, and buyers find no preview',
  tagPhoneOnly,
  async ({ page, request, server, seesNoBarrier }) => {
    await openProducts(page, request, server);
    await page.locator('[data-product] a').first().click();
    await page.locator('[data-field="name.en"] input').fill('Lamp that nobody has seen');
    await page.locator('[data-field="step.0.price"] input').fill('5,47');
    await page.getByRole('link', { name: 'Preview' }).click();
    const preview = page.locator('[data-page=product-preview]');
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Lamp that nobody has seen');
    await expect(preview).toContainText('not saved yet');
    await expect(preview).toContainText('5.47');
    await seesNoBarrier();
    const { search } = new URL(page.url());
    const asked = await page.request.get(`http://localhost:${server.port}/preview/product${search}`);
    expect(asked.url()).not.toContain('/preview/');
    expect(await asked.text()).not.toContain('Lamp that nobody has seen');
    await preview.getByRole('link', { name: 'Edit product' }).click();
    await page.getByRole('button', { name: 'Discard' }).click();
  },
);

test('a supplier searches its products by name', tagPhoneOnly, async ({ page, request, server, seesNoBarrier }) => {
  await openProducts(page, request, server);
  // Neither the newest nor the last of the page: other tests create and hide such products meanwhile.
  const name = (await page.locator('[data-product]').nth(8).locator('bdi').first().textContent()) ?? '';
  const search = page.getByRole('searchbox', { name: 'Search by name' });
  await search.fill(name);
  await page.locator('form[data-form=ownSearch]').getByRole('button', { name: 'Search' }).click();
  await expect(page.locator('[data-product] bdi').filter({ hasText: name }).first()).toBeVisible();
  await search.fill('zzzzqqq');
  await page.locator('form[data-form=ownSearch]').getByRole('button', { name: 'Search' }).click();
  await expect(page.locator('[data-rows="0"]')).toBeVisible();
  await seesNoBarrier();
});

test(
  'D-52 a supplier adds a product with a picture and price tiers, edits it, and the input survives a reload',
  tagPhoneOnly,
  async ({ page, request, server, seesNoBarrier }) => {
    await openProducts(page, request, server);
    await page.getByRole('link', { name: 'Add product' }).click();
    const form = page.locator('form[data-form=product]');
    await expect(form).toBeVisible();
    const field = (name: string) => page.locator(`[data-field="${name}"] :is(input, select, textarea)`);
    await form.getByRole('button', { name: 'Add product' }).click();
    await expect(page.locator('[data-field="name.en"]')).toHaveAttribute('data-state', 'required');
    await expect(field('name.en')).toBeFocused();
    await seesNoBarrier();
    const name = `Rattan pet basket ${crypto.randomUUID().slice(0, 8)}`;
    await field('name.en').fill(name);
    await page.reload();
    await expect(field('name.en')).toHaveValue(name);
    const category = page.getByRole('combobox', { name: 'Category' });
    expect(await page.locator('[role=option]').count()).toBe(0);
    await category.fill('zzzz');
    await expect(page.locator('[data-field=categoryId]')).toContainText('No category matches');
    await category.fill('bath tow');
    await expect(category).toHaveAttribute('aria-expanded', 'true');
    await seesNoBarrier();
    const first = page.locator('[data-field=categoryId] [role=option]').first();
    await expect(first).toHaveAttribute('id', (await category.getAttribute('aria-activedescendant')) ?? '');
    const chosen = (await first.locator('bdi').first().textContent()) ?? '';
    await category.press('Enter');
    await expect(category).toHaveValue(chosen);
    await category.press('ArrowDown');
    await expect(page.locator('[data-field=categoryId] [role=group]').first()).toContainText('your products');
    await expect(page.locator('[data-field=categoryId] [data-active]')).toHaveAttribute('aria-selected', 'true');
    await category.press('Escape');
    await expect(category).toHaveAttribute('aria-expanded', 'false');
    await expect(category).toHaveValue(chosen);
    await field('minOrder').fill('50');
    await field('step.0.min').fill('50');
    await expect(field('step.0.price')).toHaveAttribute('inputmode', 'decimal');
    await field('step.0.price').fill('12,5');
    await form.getByRole('button', { name: 'Add price tier' }).click();
    await field('step.1.min').fill('500');
    await field('step.1.price').fill('11.25');
    await form.getByRole('button', { name: 'Add row' }).click();
    await field('attribute.en.0.name').fill('Material');
    await form.getByRole('button', { name: 'Add product' }).click();
    await expect(page.locator('[data-field="attribute.en.0.value"]')).toHaveAttribute('data-state', 'required');
    await field('attribute.en.0.value').fill('Rattan, untreated');
    await page.locator('[data-field=tags]').getByRole('combobox').pressSequentially('a');
    const option = page.locator('[data-field=tags] [role=option]').first();
    const tag = ((await option.locator('bdi').first().textContent()) ?? '').trim();
    await option.click();
    await expect(page.locator('[data-field=tags] [data-chip=tag] bdi')).toHaveText(tag);
    await page.locator('[data-field=tags]').getByRole('combobox').press('Escape');
    await page.locator('input[type=file]').setInputFiles('fixtures/world/pictures/honeyJar-1-a.webp');
    await expect(page.locator('[data-picture="0"] img')).toBeVisible();
    await seesNoBarrier();
    await form.getByRole('button', { name: 'Add product' }).click();
    await expect(page.locator('[data-page=supplierProduct]')).toHaveAttribute('data-state', 'added');
    await expect(page.getByRole('link', { name: 'Add product' })).toHaveAttribute('href', '/catalogue/new');
    await page.getByRole('link', { name: 'View product' }).click();
    await expect(field('name.en')).toHaveValue(name);
    await expect(field('step.0.price')).toHaveValue('12.5');
    await expect(field('attribute.en.0.value')).toHaveValue('Rattan, untreated');
    await expect(page.locator('[data-field=tags] [data-chip=tag] bdi')).toHaveText(tag);
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const shop = `http://localhost:${server.port}/x_${id}.html`;
    await expect.poll(async () => (await page.request.get(shop)).text()).toContain(name);
    expect(await (await page.request.get(shop)).text()).toContain('Rattan, untreated');
    await field('name.en').fill(`${name} natural`);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
    await expect.poll(async () => (await page.request.get(shop)).text()).toContain(`${name} natural`);
    // Removes the test's product, because other tests count the catalogue.
    await open(page, `${siteOf(server)}/catalogue`);
    await page.locator(`[data-product="${id}"]`).getByRole('button', { name: 'Hide' }).click();
    await expect(page.locator(`[data-product="${id}"]`)).toHaveCount(0);
  },
);

test(
  'F-A8 a supplier states trade terms, sees what is invalid, and buyers read them in English and Arabic',
  tagPhoneOnly,
  async ({ page, request, server, seesNoBarrier }) => {
    await openProducts(page, request, server);
    // Not the newest nor the last of the page: other tests create and hide such products meanwhile.
    const row = page.locator('[data-product]').nth(5);
    const id = (await row.getAttribute('data-product')) ?? '';
    await row.locator('a').first().click();
    const frame = (name: string) => page.locator(`[data-field="tradeTerms.${name}"]`);
    const field = (name: string) => frame(name).locator(':is(input, select)');
    await field('payment').selectOption('lcSight');
    await expect(frame('deposit')).toHaveCount(0);
    await field('payment').selectOption('ttDeposit');
    await field('deposit').fill('100');
    await field('incoterm').selectOption('FOB');
    await field('place').fill('Kochi');
    await field('port').fill('Kochi');
    await field('packaging').fill('40 pieces in a carton');
    await field('hsCode').fill('6302.6');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(frame('deposit')).toContainText('Enter a whole percentage from 1 to 99.');
    await expect(frame('hsCode')).toContainText('Enter an HS code of 6 to 10 digits, such as 6302.60.');
    await expect(field('deposit')).toBeFocused();
    await seesNoBarrier();
    await field('deposit').fill('30');
    await field('hsCode').fill('6302 60');
    await page.getByRole('link', { name: 'Preview' }).click();
    await expect(page.locator('[data-page=product-preview]')).toContainText('Payment terms: T/T with 30% deposit');
    await page.getByRole('link', { name: 'Edit product' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
    await expect(field('hsCode')).toHaveValue('6302.60');
    const shop = `http://localhost:${server.port}/x_${id}.html`;
    await expect.poll(async () => (await page.request.get(shop)).text()).toContain('6302.60');
    await open(page, shop);
    const terms = page.locator('[data-page=product] dl').first();
    for (const text of ['T/T with 30% deposit', 'FOB Kochi', '40 pieces in a carton', '6302.60'])
      await expect(terms).toContainText(text);
    await seesNoBarrier();
    await open(page, `${shop}?lang=ar`);
    await expect(terms).toContainText('حوالة مصرفية (T/T) بدفعة مقدّمة 30%');
    await expect(terms).toContainText('\u2068FOB Kochi\u2069');
    await expect(terms).toContainText('\u20666302.60\u2069');
    await seesNoBarrier();
  },
);

interface SentFile {
  readonly name: string;
  readonly size: number;
  readonly isOriginal: boolean;
}

/** Runs in the page. Records the files of each upload, and whether one still has its camera's metadata. */
function recordFiles(): void {
  const sent: SentFile[] = [];
  const send = globalThis.fetch;
  Object.assign(globalThis, {
    sentFiles: sent,
    async fetch(...[input, init]: Parameters<typeof fetch>) {
      const file = init?.body instanceof FormData ? init.body.get('file') : null;
      if (file instanceof File) {
        const text = new TextDecoder('latin1').decode(await file.slice(0, 4_096).arrayBuffer());
        sent.push({ name: file.name, size: file.size, isOriginal: /Exif|Istanbul/.test(text) });
      }
      return send(input, init);
    },
  });
}

test(
  'D-84 D-10 a photo of 10 MB is compressed before its upload, and a file that is no picture is named with its error',
  tagPhoneOnly,
  async ({ page, request, server, seesNoBarrier }) => {
    test.slow(); // two large pictures are made, compressed and sent
    await page.addInitScript(recordFiles);
    await signInSupplier(page, request, server);
    await open(page, `${siteOf(server)}/catalogue/new`);
    await expect(page.locator('form[data-form=product]')).toBeVisible();
    const buffer = await createPhotoFile('Hall 3, Istanbul');
    expect(buffer.length).toBeGreaterThan(9_000_000);
    await page.locator('input[type=file]').setInputFiles([
      { name: 'photo.heic', mimeType: 'image/heic', buffer: Buffer.from('no picture') },
      { name: 'IMG_2041.JPG', mimeType: 'image/jpeg', buffer },
      {
        name: 'mark.png',
        mimeType: 'image/png',
        buffer: await createPictureFile('png', { width: 3_000, height: 600, isTransparent: true }),
      },
    ]);
    const image = page.locator('[data-picture="0"] img');
    // The server compresses and turns a photo of 12 million pixels, which takes a slow machine a while.
    await expect(page.locator('[data-picture="1"] img')).toBeVisible({ timeout: 90_000 });
    await expect(page.locator('[data-picture]')).toHaveCount(2);
    await expect(page.locator('[data-field=pictures] [role=alert]')).toContainText('photo.heic: unsupported type');
    const sent = await page.evaluate(() => (globalThis as unknown as { sentFiles: SentFile[] }).sentFiles);
    expect(sent.map(({ name, isOriginal }) => [name, isOriginal])).toEqual([
      ['photo.heic', false],
      ['IMG_2041.JPG', false],
      ['mark.webp', false],
    ]);
    expect(sent[1]?.size).toBeLessThan(5 * 1024 * 1024);
    // The camera was turned, so the picture is upright: 1,800 by 2,400 pixels.
    const address = ((await image.getAttribute('src')) ?? '').replace(/\/image\/\d+\./, '/image/0.');
    const size = await page.evaluate(async (source) => {
      const picture = Object.assign(new Image(), { src: source });
      await picture.decode();
      return [picture.naturalWidth, picture.naturalHeight];
    }, address);
    expect(size).toEqual([1_800, 2_400]);
    await seesNoBarrier();
    await page.getByRole('button', { name: 'Remove picture 2' }).click();
    await page.getByRole('button', { name: 'Remove picture 1' }).click();
  },
);
