import { createBuyer, logIn, readStored, SUPPLIER } from './support/accounts.ts';
import { call, signInSupplier } from './support/signed-in.ts';
import { expect, open, type Page, tagPcOnly, tagPhoneOnly, test } from './support/test.ts';

const field = (page: Page, name: string) => page.locator(`[data-field=${name}] input`);
const send = (page: Page, form: string) => page.locator(`form[data-form=${form}] button[type=submit]`);

async function fillLogin(page: Page, { email, password }: typeof SUPPLIER): Promise<void> {
  await field(page, 'supplier-email').fill(email);
  await field(page, 'supplier-password').fill(password);
  await send(page, 'supplierLogin').click();
}

const siteOf = ({ port }: { port: number }) => `http://supplier.localhost:${port}`;
const state = (page: Page) => page.locator('[data-page=supplierInbox]');

test(
  'R-1.014 R-3.062 R-6.011 API-79 a supplier’s home page leads to the inbox, through the login if there is no session',
  tagPcOnly,
  async ({ page, server, seesNoBarrier }) => {
    await open(page, `${siteOf(server)}/`);
    await expect(page.locator('[data-home=supplier]')).toBeVisible();
    await page.getByRole('link', { name: 'Open your inbox' }).click();
    await expect(state(page)).toHaveAttribute('data-state', 'visitor');
    await seesNoBarrier();
    await page.locator('[data-page=supplierInbox]').getByRole('link', { name: 'Log in' }).click();
    await expect(page.locator('[data-page=supplierLogin]')).toBeVisible();
    await seesNoBarrier();
    await fillLogin(page, SUPPLIER);
    await expect(page).toHaveURL(/\/inbox$/);
    await expect(state(page)).toHaveAttribute('data-state', 'shown');
    await seesNoBarrier();
    expect(await readStored(page, 'supplier_info')).toMatchObject({ right: 'manage' });
    await expect(page.locator('[data-supplier]')).toContainText(/\w/);
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.locator('[data-home=supplier]')).toBeVisible();
    expect(await readStored(page, 'supplier_token')).toBeNull();
  },
);

test(
  'R-2.010 D-05 a supplier’s home page shows the login status, the company, its products and exhibitions',
  tagPhoneOnly,
  async ({ page, server, seesNoBarrier }) => {
    await open(page, `${siteOf(server)}/`);
    const own = page.locator('[data-own]');
    await expect(own).toHaveAttribute('data-own', 'visitor');
    await own.getByRole('link', { name: 'Log in' }).click();
    await fillLogin(page, SUPPLIER);
    await expect(page).toHaveURL(`${siteOf(server)}/`);
    const home = page.locator('[data-own-home=shown]');
    await expect(home).toContainText('Logged in as');
    await expect(home.locator('[data-own-card]')).toContainText('Good standing');
    await expect(home.locator('[data-own-products] li').first()).toBeVisible();
    await expect(home.locator('[data-own-exhibitions]')).toContainText('Your exhibitions');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/enquir/);
    await expect(home.getByRole('link', { name: 'Add product' })).toBeVisible();
    await expect(home.locator('[data-count=enquiries] a')).toHaveText(/^[1-9]\d*Inbox$/);
    await expect(home.getByRole('button', { name: 'Log out' })).toBeHidden();
    await expect(home.locator('[data-views=enquiries] a')).toHaveAttribute('href', /\/inbox/);
    await expect(home.locator('[data-enquiry] a', { hasText: 'Reply' }).filter({ visible: true })).toHaveCount(1);
    for (const panel of ['enquiries', 'views', 'steps'])
      await expect(home.locator(`[data-own-panel=${panel}]`)).toBeVisible();
    await seesNoBarrier();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
    await home.getByRole('link', { name: 'All your products' }).click();
    await expect(page.locator('[data-page=supplierProducts]')).toBeVisible();
  },
);

test(
  'D-65 the tabs of a phone are the supplier’s own pages, with the others, the account and the logout under “More”',
  tagPhoneOnly,
  async ({ page, request, server, seesNoBarrier }) => {
    await signInSupplier(page, request, server);
    await open(page, `${siteOf(server)}/catalogue`);
    const tabs = page.getByRole('navigation', { name: 'Main menu' });
    await expect(tabs.locator(':scope > a')).toHaveText(['Home', /^Inbox/, /^Orders/, 'Products']);
    await expect(tabs.getByRole('link', { name: 'Products' })).toHaveAttribute('aria-current', 'page');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
    const more = tabs.locator('[data-account=supplier]');
    await more.locator('summary').click();
    await expect(more.getByRole('link')).toHaveText([
      'Meetings',
      'Samples',
      'Leads',
      'Profile',
      'Certificates',
      'Saved replies',
      'Team',
    ]);
    await seesNoBarrier();
    await page.keyboard.press('Escape');
    await expect(more).not.toHaveAttribute('open');
    await expect(more.locator('summary')).toBeFocused();
    await page.evaluate(() => {
      const stored = JSON.parse(localStorage.getItem('supplier_info') ?? '') as { v: object };
      const show = { from: 0, until: 9e15 };
      localStorage.setItem('supplier_info', JSON.stringify({ ...stored, v: { ...stored.v, show } }));
    });
    await open(page, `${siteOf(server)}/inbox`);
    await expect(tabs.locator(':scope > a')).toHaveText(['Home', /^Inbox/, 'Scan', /^Meetings/]);
    await expect(tabs.getByRole('link', { name: 'Inbox' }).locator('.number')).toHaveText(/^[1-9]/);
    await tabs.getByRole('link', { name: 'Scan' }).click();
    await expect(page.locator('[data-scan=lead]')).toBeVisible();
    await seesNoBarrier();
    await page.locator('[data-action=close-scan]').click();
    await expect(page.locator('[data-scan=lead]')).toHaveCount(0);
    await expect(page).toHaveURL(/\/leads$/);
    await more.locator('summary').click();
    await expect(more.getByRole('link', { name: 'Leads' })).toBeVisible();
    await expect(more.getByRole('link', { name: 'Orders' })).toBeVisible();
    await more.getByRole('button', { name: 'Log out' }).click();
    await expect(page.locator('[data-own=visitor]')).toBeVisible();
  },
);

