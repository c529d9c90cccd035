import { callsOf, fillLogin, newBuyer } from './support/accounts.ts';
import { fillModal } from './support/preregister.ts';
import { expect, type Page, test } from './support/test.ts';

/** Open in the demo world, with prizes; and one that comes, with prizes too. */
const SHOW = '1001';
const COMING = '1002';
/** Open, without prizes. */
const PLAIN = '1029';
const wheel = (page: Page) => page.locator('[data-page=lottery]');
const spin = (page: Page) => wheel(page).locator('[data-action=spin]');
const won = (page: Page) => wheel(page).locator('[role=status] h2');

/** Logs in on the way to a page of the exhibition. */
async function comeTo(
  page: Page,
  server: { readonly port: number },
  path: string,
  account: Promise<Parameters<typeof fillLogin>[1]>,
) {
  await page.goto(`http://turkey.localhost:${server.port}/${path}`);
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await fillLogin(page, await account);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
}

/** Registers by the form that the wheel opens, and opens the link of the badge mail, without which the wheel does not turn. */
async function registerAndConfirm(page: Page, email: string, mailLinks: (to: string) => Promise<readonly string[]>) {
  await expect(spin(page)).toBeVisible();
  const address = page.url();
  await spin(page).click();
  await fillModal(page.locator('[data-overlay=preregister]'), email);
  await expect(wheel(page).getByRole('alert')).toContainText('open the link in the email');
  await page.reload();
  await expect(wheel(page).locator('[data-needs-proof]')).toBeVisible();
  const link = (await mailLinks(email)).find((each) => each.includes('pretoken='));
  const filledIn = page.waitForResponse((answer) => answer.url().endsWith('getPreData'));
  await page.goto(link ?? '');
  expect((await filledIn).status()).toBe(200);
  await page.goto(address);
  await expect(wheel(page).locator('[data-needs-proof]')).toHaveCount(0);
}

test('R-2.140 R-2.141 D-27 a buyer registers, spins once, sees the same draw again, and confirms her prize', async ({
  page,
  request,
  server,
  seesNoBarrier,
  mailLinks,
  watch,
}) => {
  watch.allow(/400/); // the spin before the address is confirmed
  const confirmed = callsOf(page, 'lottery/confirm');
  const buyer = newBuyer(request);
  await comeTo(page, server, `expoturkey_${SHOW}/lotterywheel`, buyer);
  await expect(spin(page)).toBeVisible();
  await seesNoBarrier();

  // Without a draw there is nothing to claim.
  await page.goto(`http://turkey.localhost:${server.port}/expoturkey_${SHOW}/sharing-events`);
  await expect(page.locator('[data-page=sharing-events]')).toContainText('Nothing to claim');
  await page.getByRole('link', { name: 'To the wheel' }).click();

  await registerAndConfirm(page, (await buyer).email, mailLinks);
  const drawn = callsOf(page, 'lottery/draw');
  await spin(page).click();
  await expect(wheel(page).getByRole('status')).toContainText('turning');
  await expect(won(page)).toContainText('You have won', { timeout: 15_000 });
  const prize = await won(page).textContent();
  const drawId = await wheel(page).locator('[data-drawn]').last().getAttribute('data-drawn');
  expect(drawn).toHaveLength(1);
  await seesNoBarrier();

  await page.reload();
  await expect(won(page)).toHaveText(prize ?? '');
  await expect(spin(page)).toHaveCount(0);
  expect(drawn).toHaveLength(1);

  await wheel(page).getByRole('link', { name: 'Claim my prize' }).click();
  const form = page.locator('[data-page=sharing-events] form');
  await expect(form).toHaveAttribute('data-state', 'ready');
  // What she told when she registered stands there already.
  await expect(form.locator('[name=contactName]')).toHaveValue('Priya Nair');
  await expect(form.locator('[name=mobile]')).toHaveValue('9847012345');
  await form.locator('button[type=submit]').click();
  await expect(form.locator('[data-field=address]')).toContainText('Please fill in');
  expect(confirmed).toEqual([]);
  await seesNoBarrier();
  await form.locator('[name=address]').fill('12 Mill Road\nKochi 682001, India');
  await form.locator('button[type=submit]').click();
  const done = page.locator('[data-confirmed]');
  await expect(done).toContainText('Your prize is confirmed');
  await seesNoBarrier();
  await page.reload();
  await expect(done).toContainText('12 Mill Road');
  await expect(page.locator('[data-page=sharing-events]')).toHaveAttribute('data-draw', drawId ?? '');
  expect(confirmed).toHaveLength(1);
});

test('R-2.140 D-27 who wants less motion sees at once what was drawn; what is refused is told', async ({
  page,
  request,
  server,
  watch,
  mailLinks,
}) => {
  watch.allow(/400/); // the refusals that are told
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const buyer = newBuyer(request);
  await comeTo(page, server, `expoturkey_${SHOW}/lotterywheel`, buyer);
  await registerAndConfirm(page, (await buyer).email, mailLinks);
  const refusal = { code: 400, data: null, message: 'Please try again.' };
  await page.route('**/lottery/draw', (route) => route.fulfill({ status: 400, json: refusal }));
  await spin(page).click();
  await expect(wheel(page).getByRole('alert')).toContainText('Please try again.');
  await page.unroute('**/lottery/draw');
  await spin(page).click();
  await expect(won(page)).toContainText('You have won');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('R-4.004 D-27 the wheel stands still before the show, and an exhibition without prizes says so', async ({
  page,
  request,
  server,
  seesNoBarrier,
}) => {
  await comeTo(page, server, `exhibition_${COMING}/lotterywheel`, newBuyer(request));
  await expect(wheel(page)).toContainText('while the show is open');
  await expect(spin(page)).toHaveCount(0);
  await page.goto(`http://turkey.localhost:${server.port}/exhibition_${PLAIN}/lotterywheel`);
  await expect(wheel(page)).toContainText('No prize draw here');
  await seesNoBarrier();
});
