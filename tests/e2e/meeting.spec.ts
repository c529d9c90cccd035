import type { APIRequestContext, Locator } from '@playwright/test';
import { createEmail, readStored, SUPPLIER } from './support/accounts.ts';
import { fillModal } from './support/preregister.ts';
import { call, listMeetingDays, registerElsewhere, signIn } from './support/signed-in.ts';
import { expect, open, type Page, stopCodeLoading, tagPcOnly, tagPhoneOnly, test } from './support/test.ts';

/**
 * An exhibition of the demo world within the next sixty days, at the site of Turkey; no other test requests meetings
 * there.
 */
const SHOW = '1002';
/** The supplier of the demo login. */
const DEMO_SUPPLIER = 'S1019';

/** The label of a day or a time, since its radio button is hidden. */
const choice = (page: Page, name: 'date' | 'slot', place: number) =>
  page.locator(`[data-page=meeting] label:has(input[name=${name}])`).nth(place);

/** Opens the meeting form as a new buyer, with its code held back; returns a function that releases it. */
async function openHeld(page: Page, request: APIRequestContext, { port }: { readonly port: number }) {
  const site = `http://turkey.localhost:${port}`;
  await signIn(page, request, site);
  await page.goto(`${site}/exhibition_${SHOW}/exhibitors`);
  const link = page.getByRole('link', { name: 'Request a meeting' }).first();
  const address = (await link.getAttribute('href')) ?? '';
  const letGo = await stopCodeLoading(page);
  await page.goto(`${site}${address}`, { waitUntil: 'commit' });
  return letGo;
}

test('R-3.072 R-3.098 R-6.021 D-30 a registered buyer requests a meeting with an exhibitor, sees it in the planner, and cancels it', async ({
  page,
  layout,
  request,
  server,
  seesNoBarrier,
  watch,
}) => {
  watch.allow(/409/); // the time that is taken
  const site = `http://turkey.localhost:${server.port}`;
  await signIn(page, request, site);
  await page.goto(`${site}/exhibition_${SHOW}/exhibitors`);
  // Each layout uses another exhibitor, since both run on one server.
  const exhibitor = page.locator('[data-exhibitor]').nth(layout === 'pc' ? 2 : 3);
  const supplierId = (await exhibitor.getAttribute('data-exhibitor')) ?? '';
  await exhibitor.getByRole('link', { name: 'Request a meeting' }).click();
  const meeting = page.locator('[data-page=meeting]');
  await expect(meeting.locator('h1')).toContainText('Meet');
  const send = meeting.getByRole('button', { name: 'Request meeting' });
  await send.click();
  await expect(meeting.getByRole('alert')).toContainText('Choose a time');
  await seesNoBarrier();
  await choice(page, 'date', 1).click();
  await choice(page, 'slot', 2).click();
  await meeting.getByLabel(/^Meeting topic/).fill('Prices for 3,000 pieces');
  await send.click();
  const modal = page.locator('[data-overlay=preregister]');
  await expect(modal.locator('[data-entry=BookingMeeting]')).toBeVisible();
  await fillModal(modal, createEmail());
  const planner = page.locator('[data-page=planner]');
  const booked = planner.locator('[data-meeting]');
  await expect(booked).toHaveCount(1);
  await expect(page).toHaveURL(/\/planner\?day=\d{4}-\d\d-\d\d$/);
  await expect(booked).toContainText('Prices for 3,000 pieces');
  await expect(booked).toContainText('awaiting confirmation');
  expect(await readStored(page, 'meeting_exhibitors')).toContain(supplierId);
  await seesNoBarrier();

  // The later states of a meeting are shown on a phone.
  if (layout === 'pc') return;
  // The same time is now taken, and the chosen and typed values stay.
  await page.goto(`${site}/exhibition_${SHOW}/meeting/${supplierId}`);
  await choice(page, 'date', 1).click();
  await expect(meeting.locator('input[name=slot]').nth(2)).toBeDisabled();
  await expect(meeting).toContainText('Already requested');

  await page.goto(`${site}/exhibition_${SHOW}/planner`);
  await booked.getByRole('button', { name: /Cancel meeting/ }).click();
  await booked.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(booked).toHaveCount(0);
  await page.reload();
  await expect(planner).toContainText('Nothing planned yet');
});

