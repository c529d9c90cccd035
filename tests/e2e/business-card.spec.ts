import { fillLogin, newBuyer } from './support/accounts.ts';
import { expect, onPhone, open, test } from './support/test.ts';

for (const lang of ['en', 'ar'] as const)
  test(
    `R-2.169 a phone shows one’s own card and keeps what is changed, in ${lang}; a PC has no such page`,
    onPhone,
    async ({ page, playwright, server, seesNoBarrier }) => {
      const site = `http://turkey.localhost:${server.port}`;
      const request = await playwright.request.newContext({ baseURL: `http://localhost:${server.port}` });
      const buyer = await newBuyer(request);
      await open(page, `${site}/myCard?lang=${lang}`);
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
      await expect(field('mobile')).toHaveValue('+31612345678');
      const pc = await page.request.get(`http://localhost:${server.port}/myCard`, {
        headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' },
        maxRedirects: 0,
      });
      expect([pc.status(), pc.headers().location]).toEqual([302, '/']);
    },
  );
