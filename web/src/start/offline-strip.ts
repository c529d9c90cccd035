import { canReach } from '@fairhall/adapters/browser/can-reach';
import type { Texts } from '@fairhall/core/ports/texts';
import { networkConnection } from '../page/network-connection.ts';

/** How often it is tried whether the server can be reached again, in milliseconds. */
const TRY_MS = 20_000;

/**
 * Shows a strip over the page for as long as there is no network. It is no part of the page as React knows it, so that a page
 * costs nothing for it until then. REL-19
 */
export function showStrip({ text }: Texts): void {
  const strip = document.createElement('p');
  strip.dataset.offline = '';
  strip.setAttribute('role', 'status');
  document.body.prepend(strip);
  // Those who hear a page are told of what changes in a place that is there already.
  setTimeout(() => {
    strip.textContent = text('offline.strip');
  });
  const tryAgain = () => void reportReach();
  const timer = setInterval(tryAgain, TRY_MS);
  addEventListener('online', tryAgain);
  document.addEventListener('visibilitychange', tryAgain);
  const stop = networkConnection.subscribe(() => {
    strip.remove();
    clearInterval(timer);
    removeEventListener('online', tryAgain);
    document.removeEventListener('visibilitychange', tryAgain);
    stop();
  });
  tryAgain();
}

async function reportReach(): Promise<void> {
  if (document.visibilityState !== 'hidden') networkConnection.report(await canReach(window));
}
