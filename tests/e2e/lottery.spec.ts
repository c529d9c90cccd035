import { createBuyer, fillLogin, recordCalls } from './support/accounts.ts';
import { fillModal } from './support/preregister.ts';
import { registerElsewhere, signIn } from './support/signed-in.ts';
import { expect, open, type Page, tagPcOnly, tagPhoneOnly, test } from './support/test.ts';

/** An open exhibition of the demo world with prizes, and an upcoming one with prizes. */
const SHOW = '1001';
const COMING = '1002';
/** An open exhibition without prizes. */
const PLAIN = '1029';
const wheel = (page: Page) => page.locator('[data-page=lottery]');
const spin = (page: Page) => wheel(page).locator('[data-action=spin]');
const won = (page: Page) => wheel(page).locator('[role=status] h2');

const siteOf = ({ port }: { readonly port: number }) => `http://turkey.localhost:${port}`;

/** Opens the link of the badge email, which the wheel requires, and then the wheel again. */
async function confirm(
  page: Page,
  wheelAddress: string,
  email: string,
  mailLinks: (to: string) => Promise<readonly string[]>,
) {
  const find = async () => (await mailLinks(email)).find((each) => each.includes('pretoken='));
  await expect.poll(find).toBeDefined();
  const filledIn = page.waitForResponse((answer) => answer.url().endsWith('getPreData'));
  await page.goto((await find()) ?? '');
  expect((await filledIn).status()).toBe(200);
  await page.goto(wheelAddress);
  await expect(spin(page)).toBeVisible();
  await expect(wheel(page).locator('[data-needs-proof]')).toHaveCount(0);
}

test(
  'R-2.140 R-2.141 D-27 a buyer registers, spins once, sees the same draw again, and confirms their prize',
  tagPhoneOnly,
  async ({ page, request, server, seesNoBarrier, mailLinks, watch }) => {
    watch.allow(/400/); // the spin before the address is confirmed
    const confirmed = recordCalls(page, 'lottery/confirm');
    const buyer = await createBuyer(request);
    const address = `${siteOf(server)}/expoturkey_${SHOW}/lotterywheel`;
    await page.goto(address);
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await fillLogin(page, buyer);
    await expect(page).toHaveURL(address);
    await expect(spin(page)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Prize draw', exact: true })).toBeInViewport({ ratio: 0.9 });
    await seesNoBarrier();

    // Without a draw there is nothing to claim.
    await page.goto(`${siteOf(server)}/expoturkey_${SHOW}/sharing-events`);
    await expect(page.locator('[data-page=sharing-events]')).toContainText('Nothing to claim');
    await page.getByRole('link', { name: 'Go to the wheel' }).click();

    // The visitor registers with the form that the wheel opens.
    await spin(page).click();
    await fillModal(page.locator('[data-overlay=preregister]'), buyer.email);
    await expect(wheel(page).getByRole('alert')).toContainText('open the link in the email');
    await page.reload();
    await expect(wheel(page).locator('[data-needs-proof]')).toBeVisible();
    await confirm(page, address, buyer.email, mailLinks);
    const drawn = recordCalls(page, 'lottery/draw');
    await spin(page).click();
    await expect(wheel(page).getByRole('status')).toContainText('spinning');
    await expect.poll(() => drawn.length).toBe(1);
    await expect(won(page)).toHaveCount(0);
    // Finishes the animations, so that the test does not wait for the wheel.
    const endTurns = () => page.evaluate(() => document.getAnimations().map((animation) => animation.finish()).length);
    await expect.poll(endTurns).toBeGreaterThan(0);
    await expect(won(page)).toContainText('You have won');
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
    // The form has the values of the registration already.
    await expect(form.locator('[name=contactName]')).toHaveValue('Priya Nair');
    await expect(form.locator('[name=mobile]')).toHaveValue('9847012345');
    await form.locator('button[type=submit]').click();
    await expect(form.locator('[data-field=address]')).toContainText('Fill in this field');
    expect(confirmed).toEqual([]);
    await seesNoBarrier();
    await form.locator('[name=address]').fill('12 Mill Road\nKochi 682001, India');
    await form.locator('button[type=submit]').click();
    const done = page.locator('[data-confirmed]');
    await expect(done).toContainText('Your prize has been claimed');
    await seesNoBarrier();
    await page.reload();
    await expect(done).toContainText('12 Mill Road');
    await expect(page.locator('[data-page=sharing-events]')).toHaveAttribute('data-draw', drawId ?? '');
    expect(confirmed).toHaveLength(1);
  },
);

test(
  'R-2.140 D-27 with reduced motion the result of a draw is shown at once; a rejected draw shows the reason',
  tagPcOnly,
  async ({ page, request, server, watch, mailLinks }) => {
    watch.allow(/400/); // the rejections that the page shows
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const buyer = await signIn(page, request, siteOf(server));
    await registerElsewhere(request, buyer, SHOW);
    await confirm(page, `${siteOf(server)}/expoturkey_${SHOW}/lotterywheel`, buyer.email, mailLinks);
    const refusal = { code: 400, data: null, message: 'Please try again.' };
    await page.route('**/lottery/draw', (route) => route.fulfill({ status: 400, json: refusal }));
    await spin(page).click();
    await expect(wheel(page).getByRole('alert')).toContainText('Please try again.');
    await page.unroute('**/lottery/draw');
    await spin(page).click();
    await expect(won(page)).toContainText('You have won');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  },
);

test(
  'R-4.004 D-27 the wheel cannot be spun before the show, and an exhibition without prizes says so',
  tagPcOnly,
  async ({ page, request, server, seesNoBarrier }) => {
    await signIn(page, request, siteOf(server));
    await open(page, `${siteOf(server)}/exhibition_${COMING}/lotterywheel`);
    await expect(wheel(page)).toContainText('while the show is open');
    await expect(spin(page)).toHaveCount(0);
    await page.goto(`${siteOf(server)}/exhibition_${PLAIN}/lotterywheel`);
    await expect(wheel(page)).toContainText('No prize draw here');
    await seesNoBarrier();
  },
);
