import { createEmail } from './support/accounts.ts';
import { confirmEnquiry, sendEnquiryTo, signInSupplier } from './support/signed-in.ts';
import { expect, open, type Page, tagPcOnly, tagPhoneOnly, test } from './support/test.ts';

const siteOf = ({ port }: { port: number }) => `http://supplier.localhost:${port}`;
const inbox = (page: Page) => page.locator('[data-page=supplierInbox]');
const thread = (page: Page) => page.locator('[data-page=supplierThread][data-state=shown]');
const rows = (page: Page) => page.locator('li[data-enquiry]');
const facts = (page: Page) => page.locator('[data-buyer-facts]');
const widthOver = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
/** How far the pane with the list is scrolled. */
const scrolled = (page: Page) =>
  rows(page)
    .first()
    .evaluate((row) => {
      let pane = row.parentElement;
      while (pane !== null && !['auto', 'scroll'].includes(getComputedStyle(pane).overflowY)) pane = pane.parentElement;
      return pane?.scrollTop ?? 0;
    });

test(
  'D-65 on a PC the list stays with its scroll position while one thread after the other is opened beside it',
  tagPcOnly,
  async ({ page, request, server, seesNoBarrier }) => {
    await signInSupplier(page, request, server);
    await page.setViewportSize({ width: 1366, height: 420 });
    await open(page, `${siteOf(server)}/inbox`);
    await expect(inbox(page)).toHaveAttribute('data-state', 'shown');
    await expect(page.getByText('Select an enquiry to read it.')).toBeVisible();
    await seesNoBarrier();
    await rows(page)
      .first()
      .evaluate((row) => row.setAttribute('data-kept', ''));
    const second = rows(page).nth(1).getByRole('link');
    await second.scrollIntoViewIfNeeded();
    const before = await scrolled(page);
    expect(before).toBeGreaterThan(0);
    await second.click();
    await expect(page).toHaveURL(/\/inbox\/[^/]+$/);
    const first = page.url();
    await expect(thread(page)).toBeVisible();
    await expect(page.locator('[data-kept]')).toHaveCount(1);
    expect(await scrolled(page)).toBe(before);
    await expect(second).toBeFocused();
    await expect(second).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(facts(page)).toContainText('About the buyer');
    await expect(facts(page).locator('[data-count=enquiries]')).toContainText('1');
    await seesNoBarrier();

    await rows(page).nth(2).getByRole('link').press('Enter');
    await expect(page).not.toHaveURL(first);
    await expect(rows(page).nth(2)).toHaveAttribute('data-open', '');
    await expect(thread(page)).toBeVisible();
    await expect(page.locator('[data-kept]')).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveURL(first);
    await expect(rows(page).nth(1)).toHaveAttribute('data-open', '');
    await page.goBack();
    await expect(page).toHaveURL(/\/inbox$/);
    await expect(page.locator('li[data-open]')).toHaveCount(0);
    await expect(page.getByText('Select an enquiry to read it.')).toBeVisible();
  },
);

test(
  'D-65 the facts about a buyer fold below 1,200 px, and a narrow window has one pane with a way back',
  tagPcOnly,
  async ({ page, request, server, seesNoBarrier }) => {
    await signInSupplier(page, request, server);
    await page.setViewportSize({ width: 1100, height: 900 });
    await open(page, `${siteOf(server)}/inbox/demo-enquiry-2?lang=ar`);
    await expect(thread(page)).toBeVisible();
    await expect(rows(page).first()).toBeVisible();
    await expect(facts(page)).not.toHaveAttribute('open');
    await facts(page).locator('summary').press('Enter');
    await expect(facts(page).locator('dl').first()).toBeVisible();
    await seesNoBarrier();
    const writing = page.locator('form[data-form=thread] textarea');
    await writing.fill('A reply');
    await page.setViewportSize({ width: 1366, height: 900 });
    await expect(writing).toHaveValue('A reply');
    await writing.fill('');
    for (const width of [834, 640, 375, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(rows(page).first()).toBeHidden();
      expect(await widthOver(page)).toBeLessThanOrEqual(0);
    }
    await seesNoBarrier();
    await page.locator('[data-page=supplierThread] a[href$="/inbox"]').first().click();
    await expect(rows(page).first()).toBeVisible();
    await expect(page.locator('[data-page=supplierThread]')).toHaveCount(0);
    expect(await widthOver(page)).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1366, height: 900 });
    await rows(page).first().getByRole('link').click();
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(page.locator('li[data-open]')).toHaveCSS('border-inline-start-width', '3px');
  },
);

