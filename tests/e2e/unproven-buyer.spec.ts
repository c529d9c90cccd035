import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { readQr } from '../support/read-qr.ts';
import { createEmail, readStored, SUPPLIER } from './support/accounts.ts';
import { fillModal } from './support/preregister.ts';
import { fillRequest, getForm, getNextButton, openForm } from './support/rfq.ts';
import { call, signIn, takeLogin } from './support/signed-in.ts';
import { expect, open, type Page, tagPcOnly, tagPhoneOnly, test } from './support/test.ts';

/** An exhibition of the demo world: the demo supplier exhibits there, and is one of three suppliers with this tag. */
const SUPPLIERS_SHOW = '1013';
const SUPPLIERS_TAG = 'Sisal rope';
const HOME = '/expoturkey_1001';

const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|preload assets|503/;

const siteOf = ({ port }: { readonly port: number }) => `http://turkey.localhost:${port}`;
const verify = (page: Page) => page.locator('[data-page=verify]');
const unconfirmed = (page: Page) => page.locator('main [data-unconfirmed]');

/** Opens the confirmation link of the registration, in the logged-in browser. */
async function confirmAddress(page: Page, link: string): Promise<void> {
  await open(page, link);
  await expect(verify(page)).toHaveAttribute('data-state', 'verified');
}

async function chooseTag(page: Page, name: string): Promise<void> {
  const panel = page.locator('[data-overlay=tag-selector]');
  await page.locator('[data-field=cateAndTag] [aria-haspopup=dialog]').click();
  await panel.getByRole('combobox').fill(name);
  await panel.getByRole('option', { name }).first().click();
  await panel.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.locator('[data-field=cateAndTag] [data-chip]')).toHaveText([name]);
}

/** The demo supplier's inbox as text. */
async function inboxText(request: APIRequestContext): Promise<string> {
  const { token } = await call<{ token: string }>(request, 'blade-supplier/account/login', SUPPLIER);
  return JSON.stringify(await call(request, 'blade-supplier/enquiry/inbox', { part: 'waiting', pageNo: 1 }, token));
}