test(
  'D-65 the person in the header opens the supplier’s menu, and the login for a visitor',
  tagPcOnly,
  async ({ page, request, server, seesNoBarrier }) => {
    await open(page, `${siteOf(server)}/`);
    const account = page.locator('[data-account=supplier]');
    await expect(account.locator('summary')).toHaveText('Account');
    await account.locator('summary').click();
    await expect(account.getByRole('link')).toHaveText(['Log in']);
    await signInSupplier(page, request, server);
    await open(page, `${siteOf(server)}/profile`);
    await account.locator('summary').click();
    await expect(account.getByRole('link', { name: 'Team' })).toBeVisible();
    await seesNoBarrier();
  },
);

test(
  'D-65 an enquiry is assigned to a colleague, who gets an email and finds it in their inbox',
  tagPcOnly,
  async ({ page, request, server, browser, mailLinks, seesNoBarrier }) => {
    const email = `assigned-${crypto.randomUUID()}@weaves.example`;
    const { token } = await call<{ token: string }>(request, 'blade-supplier/account/login', SUPPLIER);
    await call(request, 'blade-supplier/people/invite', { email, right: 'answer' }, token);
    await expect.poll(() => mailLinks(email)).not.toHaveLength(0);
    const [invitation = ''] = await mailLinks(email);
    const colleague = await browser.newPage();
    await open(colleague, invitation);
    await field(colleague, 'supplier-name').fill('Sana Malik');
    await field(colleague, 'supplier-password').fill('a good password');
    await send(colleague, 'supplierInvitation').click();
    await expect(colleague.locator('[data-own-panel=enquiries]')).toBeVisible();

    await signInSupplier(page, request, server);
    await open(page, `${siteOf(server)}/`);
    await page.locator('[data-own-panel=enquiries] [data-enquiry]').last().getByRole('link', { name: 'Reply' }).click();
    const form = page.locator('form[data-form=assign]');
    await form.getByLabel('Assigned to').selectOption({ label: 'Sana Malik' });
    const press = form.getByRole('button', { name: 'Assign', exact: true });
    await press.click();
    await expect(form.getByRole('status')).toHaveText(/Assigned to .?Sana Malik.?, who gets an email/);
    await seesNoBarrier();
    const enquiryId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await expect.poll(() => mailLinks(email)).toContainEqual(expect.stringMatching(new RegExp(`/inbox/${enquiryId}$`)));

    await open(colleague, `${siteOf(server)}/inbox`);
    await colleague.getByRole('button', { name: 'Assigned to me' }).click();
    const row = colleague.locator(`[data-enquiry="${enquiryId}"]`);
    await expect(colleague.locator('[data-enquiry]')).toHaveCount(1);
    await expect(row).toContainText('Assigned to you');
    await expect(colleague.getByRole('heading', { level: 1 })).toHaveText('1 enquiry assigned to you');
    await expect(colleague.locator('[data-total]')).toHaveText(/awaiting your reply/);
    // Only an address that is not confirmed is worth a line.
    await expect(row).not.toContainText('Email address');
    await colleague.close();

    const { people } = await call<{ people: { accountId: string; email: string }[] }>(
      request,
      'blade-supplier/people/list',
      {},
      token,
    );
    const id = people.find((one) => one.email === email)?.accountId;
    await call(request, 'blade-supplier/people/remove', { id }, token);
    await page.reload();
    await expect(page.locator('[data-page=supplierThread]')).toHaveAttribute('data-state', 'shown');
    await expect(form).toHaveCount(0);
  },
);

test(
  'the supplier login lists the demo accounts for its site, and pressing one fills in the form',
  tagPcOnly,
  async ({ page, server }) => {
    await open(page, `${siteOf(server)}/inbox`);
    await state(page).getByRole('link', { name: 'Log in' }).click();
    const demo = page.getByRole('button', { name: /@demo\./ });
    await expect(demo).toHaveText([/^supplier@/, /^supplier2@/, /^supplier3@/]);
    await demo.first().click();
    await send(page, 'supplierLogin').click();
    await expect(state(page)).toHaveAttribute('data-state', 'shown');
  },
);

