import { createBuyer, createEmail, fillLogin, recordCalls } from './support/accounts.ts';
import { fillModal } from './support/preregister.ts';
import { registerElsewhere, signIn, signInSupplier } from './support/signed-in.ts';
import { expect, open, type Page, tagPhoneOnly, test } from './support/test.ts';

/** An open exhibition in the demo world, at the site of Turkey. */
const SHOW = '1001';
const modal = (page: Page) => page.locator('[data-overlay=preregister]');
const button = (page: Page) => page.locator('main button[data-sample]');

test('R-3.095 R-6.018 R-6.023 a guest booking a sample logs in and registers, then it is booked automatically, once', async ({
  page,
  layout,
  request,
  server,
  seesNoBarrier,
}) => {
  const site = `http://turkey.localhost:${server.port}`;
  const sent = recordCalls(page, 'sample/book');
  // The path through login and registration is tested on a PC only; it is the same on a phone.
  if (layout === 'h5') await registerElsewhere(request, await signIn(page, request, site), SHOW);
  await open(page, `${site}/exhibition_${SHOW}/exhibitors`);
  if (layout === 'pc') {
    await page.locator('[data-exhibitor] a[href*="_P100502.html"]').first().click();
    await expect(page.locator('main button[data-collect]').first()).toBeVisible();
    await expect(button(page)).toHaveCount(0); // its supplier gives no samples
    await page.goBack();
  }
  await page.locator('[data-exhibitor] a[href*="_P100532.html"]').first().click();
  await button(page).click();
  if (layout === 'pc') {
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await fillLogin(page, await createBuyer(request));
    await expect(modal(page).locator('[data-entry=Sample]')).toBeVisible();
    expect(sent).toEqual([]);
    await fillModal(modal(page), createEmail());
  }
  await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
  expect(sent).toHaveLength(1);
  await expect(modal(page)).toHaveCount(0);
  await seesNoBarrier();
  if (layout === 'pc') return;
  // Once the visitor is registered, a booking can be cancelled and made again at once.
  await button(page).click();
  await expect(button(page)).toHaveAttribute('aria-pressed', 'false');
  await button(page).click();
  await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(modal(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'See where to collect it' }).click();
  const row = page.locator('[data-page=planner] li[data-sample]');
  await expect(row).toContainText(/H\d/);
  await seesNoBarrier();
  await row.getByRole('button').click();
  await expect(row).toHaveCount(0);
  await page.reload();
  await expect(page.locator('[data-page=planner]')).toContainText('Nothing planned yet');
});

/** A sample as the gateway returns it; the demo supplier exhibits at no exhibition that is open. */
const bookedSample = (id: string, contactName: string, status: 0 | 1 | 2) => ({
  id,
  exhibitionId: SHOW,
  goodsId: 'P100365',
  goodsName: 'Dog bed',
  standNo: 'A12',
  hall: '1',
  quantity: 2,
  createTime: Date.UTC(2026, 10, 20),
  exhibitionName: 'Fairhall Pets Bangkok',
  contactName,
  companyName: 'Haven B.V.',
  countryId: '528',
  status,
});
const product = { goodsId: 'P100365', goodsName: 'Dog bed', booked: 2, collected: 0 };

test(
  'R-6.018 an exhibitor marks a sample as collected with one press, and takes the mark back',
  tagPhoneOnly,
  async ({ page, request, server, seesNoBarrier }) => {
    await signInSupplier(page, request, server);
    const answer = (data: unknown) => ({ json: { code: '0', data, message: '' } });
    await page.route('**/blade-supplier/sample/counts', (route) =>
      route.fulfill(
        answer([
          { exhibitionId: SHOW, exhibitionName: 'Fairhall Pets Bangkok', products: [product] },
          { exhibitionId: '1002', exhibitionName: 'Fairhall Tokyo', products: [] },
        ]),
      ),
    );
    await page.route('**/blade-supplier/sample/list', (route) => {
      const records = [bookedSample('s1', 'Noor', 0), bookedSample('s2', 'Sanne', 2)];
      return route.fulfill(answer({ records, total: 2, pageNo: 1, pageSize: 20 }));
    });
    await page.route('**/blade-supplier/sample/mark', (route) => {
      const { id, isCollected } = (route.request().postDataJSON() as { data: { id: string; isCollected: boolean } })
        .data;
      return route.fulfill(answer({ id, status: isCollected ? 1 : 0 }));
    });
    await open(page, `http://supplier.localhost:${server.port}/samples?lang=en`);
    const samples = page.locator('[data-page=supplierSamples]');
    await expect(samples).toHaveAttribute('data-state', 'shown');
    await expect(samples.locator('[data-counts]')).toContainText('To collect: 2');
    const [noor, sanne] = [samples.locator('[data-sample=s1]'), samples.locator('[data-sample=s2]')];
    await expect(noor).toContainText('Netherlands');
    await expect(sanne).toContainText('Cancelled by the visitor');
    await expect(sanne.getByRole('button')).toHaveCount(0);
    await seesNoBarrier();
    await noor.getByRole('button', { name: 'Mark as handed over' }).click();
    await expect(noor).toHaveAttribute('data-status', '1');
    await expect(samples.locator('[data-counts]')).toContainText('Handed over: 2');
    const undo = noor.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeFocused();
    await seesNoBarrier();
    await undo.click();
    await expect(noor).toHaveAttribute('data-status', '0');
  },
);
