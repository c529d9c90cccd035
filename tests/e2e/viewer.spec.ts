import type { Page } from '@playwright/test';
import { expect, open, tagPcOnly, tagPhoneOnly, test } from './support/test.ts';

async function openViewer(page: Page): Promise<void> {
  await open(page, '/x_P100512.html');
  await page.getByRole('button', { name: 'Enlarge picture' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** The viewer's state: "1 1 0" is the first picture at natural scale, not rotated. */
const pose = (page: Page) => page.getByRole('dialog').locator('[data-index]').first();
const press = (page: Page, name: RegExp) => page.getByRole('dialog').getByRole('button', { name }).click();

test(
  'R-2.194 R-2.199 R-2.200 the viewer opens at the chosen picture and wraps around',
  tagPhoneOnly,
  async ({ page, seesNoBarrier }) => {
    await openViewer(page);
    await expect(pose(page)).toHaveAttribute('data-index', '0');
    await press(page, /next/i);
    await expect(pose(page)).toHaveAttribute('data-index', '1');
    await press(page, /previous/i);
    await press(page, /previous/i);
    await expect(pose(page)).not.toHaveAttribute('data-index', '0');
    await seesNoBarrier();
  },
);

test(
  'R-2.195 R-2.196 R-2.197 R-2.198 R-2.201 R-2.202 the toolbar zooms, rotates and resets',
  tagPcOnly,
  async ({ page, seesNoBarrier }) => {
    await openViewer(page);
    await seesNoBarrier();
    const scale = async () => Number(await pose(page).getAttribute('data-scale'));
    const start = await scale();
    await press(page, /zoom in/i);
    expect(await scale()).toBeGreaterThan(start);
    await press(page, /zoom out/i);
    await press(page, /zoom out/i);
    expect(await scale()).toBeLessThan(start);
    await press(page, /rotate left/i);
    await expect(pose(page)).toHaveAttribute('data-rotation', '-90');
    await press(page, /rotate right/i);
    await press(page, /rotate right/i);
    await expect(pose(page)).toHaveAttribute('data-rotation', '90');
    await press(page, /reset/i);
    await expect(pose(page)).toHaveAttribute('data-rotation', '0');
    expect(await scale()).toBe(start);
    await press(page, /1:1|one to one|actual size/i);
    expect(await scale()).toBe(1);
  },
);

test(
  'R-2.194 a picture already in the browser cache is shown completely, however busy the page is',
  tagPcOnly,
  async ({ page }) => {
    // Delays React's work after painting, so that the picture loads first.
    await page.addInitScript(() => {
      const { postMessage } = MessagePort.prototype;
      MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
        setTimeout(() => postMessage.call(this, message), 300);
      };
    });
    await openViewer(page);
    await expect(pose(page)).not.toHaveAttribute('data-scale', '0');
  },
);

test(
  'R-2.203 R-2.204 R-2.205 keys and the backdrop leave the viewer unchanged; its button closes it',
  tagPhoneOnly,
  async ({ page }) => {
    await openViewer(page);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    await expect(pose(page)).toHaveAttribute('data-index', '0');
    await page.mouse.click(4, 400);
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await page.evaluate(() => document.fullscreenElement)).toBeNull();
    await expect(page.getByRole('dialog').getByRole('button', { name: /full ?screen|play/i })).toHaveCount(0);
    await press(page, /close/i);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Enlarge picture' })).toBeFocused();
  },
);
