import { form } from './support/rfq.ts';
import { expect, onPc, test } from './support/test.ts';

test('R-4.115 a page that says it is rendered hears what is done to it from then on', onPc, async ({ page }) => {
  await page.addInitScript(() => {
    const moveOnce = new MutationObserver(() => {
      if (document.documentElement.dataset.pageState !== 'rendered') return;
      moveOnce.disconnect();
      window.dispatchEvent(new PointerEvent('pointermove'));
    });
    moveOnce.observe(document, { subtree: true, attributeFilter: ['data-page-state'] });
  });
  await page.goto('/rfq');
  await expect(form(page)).toHaveAttribute('data-state', 'ready');
});
