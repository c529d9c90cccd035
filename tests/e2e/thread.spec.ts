import { readFile, truncate, writeFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { createPictureFile } from '../support/sample-files.ts';
import { createEmail, fillLogin, getLoginModal } from './support/accounts.ts';
import { sendEnquiry } from './support/enquiries.ts';
import { confirmEnquiry, type SignedIn, sendEnquiryTo, signIn, signInSupplier } from './support/signed-in.ts';
import { expect, open, type Page, tagPcOnly, tagPhoneOnly, test } from './support/test.ts';

const thread = (page: Page) => page.locator('[data-page=enquiryThread]');
const field = (page: Page) => thread(page).locator('textarea');
const sendButton = (page: Page) => thread(page).getByRole('button', { name: 'Send' });

/** A supplier of the demo world. */
const ASKED = 'S1031';

type MailLinks = (to: string) => Promise<readonly string[]>;

/** Opens the link that confirms an address, which sends the enquiry to its supplier. */
async function confirm(page: Page, mailLinks: MailLinks, email: string): Promise<void> {
  const isVerify = (link: string) => new URL(link).pathname === '/verify';
  await expect.poll(async () => (await mailLinks(email)).some(isVerify)).toBe(true);
  const link = new URL((await mailLinks(email)).find(isVerify) ?? '');
  await open(page, link.pathname + link.search);
  await expect(page.locator('[data-page=verify]')).toHaveAttribute('data-state', 'verified');
}

/** Opens the thread of a new buyer's enquiry, which the supplier has received. */
async function openOwnThread(
  page: Page,
  request: APIRequestContext,
  mailLinks: MailLinks,
  words: string,
): Promise<SignedIn> {
  const buyer = await signIn(page, request);
  const id = await sendEnquiryTo(request, ASKED, buyer, words);
  await confirmEnquiry(request, mailLinks, buyer.email);
  await open(page, `/enquiries/${id}`);
  await expect(thread(page)).toHaveAttribute('data-state', 'shown');
  return buyer;
}

test('D-51 D-95 a buyer finds their enquiry in the list, writes in it and closes it', async ({
  page,
  request,
  seesNoBarrier,
  mailLinks,
}) => {
  const buyer = await signIn(page, request);
  await open(page, '/enquiries');
  await expect(page.locator('[data-page=myEnquiries]')).toContainText('No enquiries yet');
  await seesNoBarrier();
  await sendEnquiry(page, buyer.email, 'Please quote 500 pieces.');
  await page.getByRole('link', { name: 'My enquiries' }).last().click();
  await expect(page.locator('[data-enquiry]')).toContainText('Please quote 500 pieces.');
  await seesNoBarrier();
  await page.locator('[data-enquiry] a').click();
  await expect(thread(page)).toContainText('Please quote 500 pieces.');
  await expect(thread(page).locator('[data-step=sent]')).toHaveAttribute('data-look', 'current');
  await seesNoBarrier();
  // The supplier receives it only after the address is confirmed.
  await expect(field(page)).toHaveCount(0);
  const address = page.url();
  await confirm(page, mailLinks, buyer.email);
  await open(page, address);
  await field(page).fill('And a paper band? Call 0532 123 45 67');
  await expect(thread(page).locator('[data-notice=hint]')).toContainText('0532 123 45 67');
  await field(page).fill('And a paper band?');
  await expect(thread(page).locator('[data-notice=hint]')).toHaveCount(0);
  await sendButton(page).click();
  await expect(thread(page).locator('[data-own]').last()).toContainText('And a paper band?');
  await expect(thread(page).locator('[data-receipt=sent]').last()).toBeVisible();
  await expect(field(page)).toHaveValue('');
  await thread(page).locator('[data-act=close]').click();
  await expect(thread(page).locator('[data-ended]')).toContainText('You closed this enquiry');
  await expect(field(page)).toHaveCount(0);
  await seesNoBarrier();
  await thread(page).locator('[data-act=reopen]').click();
  await expect(field(page)).toBeVisible();
});

test(
  'D-95 THR-04 a guest reads and writes by the email link, which the address bar does not show',
  tagPhoneOnly,
  async ({ page, mailLinks, seesNoBarrier }) => {
    const email = createEmail();
    await sendEnquiry(page, email, 'Please quote 250 pieces.');
    await confirm(page, mailLinks, email);
    const link = page.getByRole('link', { name: 'Read your enquiry' });
    const signed = (await link.getAttribute('href')) ?? '';
    expect(signed).toContain('sign=');
    await link.click();
    await expect(thread(page)).toContainText('Please quote 250 pieces.');
    await expect(thread(page)).toContainText('Do not share it');
    expect(page.url()).not.toContain('sign=');
    // The guest can still read it after a reload and after another page.
    await page.reload();
    await expect(thread(page)).toContainText('Please quote 250 pieces.');
    await open(page, '/about-us.html');
    await page.goBack();
    await expect(thread(page)).toContainText('Please quote 250 pieces.');
    await seesNoBarrier();
    await field(page).fill('And a paper band? Call 0532 123 45 67');
    await expect(thread(page).locator('[data-notice=hint]')).toContainText('0532 123 45 67');
    await field(page).fill('And a paper band?');
    await expect(thread(page).locator('[data-notice=hint]')).toHaveCount(0);
    await sendButton(page).click();
    await expect(thread(page).locator('[data-own]').last()).toContainText('And a paper band?');
    const document = await page.goto(signed);
    expect(document?.headers()['referrer-policy']).toBe('no-referrer');
    await expect(thread(page)).toContainText('And a paper band?');
    expect(page.url()).not.toContain('sign=');
  },
);

test(
  'D-95 THR-04 a guest can read the enquiry of a link in another language too',
  tagPcOnly,
  async ({ page, request, mailLinks }) => {
    const email = createEmail();
    await sendEnquiryTo(request, ASKED, { email }, 'Please quote 250 pieces.');
    await confirm(page, mailLinks, email);
    await page.getByRole('link', { name: 'Read your enquiry' }).click();
    await expect(thread(page)).toContainText('Please quote 250 pieces.');
    await page
      .locator('details', { has: page.locator('a[lang=tr]') })
      .locator('summary')
      .click();
    await page.locator('a[lang=tr]').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
    await expect(thread(page)).toContainText('Please quote 250 pieces.');
    expect(page.url()).not.toContain('sign=');
  },
);

test(
  'D-95 THR-04 a guest revokes the link and has a new one emailed',
  tagPcOnly,
  async ({ page, request, mailLinks, seesNoBarrier, watch }) => {
    watch.allow(/410|404/); // the gateway's response to a revoked link
    const email = createEmail();
    await sendEnquiryTo(request, ASKED, { email }, 'Please quote 150 pieces.');
    await confirm(page, mailLinks, email);
    const link = page.getByRole('link', { name: 'Read your enquiry' });
    const signed = (await link.getAttribute('href')) ?? '';
    await link.click();
    const place = page.locator('[data-place=end-link]');
    await place.locator('summary').click();
    await seesNoBarrier();
    await place.getByRole('button').click();
    const ended = page.locator('[data-place=ended-link]');
    await expect(ended).toContainText('This link no longer works');
    await open(page, signed);
    await expect(ended).toContainText('This link no longer works');
    await seesNoBarrier();
    await ended.getByRole('button', { name: 'Email me a new link' }).click();
    await expect(ended).toHaveAttribute('data-state', 'done');
    const [fresh = ''] = (await mailLinks(email)).filter((each) => each.includes('sign='));
    expect(fresh).not.toContain(new URL(signed, page.url()).searchParams.get('sign'));
    await open(page, fresh);
    await expect(thread(page)).toContainText('Please quote 150 pieces.');
  },
);

test(
  'D-95 a visitor with neither login nor link is asked to log in, and then sees the enquiry',
  tagPcOnly,
  async ({ page, request, watch, mailLinks }) => {
    // The gateway answers other people as if the thread did not exist.
    watch.allow(/404/);
    const buyer = await openOwnThread(page, request, mailLinks, 'Please quote 750 pieces.');
    const address = page.url();
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await open(page, address);
    await expect(thread(page)).toHaveAttribute('data-state', 'gone');
    await thread(page).getByRole('button', { name: 'Log in' }).click();
    await expect(getLoginModal(page)).toHaveAttribute('data-state', 'visible');
    await fillLogin(page, buyer);
    await expect(thread(page)).toContainText('Please quote 750 pieces.');
  },
);

test(
  'REL-02 a message that failed to send stays, and arrives once when it is retried',
  tagPhoneOnly,
  async ({ page, request, watch, mailLinks }) => {
    watch.allow(/ERR_FAILED/);
    await openOwnThread(page, request, mailLinks, 'Please quote 100 pieces.');
    await page.route(/inquiry-buyer\/reply$/, (route) => route.abort());
    await field(page).fill('And a paper band?');
    await sendButton(page).click();
    await expect(thread(page).locator('[data-notice=failure]')).toContainText('Not sent');
    await page.reload();
    await expect(field(page)).toHaveValue('And a paper band?');
    await page.unroute(/inquiry-buyer\/reply$/);
    await sendButton(page).click();
    await expect(thread(page).getByText('And a paper band?')).toHaveCount(1);
    await expect(field(page)).toHaveValue('');
  },
);

test(
  'D-89 a thread runs from right to left in Arabic and fits a phone',
  tagPhoneOnly,
  async ({ page, request, seesNoBarrier, mailLinks }) => {
    await openOwnThread(page, request, mailLinks, 'Please quote 300 pieces.');
    await open(page, `${new URL(page.url()).pathname}?lang=ar`);
    await expect(thread(page)).toHaveAttribute('data-state', 'shown');
    await expect(thread(page)).toContainText('أُرسلت ولم تُقرأ بعد');
    await page.setViewportSize({ width: 375, height: 812 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await seesNoBarrier();
  },
);

/** An enquiry of the demo world from a guest to the demo supplier. */
const DEMO = { enquiryId: 'demo-enquiry-2', guest: 'khalid@demo.fairhall.test' };

test(
  'D-65 D-95 THR-29 the supplier replies with files, and the guest views pictures and downloads files by the email link',
  tagPhoneOnly,
  async ({ page, request, server, browser, mailLinks, seesNoBarrier }, info) => {
    const supplier = `http://supplier.localhost:${server.port}`;
    const huge = info.outputPath('huge.pdf');
    await writeFile(huge, '');
    await truncate(huge, 60 * 1024 * 1024);
    await signInSupplier(page, request, server);
    await open(page, `${supplier}/inbox/${DEMO.enquiryId}`);
    const answering = page.locator('form[data-form=thread]');
    await answering.locator('textarea').fill('Our offer, as a file.');
    await answering.locator('input[type=file]').setInputFiles(huge);
    await expect(answering.getByRole('alert')).toContainText('huge.pdf was not added: it is larger than 5 MB.');
    const offer = { mimeType: 'text/csv', buffer: Buffer.from('item,price\ntote,2.50\n') };
    await answering.locator('input[type=file]').setInputFiles([
      { name: 'proof.png', mimeType: 'image/png', buffer: await createPictureFile('png') },
      { ...offer, name: 'offer.csv' },
      { ...offer, name: 'wrong one.csv' },
    ]);
    await expect(answering.locator('[data-file=kept]')).toHaveCount(3);
    await seesNoBarrier();
    await answering.getByRole('button', { name: 'Remove wrong one.csv' }).click();
    await expect(answering.locator('textarea')).toHaveValue('Our offer, as a file.');
    await answering.getByRole('button', { name: 'Send' }).click();
    await expect(page.locator('[data-own] a[download]').last()).toContainText('offer.csv');
    await expect(answering.locator('[data-file]')).toHaveCount(0);
    const isSigned = (link: string) => new URL(link).searchParams.has('sign');
    await expect.poll(async () => (await mailLinks(DEMO.guest)).some(isSigned)).toBe(true);
    const link = new URL((await mailLinks(DEMO.guest)).find(isSigned) ?? '');
    const guest = await browser.newPage();
    await open(guest, `http://localhost:${server.port}${link.pathname}${link.search}`);
    const small = thread(guest).getByRole('link', { name: 'proof.png' }).last().locator('img');
    await small.scrollIntoViewIfNeeded();
    await expect.poll(() => small.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480);
    const saved = guest.waitForEvent('download');
    await thread(guest).getByRole('link', { name: 'offer.csv' }).last().click();
    expect((await saved).suggestedFilename()).toBe('offer.csv');
    expect(await readFile(await (await saved).path(), 'utf8')).toBe(offer.buffer.toString());
    const address = await thread(guest).getByRole('link', { name: 'offer.csv' }).last().getAttribute('href');
    const bare = await guest.request.get(`${address?.split('?')[0]}`);
    expect(bare.status()).toBe(404);
    await guest.close();
  },
);