test(
  'D-65 a phone has the list or the thread, and a thread from an email does not load the list',
  tagPhoneOnly,
  async ({ page, request, server, seesNoBarrier }) => {
    await signInSupplier(page, request, server);
    const lists: string[] = [];
    page.on('request', (sent) => sent.url().includes('enquiry/inbox') && lists.push(sent.url()));
    await open(page, `${siteOf(server)}/inbox/demo-enquiry-2?lang=tr`);
    await expect(thread(page)).toBeVisible();
    await expect(facts(page)).not.toHaveAttribute('open');
    await facts(page).locator('summary').click();
    await expect(facts(page).locator('[data-count=orders]')).toBeVisible();
    await seesNoBarrier();
    expect(lists).toEqual([]);
    await open(page, `${siteOf(server)}/inbox?lang=tr`);
    await expect(rows(page).first()).toBeVisible();
    await expect(page.locator('nav a[aria-current=page] .number')).toHaveText(/^[1-9]/);
    for (const width of [320, 375]) {
      await page.setViewportSize({ width, height: 812 });
      expect(await widthOver(page)).toBeLessThanOrEqual(0);
    }
    await seesNoBarrier();
    await rows(page).first().getByRole('link').click();
    await expect(thread(page)).toBeVisible();
    await expect(rows(page).first()).toBeHidden();
    await page.goBack();
    await expect(rows(page).first()).toBeVisible();
  },
);

test(
  'D-05 an empty inbox lists the first steps of the company',
  tagPhoneOnly,
  async ({ page, request, server, seesNoBarrier }) => {
    await signInSupplier(page, request, server);
    await page.route('**/enquiry/inbox', async (route) => {
      // Node does not resolve hosts below localhost, and a call from another origin is blocked.
      const { origin: _, ...headers } = route.request().headers();
      const url = route.request().url().replace('supplier.localhost', 'localhost');
      const answer = await route.fetch({ url, headers });
      const body = await answer.json();
      const counts = { waiting: 0, answered: 0, closed: 0, spam: 0 };
      await route.fulfill({
        response: answer,
        json: { ...body, data: { ...body.data, records: [], total: 0, counts } },
      });
    });
    await open(page, `${siteOf(server)}/inbox`);
    await expect(inbox(page)).toContainText('No enquiries yet.');
    await expect(page.locator('[data-own-panel=steps] [data-step]').first()).toBeVisible();
    await seesNoBarrier();
    expect(await widthOver(page)).toBeLessThanOrEqual(0);
  },
);

test(
  'D-65 the row of the open thread stays in the list after a reply, and the menu’s number follows the list’s',
  tagPcOnly,
  async ({ page, request, server, mailLinks, seesNoBarrier }) => {
    const { supplierId } = await signInSupplier(page, request, server);
    const email = createEmail();
    const id = await sendEnquiryTo(request, supplierId, { email }, 'Can you ship in March?');
    await confirmEnquiry(request, mailLinks, email);
    await page.setViewportSize({ width: 1366, height: 500 });
    await open(page, `${siteOf(server)}/inbox/${id}`);
    const row = page.locator(`li[data-enquiry="${id}"]`);
    const badge = page.getByRole('link', { name: /^Inbox/ }).locator('.number');
    const waiting = page.locator('[data-part=waiting] b');
    await expect(thread(page)).toBeVisible();
    // The newest of the waiting enquiries is the last row of the list.
    await expect(row).toHaveAttribute('data-open', '');
    await expect(row).toBeInViewport();
    const before = Number(await waiting.textContent());
    await expect(badge).toHaveText(String(before));
    await page.locator('form[data-form=thread] textarea').fill('Yes, in the first week.');
    await page.locator('form[data-form=thread]').getByRole('button', { name: 'Send' }).click();
    await expect(waiting).toHaveText(String(before - 1));
    await expect(badge).toHaveText(String(before - 1));
    await expect(row).toHaveAttribute('data-open', '');
    await expect(row).toContainText('Yes, in the first week.');
    await seesNoBarrier();
    await page.reload();
    await expect(row).toHaveAttribute('data-open', '');
    await page.locator('[data-part=closed]').click();
    await expect(row).toHaveCount(0);
    await page.locator('[data-part=waiting]').click();
    await expect(row).toHaveCount(1);
    await rows(page).nth(1).getByRole('link').click();
    await expect(row).toHaveCount(0);
  },
);