test(
  'R-3.061 R-6.003 a supplier’s session and a buyer’s session coexist, and each ends independently',
  tagPcOnly,
  async ({ page, request, server }) => {
    const buyer = await createBuyer(request);
    await open(page, `${siteOf(server)}/sso/login?role=supplier`);
    await fillLogin(page, SUPPLIER);
    await expect(state(page)).toHaveAttribute('data-state', 'shown');
    const token = await readStored(page, 'supplier_token');
    expect(token).toMatch(/^st_/);
    expect(await readStored(page, 'buyer_token')).toBeNull();
    // A buyer's page has another host and so another storage; a supplier's token there survives a buyer's logout.
    await page.goto(`http://localhost:${server.port}/`);
    await page.evaluate(
      (value) => localStorage.setItem('supplier_token', value),
      JSON.stringify({ v: token, exp: 9e15 }),
    );
    await logIn(page, buyer);
    // A page without buyer calls: pending calls of another page would be rejected when the token ends.
    await open(page, '/about-us.html');
    await page.locator('[data-account=buyer] summary').click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.locator('[data-account=visitor]').first()).toBeVisible();
    // The page reloads after a logout. During the reload its storage cannot be read, and the browser must stay open.
    await expect(async () => {
      expect([await readStored(page, 'supplier_token'), await readStored(page, 'buyer_token')]).toEqual([token, null]);
    }).toPass();
    await expect(page.locator('html')).toHaveAttribute('data-page-state', 'rendered');
  },
);

test('R-6.005 a wrong password shows an error, and the input stays', tagPcOnly, async ({ page, server, watch }) => {
  watch.allow(/Failed to load resource/);
  await open(page, `${siteOf(server)}/sso/login?role=supplier`);
  const email = `nobody-${crypto.randomUUID()}@example.com`;
  await fillLogin(page, { email, password: 'not the password' });
  await expect(page.locator('form [data-notice=failure]')).toBeVisible();
  await expect(field(page, 'supplier-email')).toHaveValue(email);
});

test('D-38 D-39 a buyer’s site redirects suppliers to the supplier site', tagPcOnly, async ({ page, server }) => {
  await page.goto('/sso/login?role=supplier');
  await expect(page).toHaveURL(`${siteOf(server)}/sso/login?role=supplier`);
  await open(page, '/sso/login');
  await expect(page.locator('[data-page=login]')).toBeVisible();
});

test(
  'D-39 D-65 a colleague is invited by email, creates an account, replies, becomes a manager, and is removed',
  tagPhoneOnly,
  async ({ page, request, server, browser, mailLinks, seesNoBarrier }) => {
    const email = `colleague-${crypto.randomUUID()}@weaves.example`;
    await signInSupplier(page, request, server);
    await open(page, `${siteOf(server)}/people`);
    await expect(page.locator('[data-page=supplierPeople]')).toHaveAttribute('data-state', 'shown');
    await seesNoBarrier();
    await field(page, 'colleague-email').fill(email);
    await send(page, 'invite').click();
    await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible();
    await expect(page.locator('[data-invitation]', { hasText: email })).toBeVisible();
    await seesNoBarrier();
    await expect.poll(() => mailLinks(email)).not.toHaveLength(0);
    const [link = ''] = await mailLinks(email);
    const colleague = await browser.newPage();
    await open(colleague, link);
    await expect(colleague.locator('[data-page=supplierInvitation] > [data-state]')).toHaveAttribute(
      'data-state',
      'joining',
    );
    expect(colleague.url()).not.toContain('init_token');
    await field(colleague, 'supplier-name').fill('Sana Malik');
    await field(colleague, 'supplier-password').fill('a good password');
    await send(colleague, 'supplierInvitation').click();
    await expect(colleague.locator('[data-own-panel=enquiries]')).toBeVisible();
    // A person who only answers buyers cannot manage people.
    await open(colleague, `${siteOf(server)}/people`);
    await expect(colleague.locator('[data-page=supplierPeople]')).toHaveAttribute('data-state', 'notAllowed');
    await open(colleague, link);
    await expect(colleague.locator('h1')).toHaveText('This invitation has been used');
    await page.reload();
    const row = page.locator('[data-person]', { hasText: email });
    await row.getByRole('button', { name: 'Make manager' }).click();
    await seesNoBarrier();
    await row.getByRole('button', { name: 'Yes' }).click();
    await expect(row).toContainText('Manager: replies to buyers and manages the account');
    await open(colleague, `${siteOf(server)}/people`);
    await expect(colleague.locator('[data-page=supplierPeople]')).toHaveAttribute('data-state', 'shown');
    await row.getByRole('button', { name: 'Remove' }).click();
    await row.getByRole('button', { name: 'Yes' }).click();
    await expect(row).toHaveCount(0);
    await open(colleague, `${siteOf(server)}/inbox`);
    await expect(state(colleague)).toHaveAttribute('data-state', 'visitor');
    await colleague.close();
  },
);
