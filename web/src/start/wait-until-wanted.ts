import { getShell } from '@fairhall/adapters/bridge/shell';
import { countStoredCart } from '../cart/stored-cart.ts';
import { readStoredLogin } from '../login/stored-login.ts';
import { waitForFirstInteraction } from '../page/first-interaction.ts';
import { runWhenIdle } from '../page/run-when-idle.ts';

/**
 * Resolves when a page that is mainly for reading should start React: at the first interaction, or when the browser is
 * idle after loading, whichever is first. Resolves at once if something visible would be missing otherwise (the buyer's
 * name, the number in the cart, a task that waits for a login, the native app around the page), or if a press is
 * already held. With data saving turned on, only an interaction starts React.
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
  /** Only Chromium browsers have this property. */
  readonly connection?: { readonly saveData: boolean };
}

const isSavingData = ({ connection }: SavingNavigator): boolean => connection?.saveData === true;

async function waitForIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  await new Promise<void>(runWhenIdle);
}
