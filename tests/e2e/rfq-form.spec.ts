import ar from '@fairhall/core/messages/ar/forms.json' with { type: 'json' };
import { createEmail, readStored } from './support/accounts.ts';
import { getField, getForm, getNextButton, movePointer, openForm, TEXT_FILE } from './support/rfq.ts';
import { signIn } from './support/signed-in.ts';
import { expect, open, type Page, tagPcOnly, tagPhoneOnly, test } from './support/test.ts';

test('a draft survives a reload with its step, its tags and its files', tagPcOnly, async ({ page }) => {
  await openForm(page);
  await getField(page, 'description').fill('A draft that stays');
  await page.locator('[data-field=cateAndTag] fieldset button').first().click();
  await page.locator('input[type=file]').setInputFiles([TEXT_FILE]);
  await expect(page.locator('[data-file=kept]')).toHaveCount(1);
  await getNextButton(page).click();
  await getField(page, 'quantity').fill('12');
  await page.reload();
  await expect(getForm(page)).toHaveAttribute('data-step', 'quantity');
  await expect(getField(page, 'quantity')).toHaveValue('12');
  await getForm(page).getByRole('button', { name: 'Back' }).click();
  await expect(getField(page, 'description')).toHaveValue('A draft that stays');
  await expect(page.locator('[data-field=cateAndTag] [data-chip]')).toHaveCount(1);
  await expect(page.locator('[data-file=kept]')).toContainText('sizes.txt');
});

test('R-1.052 India is selected if the country is unknown', tagPcOnly, async ({ page, watch }) => {
  watch.allow(/ERR_FAILED|Failed to load resource/);
  await page.route('**/blade-system/ip/**', (route) => route.abort());
  await page.clock.install();
  await open(page, '/rfq');
  await movePointer(page);
  // The page retries several times, with pauses, before it shows the form.
  await expect(async () => {
    await page.clock.fastForward(2_000);
    await expect(getForm(page)).toHaveAttribute('data-state', 'ready', { timeout: 100 });
  }).toPass({ intervals: [50] });
  await getField(page, 'description').fill('Tote bags');
  await getNextButton(page).click();
  await expect(page.locator('[data-field=countryId] option:checked')).toHaveText('India');
});

test('R-5.007 an invalid step cannot be passed, and the focus shows the error', tagPhoneOnly, async ({ page }) => {
  await openForm(page);
  await getNextButton(page).click();
  await expect(getField(page, 'description')).toBeFocused();
  await expect(page.locator('[data-field=description]')).toContainText('Fill in this field');
  await getField(page, 'description').fill('Tote bags');
  await getNextButton(page).click();
  await expect(getForm(page)).toHaveAttribute('data-step', 'quantity');
  await getField(page, 'email').fill('priya@');
  await getNextButton(page).click();
  await expect(getField(page, 'email')).toBeFocused();
  await expect(getField(page, 'email')).toBeInViewport();
  await expect(page.locator('[data-field=email]')).toContainText(
    'Enter a valid email address, such as name@example.com',
  );
  await expect(getForm(page)).toHaveAttribute('data-step', 'quantity');
});

test(
  'files that cannot be sent show an error at once, and a failed one is sent again with its key',
  tagPcOnly,
  async ({ page, watch }) => {
    watch.allow(/ERR_FAILED|Failed to load resource/);
    const keys: (string | undefined)[] = [];
    await page.route('**/business-opportunity/rfq/attachment', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length === 1) await route.abort();
      else await route.continue();
    });
    await openForm(page);
    await page
      .locator('input[type=file]')
      .setInputFiles([
        TEXT_FILE,
        { name: 'tool.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
        { name: 'nothing.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
        { name: 'film.png', mimeType: 'image/png', buffer: Buffer.alloc(6 * 1024 * 1024) },
      ]);
    const files = page.locator('[data-field=files]');
    await expect(files.getByRole('alert')).toContainText('tool.exe was not added. Use a PDF, DOCX');
    await expect(files.getByRole('alert')).toContainText('nothing.pdf was not added: the file is empty');
    await expect(files.getByRole('alert')).toContainText('film.png was not added: it is larger than 5 MB');
    await expect(page.locator('[data-file=failed]')).toContainText('network error');
    await files.getByRole('button', { name: 'Upload sizes.txt again' }).click();
    await expect(page.locator('[data-file=kept]')).toContainText('sizes.txt');
    expect([keys.length, keys[0] === keys[1]]).toEqual([2, true]);
    await files.getByRole('button', { name: 'Remove sizes.txt' }).click();
    await expect(page.locator('[data-file]')).toHaveCount(0);
    await page
      .locator('input[type=file]')
      .setInputFiles(Array.from({ length: 6 }, (_, at) => ({ ...TEXT_FILE, name: `part-${at}.txt` })));
    await expect(files.getByRole('alert')).toContainText('part-5.txt was not added: you can attach up to 5 files');
    await expect(page.locator('[data-file=kept]')).toHaveCount(5);
  },
);

test('a dropped file is accepted', tagPcOnly, async ({ page }) => {
  await openForm(page);
  const files = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['38 x 42 cm'], 'dropped.txt', { type: 'text/plain' }));
    return transfer;
  });
  await page.locator('[data-field=files] [data-zone]').dispatchEvent('drop', { dataTransfer: files });
  await expect(page.locator('[data-file=kept]')).toContainText('dropped.txt');
});

test('the whole form can be used with the keyboard alone', tagPcOnly, async ({ page, request }) => {
  await signIn(page, request);
  await openForm(page);
  // A login stores the account, whose email address the form fills in. `signIn` stores the token alone.
  await expect.poll(() => readStored(page, 'buyer_user_info')).not.toBe(null);
  await openForm(page);
  const press = (...keys: readonly string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
  await page.locator('[data-field=cateAndTag] input').focus();
  await page.keyboard.type('cot');
  await press('ArrowDown', 'Enter', 'Escape');
  await focusByTab(page, '[data-field=description] textarea');
  await page.keyboard.type('By keyboard alone');
  await focusByTab(page, '[data-field=files] input');
  await focusByTab(page, 'main form button[type=submit]');
  await press('Enter');
  await expect(getForm(page)).toHaveAttribute('data-step', 'quantity');
  await focusByTab(page, '[data-field=quantity] input');
  await page.keyboard.type('500');
  await focusByTab(page, '[data-field=unit] select');
  await press('ArrowDown');
  await expect(getField(page, 'unit')).toHaveValue('set');
  await press('Tab', 'Tab', 'Enter');
  await expect(getForm(page)).toHaveAttribute('data-step', 'review');
  await focusByTab(page, 'main form button[type=submit]');
  await press('Enter');
  await expect(page).toHaveURL(/\/rfq\/success/);
});

/** Presses Tab until the element has the focus. */
async function focusByTab(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key does not lead to ${selector}`);
}

test(
  'R-5.006 in Arabic the form shows errors in Arabic and runs from right to left',
  tagPhoneOnly,
  async ({ page, seesNoBarrier }) => {
    await openForm(page, '/rfq?lang=ar');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await getNextButton(page).click();
    await expect(page.locator('[data-field=description]')).toContainText(ar['validator.required']);
    await getField(page, 'description').fill('حقائب قطنية');
    await getNextButton(page).click();
    await expect(getForm(page)).toHaveAttribute('data-step', 'quantity');
    await getField(page, 'email').fill(createEmail());
    await seesNoBarrier();
    await getNextButton(page).click();
    await expect(getForm(page)).toContainText('حقائب قطنية');
    await seesNoBarrier();
  },
);