test(
  'D-30 a time slot taken in the meantime shows an error, and all input stays',
  tagPcOnly,
  async ({ page, request, server, watch }) => {
    watch.allow(/409/);
    const site = `http://turkey.localhost:${server.port}`;
    await registerElsewhere(request, await signIn(page, request, site), SHOW);
    await page.goto(`${site}/exhibition_${SHOW}/exhibitors`);
    await page.locator('[data-exhibitor]').nth(6).getByRole('link', { name: 'Request a meeting' }).click();
    const meeting = page.locator('[data-page=meeting]');
    await choice(page, 'slot', 3).click();
    await meeting.getByLabel(/^Meeting topic/).fill('Samples');
    const refusal = { code: 409, data: null, message: 'This time is no longer free.' };
    await page.route('**/expoMeetingBooking/submit', (route) => route.fulfill({ status: 409, json: refusal }));
    await meeting.getByRole('button', { name: 'Request meeting' }).click();
    await expect(meeting.getByRole('alert')).toContainText('no longer free');
    await expect(meeting.locator('input[name=slot]').nth(3)).toBeChecked();
    await expect(meeting.getByLabel(/^Meeting topic/)).toHaveValue('Samples');
  },
);

test(
  'D-30 input and presses before the form’s code has loaded are not lost',
  tagPhoneOnly,
  async ({ page, request, server }) => {
    const letGo = await openHeld(page, request, server);
    const meeting = page.locator('[data-page=meeting]');
    await meeting.getByLabel(/^Meeting topic/).fill('Prices for 3,000 pieces');
    await meeting.getByRole('button', { name: 'Request meeting' }).click();
    letGo();
    await expect(meeting.getByRole('alert')).toContainText('Choose a time');
    await expect(meeting.getByLabel(/^Meeting topic/)).toHaveValue('Prices for 3,000 pieces');
  },
);

test(
  'D-30 a day and a time chosen before the form’s code has loaded are not lost',
  tagPcOnly,
  async ({ page, request, server }) => {
    const letGo = await openHeld(page, request, server);
    const meeting = page.locator('[data-page=meeting]');
    const day = meeting.locator('input[name=date]').nth(1);
    const time = meeting.locator('input[name=slot]').nth(4);
    await choice(page, 'date', 1).click();
    await choice(page, 'slot', 4).click();
    await meeting.getByRole('button', { name: 'Request meeting' }).click();
    letGo();
    await expect(page.locator('[data-overlay=preregister]')).toBeVisible();
    await expect(day).toBeChecked();
    await expect(time).toBeChecked();
  },
);

/** Opens the exhibitor's meetings page as from the email, and logs in there; returns the supplier. */
async function openMeetings(page: Page, { port }: { readonly port: number }): Promise<string> {
  await open(page, `http://supplier.localhost:${port}/meetings?lang=en`);
  await page.locator('[data-page=supplierMeetings] a.button').click();
  await page.locator('[data-field=supplier-email] input').fill(SUPPLIER.email);
  await page.locator('[data-field=supplier-password] input').fill(SUPPLIER.password);
  await page.locator('form[data-form=supplierLogin] button[type=submit]').click();
  await expect(page.locator('[data-page=supplierMeetings]')).toHaveAttribute('data-state', 'shown');
  await expect(page.getByRole('heading', { name: 'Meetings', level: 1 })).toBeVisible();
  return ((await readStored(page, 'supplier_info')) as { supplierId: string }).supplierId;
}

test(
  'D-30 R-7.094 an exhibitor accepts a meeting on the page linked in its email and declines one, and the buyer sees both',
  tagPhoneOnly,
  async ({ page, browser, request, server, seesNoBarrier }) => {
    const stand = page;
    const supplierId = await openMeetings(stand, server);
    await seesNoBarrier();
    const visitor = await browser.newPage();
    const site = `http://thailand.localhost:${server.port}`;
    const mark = crypto.randomUUID().slice(0, 8);
    const buyer = await signIn(visitor, request, site);
    await registerElsewhere(request, buyer, '1013');
    const wish = { exhibitionId: '1013', supplierId };
    const [day] = await listMeetingDays(request, buyer, wish);
    const [first, second] = (day?.slots ?? []).filter(({ isTaken }) => !isTaken);
    for (const [time, what] of [
      [first, 'Prices'],
      [second, 'Samples'],
    ] as const) {
      const asked = { ...wish, date: day?.date, slot: time?.slot, remark: `${what} ${mark}` };
      await call(request, 'blade-digital-expo/expoMeetingBooking/submit', asked, buyer.token);
    }

    await stand.reload();
    const [prices, samples] = ['Prices', 'Samples'].map((what) =>
      stand.locator('[data-page=supplierMeetings] [data-meeting]', { hasText: `${what} ${mark}` }),
    ) as [Locator, Locator]; // one of each
    await expect(prices).toContainText('Priya Nair');
    await expect(prices).toHaveAttribute('data-status', '0');
    await seesNoBarrier();
    await prices.locator('[data-action=accept]').click();
    await expect(prices).toHaveAttribute('data-status', '1');
    await expect(prices.getByRole('status')).toBeFocused();
    await expect(prices.locator('[data-action=accept]')).toHaveCount(0);
    await samples.locator('[data-action=decline]').click();
    await seesNoBarrier();
    await samples.getByRole('alertdialog').getByRole('button').last().click();
    await expect(samples).toHaveAttribute('data-status', '2');
    await seesNoBarrier();

    await open(visitor, `${site}/exhibition_1013/planner`);
    const booked = (remark: string) => visitor.locator('[data-page=planner] [data-meeting]', { hasText: remark });
    await expect(booked(`Prices ${mark}`)).toContainText('Confirmed');
    await expect(booked(`Samples ${mark}`)).toContainText('Declined or cancelled by the exhibitor');
    await visitor.close();
  },
);

