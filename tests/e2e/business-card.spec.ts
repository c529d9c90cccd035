import { buildBrowserSignature } from '@fairhall/core/contract/signature';
import { callSignatureCrypto } from '@fairhall/gateway/identity/signature-crypto';
import { createBuyer, fillLogin, readStored } from './support/accounts.ts';
import { expect, open, type Page, tagPhoneOnly, test } from './support/test.ts';

/** Saves a person's business card for the logged-in user. */
async function keepCard(page: Page, origin: string, card: object): Promise<void> {
  const answer = await page.request.post(`${origin}/gateway/blade-purchaser/businessCard/save`, {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: {
      data: { from: 'scan', ...card },
      token: await readStored(page, 'buyer_token'),
      appVersion: 'test',
      time: Date.now(),
      sign: buildBrowserSignature(callSignatureCrypto),
    },
  });
  expect((await answer.json()).code).toBe(0);
}

test(
  'R-2.169 a phone shows the buyer’s own card and saves changes, in ar; a PC has no such page',
  tagPhoneOnly,
  async ({ page, request, server, seesNoBarrier }) => {
    const site = `http://turkey.localhost:${server.port}`;
    const buyer = await createBuyer(request);
    await open(page, `${site}/myCard?lang=ar`);
    await fillLogin(page, buyer);
    const form = page.locator('form[data-form=card]');
    const field = (name: string) => form.locator(`[data-field=card-${name}] :is(input, select)`);
    await expect(field('email')).toHaveValue(buyer.email);
    await seesNoBarrier();
    await field('contactName').fill('');
    await form.locator('button[type=submit]').click();
    await expect(field('contactName')).toBeFocused();
    await field('contactName').fill('Noor van Dijk');
    await field('mobile').fill('+31 6 1234 5678');
    await form.locator('button[type=submit]').click();
    await expect(form.getByRole('status')).not.toBeEmpty();
    await seesNoBarrier();
    await page.reload();
    await expect(field('contactName')).toHaveValue('Noor van Dijk');
    await expect(field('mobile')).toHaveValue('+31 612345678');
    const pc = await page.request.get(`http://localhost:${server.port}/myCard`, {
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' },
      maxRedirects: 0,
    });
    expect([pc.status(), pc.headers().location]).toEqual([302, '/']);
  },
);

test(
  'R-2.166 a phone lists the saved cards and restores a removed one, in en; a PC has no such page',
  tagPhoneOnly,
  async ({ page, request, server, seesNoBarrier }) => {
    const site = `http://turkey.localhost:${server.port}`;
    const local = `http://localhost:${server.port}`;
    await open(page, `${site}/myFavorite/exhibitorCard?lang=en`);
    await fillLogin(page, await createBuyer(request));
    const list = page.locator('[data-page=myFavorite]');
    await expect(list).toHaveAttribute('data-rows', '0');
    await seesNoBarrier();
    await keepCard(page, local, {
      contactName: 'Noor van Dijk',
      company: 'Havenlinnen B.V.',
      email: 'noor@havenlinnen.example',
      mobile: '+31612345678',
      countryId: '528',
      exhibitionId: '1002',
    });
    await keepCard(page, local, { contactName: 'محمد الأمين' });
    await page.locator('a[href*="/myFavorite/product"]').click();
    await page.locator('a[href="/myFavorite/exhibitorCard"]').click();
    const cards = page.locator('[data-card]');
    await expect(cards).toHaveCount(2);
    const noor = cards.filter({ hasText: 'Noor van Dijk' });
    await expect(noor).toContainText('Havenlinnen B.V.');
    await expect(noor.locator('a[href="tel:+31612345678"]')).toBeVisible();
    await expect(noor.locator('a[href="mailto:noor@havenlinnen.example"]')).toBeVisible();
    await seesNoBarrier();
    await noor.getByRole('button').click();
    await expect(noor.getByRole('button')).toBeFocused();
    await seesNoBarrier();
    await noor.getByRole('button').click();
    await expect(noor).toContainText('Havenlinnen B.V.');
    await page.reload();
    await expect(noor).toContainText('Havenlinnen B.V.');
    await noor.getByRole('button').click();
    await expect(noor).toHaveAttribute('data-removed');
    await page.reload();
    await expect(cards).toHaveCount(1);
    const pc = await page.request.get(`${local}/myFavorite/exhibitorCard`, {
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' },
      maxRedirects: 0,
    });
    expect([pc.status(), pc.headers().location]).toEqual([302, '/']);
  },
);
