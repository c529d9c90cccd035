import { getShell } from '@fairhall/adapters/bridge/shell';
import { countStoredCart } from '../cart/stored-cart.ts';
import { readStoredLogin } from '../login/stored-login.ts';
import { waitForFirstInteraction } from '../page/first-interaction.ts';
import { runWhenIdle } from '../page/run-when-idle.ts';

/**
 * Resolves when a page that is only read should start React: at the first interaction, or when the browser is idle after
 * everything that is seen has come, whichever is first. It starts at once where something would be seen missing without it
 * (the buyer's name, the number in the cart, a task that waits for a login, the native app around the page), or where
 * something was pressed already. Who saves data starts nothing without an interaction.
 */
export async function waitUntilWanted(): Promise<void> {
  if ('held' in document.documentElement.dataset || hasStoredState()) return;
  await Promise.race([waitForFirstInteraction(), ...(isSavingData(navigator) ? [] : [waitForIdle()])]);
}

function hasStoredState(): boolean {
  const now = Date.now();
  const { hasToken, hasTask } = readStoredLogin(window, now);
  return hasToken || hasTask || countStoredCart(window, now) > 0 || getShell(window) !== undefined;
}

interface SavingNavigator extends Navigator {
  /** Only Chromium's browsers tell it. */
  readonly connection?: { readonly saveData: boolean };
}

const isSavingData = ({ connection }: SavingNavigator): boolean => connection?.saveData === true;

async function waitForIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  await new Promise<void>(runWhenIdle);
}