/** The decoded badge code of a picture on the page. */
async function codeOf(page: Page, picture: string): Promise<Record<string, unknown>> {
  const image = page.locator(picture);
  await expect(image).toBeVisible();
  const bytes = await image.evaluate(async (shown: HTMLImageElement) => {
    await shown.decode();
    const canvas = document.createElement('canvas');
    canvas.width = shown.naturalWidth;
    canvas.height = shown.naturalHeight;
    canvas.getContext('2d')?.drawImage(shown, 0, 0);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  const { data, info } = await sharp(Buffer.from(bytes, 'base64'))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [, payload = ''] = /^TSBADGE1:([\w-]+)/.exec(readQr(data, info.width, info.height) ?? '') ?? [];
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>; // the format of badges
}

/** Registers the logged-in buyer with the form of the exhibition's own page. */
async function register(page: Page, site: string, email: string): Promise<void> {
  await open(page, `${site}${HOME}/preRegister?vt_pr=1`);
  await fillModal(page.locator('main'), email);
  await expect(page).toHaveURL(/\/success$/);
}

test(
  'R-2.060 the enquiry form announces the email with the link, and once confirmed says that the supplier gets the enquiry at once',
  tagPcOnly,
  async ({ page, request, confirmationLink, seesNoBarrier }) => {
    const buyer = await signIn(page, request);
    const steps = page.locator('[data-page=enquiry] ol').last();
    const openEnquiry = async () => {
      await open(page, '/enquiry/x_P100512');
      await expect(page.locator('[data-field=email] input')).toHaveValue(buyer.email);
    };
    const sendEnquiry = async () => {
      await page.locator('[data-field=content] textarea').fill('Please quote 500 pieces.');
      await page.locator('[data-page=enquiry] button[type=submit]').click();
      await expect(page.locator('[data-page=enquirySuccess]')).toBeVisible();
    };
    await openEnquiry();
    await expect(steps).toContainText('Open it to confirm your email address');
    await sendEnquiry();
    // The button looks like a link, without the browser's default style.
    const again = page.locator('[data-place=mail-again] button');
    await expect(again).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(again).toHaveCSS('border-top-width', '0px');
    await seesNoBarrier();
    await confirmAddress(page, await confirmationLink(buyer.email));
    await openEnquiry();
    await expect(steps).toContainText('We send your enquiry to the supplier at once');
    await expect(steps).not.toContainText('confirm');
    await seesNoBarrier();
    await page.locator('[data-field=email] input').fill(createEmail());
    await expect(steps).toContainText('Open it to confirm your email address');
    await page.locator('[data-field=email] input').fill(buyer.email);
    await sendEnquiry();
    await expect(page.locator('[data-page=enquirySuccess] ol')).toContainText(
      'We’ve sent your enquiry to the supplier',
    );
    await expect(page.locator('[data-place=mail-again]')).toHaveCount(0);
  },
);

test(
  'R-2.121 THR-46 an RFQ at an exhibition says that it waits for the confirmation, and reaches the exhibitor with the email link',
  tagPhoneOnly,
  async ({ page, request, server, confirmationLink, seesNoBarrier }) => {
    const site = siteOf(server);
    const buyer = await signIn(page, request, site);
    const description = `Scratching posts, order ${crypto.randomUUID()}`;
    await openForm(page, `${site}/exhibition-rfq/${SUPPLIERS_SHOW}`);
    await chooseTag(page, SUPPLIERS_TAG);
    await fillRequest(page, description, buyer.email);
    await expect(getForm(page)).toContainText(SUPPLIERS_TAG);
    await getNextButton(page).click();
    await expect(page).toHaveURL(/\/rfq\/success\?rfq_id=/);
    await expect(page.locator('[data-held=unconfirmedAddress]')).toContainText('once you confirm your email address');
    await seesNoBarrier();
    expect(await inboxText(request)).not.toContain(description);
    await confirmAddress(page, `${site}${await confirmationLink(buyer.email)}`);
    await expect(verify(page).locator('[data-sent=requests]')).toBeVisible();
    await seesNoBarrier();
    expect(await inboxText(request)).toContain(description);
  },
);

test(
  'D-31 D-33 R-2.165 a registration shows a badge at once, marked as unconfirmed until the link is opened',
  tagPcOnly,
  async ({ page, request, server, confirmationLink, seesNoBarrier }) => {
    const site = siteOf(server);
    const badgePage = '/expo/badge/view';
    const buyer = await signIn(page, request, site);
    await register(page, site, buyer.email);
    expect(await codeOf(page, 'main img[data-picture]')).toMatchObject({ n: 'Priya Nair', u: 1 });
    await expect(unconfirmed(page)).toContainText('Email address not confirmed');
    await seesNoBarrier();
    // On a PC the badges page exists only at the international site, which has its own login.
    await takeLogin(page, buyer);
    await open(page, badgePage);
    expect(await codeOf(page, 'main img[data-badge]')).toMatchObject({ u: 1 });
    await expect(unconfirmed(page)).toBeVisible();
    await seesNoBarrier();
    await confirmAddress(page, await confirmationLink(buyer.email));
    await open(page, badgePage);
    expect(await codeOf(page, 'main img[data-badge]')).not.toHaveProperty('u');
    await expect(unconfirmed(page)).toHaveCount(0);
  },
);

test(
  'REL-19 D-31 R-2.165 a new badge is available offline, after a reload and on the badges page, unconfirmed until the link is opened',
  tagPhoneOnly,
  async ({ page, request, server, confirmationLink, seesNoBarrier, watch }) => {
    watch.allow(NO_NETWORK);
    const site = siteOf(server);
    const buyer = await signIn(page, request, site);
    await register(page, site, buyer.email);
    await expect(page.locator('main img[data-picture]')).toBeVisible();
    const paths = () =>
      page.evaluate(async () => {
        const index = await caches.match('/kept-pages.json');
        return index === undefined ? [] : (await index.json()).pages.map((each: { path: string }) => each.path);
      });
    await expect.poll(paths).toEqual(expect.arrayContaining([`${HOME}/success`, '/myBadge']));
    await expect.poll(() => readStored(page, 'kept_badges')).not.toBeNull();

    await page.context().setOffline(true);
    await page.reload();
    await expect(page.locator('[data-offline]')).toBeVisible();
    expect(await codeOf(page, 'main img[data-picture]')).toMatchObject({ n: 'Priya Nair', u: 1 });
    await expect(page.locator('main [data-kept-at]')).toBeVisible();
    await expect(unconfirmed(page)).toBeVisible();
    await seesNoBarrier();
    // The page has never been opened online.
    await open(page, `${site}/myBadge`);
    expect(await codeOf(page, 'main img[data-badge]')).toMatchObject({ n: 'Priya Nair', u: 1 });
    await expect(page.locator('main [data-kept-at]')).toBeVisible();
    await seesNoBarrier();
    await page.context().setOffline(false);
    await expect(page.locator('[data-offline]')).toHaveCount(0);
    await confirmAddress(page, `${site}${await confirmationLink(buyer.email)}`);
    await open(page, `${site}/myBadge`);
    await expect(unconfirmed(page)).toHaveCount(0);
    expect(await codeOf(page, 'main img[data-badge]')).not.toHaveProperty('u');
  },
);