/** The links to answer a request, in the email about it to the supplier's person, which quotes the visitor's note. */
async function answerLinks(request: APIRequestContext, note: string): Promise<{ accept: string; decline: string }> {
  const answer = await request.get(`/gateway/dev/mails?to=${encodeURIComponent(SUPPLIER.email)}`);
  const mails = (await answer.json()) as { text: string; links: string[] }[];
  const links = mails.find(({ text }) => text.includes(note))?.links ?? [];
  const toLink = (path: string) => links.find((link) => link.includes(`/meetings/${path}?`)) ?? '';
  return { accept: toLink('accept'), decline: toLink('decline') };
}

test(
  'D-30 R-7.094 THR-04 an exhibitor accepts a meeting and declines one by the links in the emails, without a login, and the visitor’s planner shows both',
  tagPhoneOnly,
  async ({ page, browser, request, server, seesNoBarrier }) => {
    const visitor = await browser.newPage();
    const site = `http://thailand.localhost:${server.port}`;
    const mark = crypto.randomUUID().slice(0, 8);
    const buyer = await signIn(visitor, request, site);
    await registerElsewhere(request, buyer, '1013');
    const wish = { exhibitionId: '1013', supplierId: DEMO_SUPPLIER };
    const day = (await listMeetingDays(request, buyer, wish)).at(-1);
    const [first, second] = (day?.slots ?? []).filter(({ isTaken }) => !isTaken);
    for (const [time, what] of [
      [first, 'Prices'],
      [second, 'Samples'],
    ] as const) {
      const asked = { ...wish, date: day?.date, slot: time?.slot, remark: `${what} ${mark}` };
      await call(request, 'blade-digital-expo/expoMeetingBooking/submit', asked, buyer.token);
    }

    const { accept } = await answerLinks(request, `Prices ${mark}`);
    const answer = page.locator('[data-page=meetingAnswer]');
    await open(page, `${accept}&lang=en`);
    await expect(answer).toHaveAttribute('data-state', 'asking');
    await expect(answer.locator('h1')).toHaveText('Accept this meeting?');
    await expect(answer).toContainText('Priya Nair');
    await expect(answer).toContainText('India');
    await expect(answer).toContainText(`Prices ${mark}`);
    expect(page.url()).not.toContain('token');
    await seesNoBarrier();
    // A reload shows the same request, since opening the link uses nothing up.
    await page.reload();
    await expect(answer).toHaveAttribute('data-state', 'asking');
    await answer.getByRole('button', { name: 'Accept meeting' }).click();
    await expect(answer).toHaveAttribute('data-state', 'answered');
    await expect(answer.locator('h1')).toHaveText('Meeting accepted');
    await expect(answer.locator('[tabindex="-1"]').first()).toBeFocused();
    await seesNoBarrier();
    await open(page, `${accept}&lang=en`);
    await expect(answer.locator('h1')).toHaveText('This request is already accepted');
    await expect(answer.locator('form')).toHaveCount(0);
    await seesNoBarrier();

    const { decline } = await answerLinks(request, `Samples ${mark}`);
    await open(page, `${decline}&lang=en`);
    await answer.getByLabel('Reason').fill('We are at lunch then');
    await seesNoBarrier();
    await answer.getByRole('button', { name: 'Decline meeting' }).click();
    await expect(answer.locator('h1')).toHaveText('Meeting declined');

    await open(visitor, `${site}/exhibition_1013/planner`);
    const booked = (remark: string) => visitor.locator('[data-page=planner] [data-meeting]', { hasText: remark });
    await expect(booked(`Prices ${mark}`)).toContainText('Confirmed');
    await expect(booked(`Samples ${mark}`)).toContainText('Declined or cancelled by the exhibitor');
    await expect(booked(`Samples ${mark}`)).toContainText('We are at lunch then');
    await visitor.close();
  },
);

test(
  'D-30 a link that nobody was sent says so, in Arabic too',
  tagPhoneOnly,
  async ({ page, server, seesNoBarrier }) => {
    await open(page, `http://supplier.localhost:${server.port}/meetings/accept?token=${'x'.repeat(43)}&lang=ar`);
    const answer = page.locator('[data-page=meetingAnswer]');
    await expect(answer).toHaveAttribute('data-state', 'ended');
    await expect(answer.locator('h1')).toHaveText('هذا الرابط لا يعمل');
    await seesNoBarrier();
  },
);
