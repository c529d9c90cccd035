import type { Locator } from '@playwright/test';
import { expect, type Page } from './test.ts';

/** More than any page of the journeys has before its main action. */
const STOPS_MAX = 160;

/**
 * Runs in the page. Returns what is wrong with the focused element: it has no visible mark, or other content covers it
 * or it is out of view. '' if nothing is wrong, or nothing is focused.
 */
function findFocusFault(): string {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return '';
  const name = `${focused.tagName.toLowerCase()} "${(focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 40)}"`;
  // A hidden input is shown by its label or the element after it.
  const shown = [focused, focused.nextElementSibling, focused.parentElement, focused.closest('label')];
  const isMarked = shown.some((element) => {
    if (element === null) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  if (!isMarked) return `${name} has no focus mark`;
  const box = shown
    .flatMap((element) => [...(element?.getClientRects() ?? [])])
    .find(({ width, height }) => width > 1 && height > 1);
  if (box === undefined) return `${name} is not drawn`;
  const left = Math.max(box.left, 0);
  const right = Math.min(box.right, innerWidth);
  const top = Math.max(box.top, 0);
  const bottom = Math.min(box.bottom, innerHeight);
  if (left >= right || top >= bottom) return `${name} is out of view`;
  const isSeen = [0.1, 0.5, 0.9].some((part) =>
    [0.1, 0.5, 0.9].some((across) => {
      const found = document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * part);
      return (
        found !== null &&
        shown.some((element) => element !== null && (element.contains(found) || found.contains(element)))
      );
    }),
  );
  return isSeen ? '' : `${name} is covered`;
}

/** Presses Tab until the target has the focus. WCAG 2.4.7 2.4.11 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const wanted = await target.elementHandle();
  for (let stop = 0; stop < STOPS_MAX; stop += 1) {
    const isThere = await page.evaluate((element) => document.activeElement === element, wanted);
    if (isThere) return;
    await page.keyboard.press('Tab');
    expect(await page.evaluate(findFocusFault)).toBe('');
  }
  throw new Error(`The focus did not reach ${target} in ${STOPS_MAX} stops`);
}

export async function pressAt(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Replaces the text of a field by typing. */
export async function typeAt(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Chooses the option of a select whose name begins with the typed letters. */
export async function selectAt(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Moves past the header by the link at the start of each page. WCAG 2.4.1 */
export async function skipToContent(page: Page): Promise<void> {
  // The next Tab starts at the beginning of the page, as after its load.
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
}
