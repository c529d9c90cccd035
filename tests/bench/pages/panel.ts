import type { Page } from '@playwright/test';

const LINK = '[data-account=visitor][data-shape=header]';
const PANEL = '[data-overlay=login]';

/** Opens the login over the page as a user would, and waits until its code has loaded. */
export async function openPanel(page: Page): Promise<void> {
  await page.locator(LINK).click();
  await page.locator(PANEL).waitFor({ state: 'visible' });
}

async function closePanel(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator(PANEL).waitFor({ state: 'detached' });
}

/** Milliseconds from the press to the first frame with the panel, each time with its code loaded already. */
export async function measureOpenTimes(page: Page, times: number): Promise<readonly number[]> {
  await openPanel(page);
  await closePanel(page);
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) {
    taken.push(await page.evaluate(timeToOpen, { link: LINK, panel: PANEL }));
    await closePanel(page);
  }
  return taken;
}

/** Runs in the page. */
async function timeToOpen({ link, panel }: { readonly link: string; readonly panel: string }): Promise<number> {
  const pressed = document.querySelector<HTMLElement>(link);
  if (pressed === null) throw new Error('there is nothing to press');
  const nextPicture = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const began = performance.now();
  pressed.click();
  for (;;) {
    await nextPicture();
    const dialog = document.querySelector(panel);
    const isShown = dialog?.checkVisibility() === true && dialog.getBoundingClientRect().height > 0;
    // The browser paints right after this callback.
    if (isShown) return (await nextPicture()) - began;
    if (performance.now() - began > 5_000) throw new Error('the panel does not open');
  }
}
