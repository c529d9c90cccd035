import { canReachServer } from '@fairhall/adapters/browser/can-reach-server';
import type { Texts } from '@fairhall/core/ports/texts';
import { serverConnection } from '../page/server-connection.ts';

/** The interval between attempts to reach the server, in milliseconds. */
const TRY_MS = 20_000;

/**
 * Shows a strip over the page while there is no network. It is outside React, so that pages load no code for it until
 * then. REL-19
 */
export function showStrip({ text }: Texts): void {
  const strip = document.createElement('p');
  strip.dataset.offline = '';
  strip.setAttribute('role', 'status');
  document.body.prepend(strip);
  // Screen readers announce changes only in an element that already exists, so the text is set later.
  setTimeout(() => {
    strip.textContent = text('offline.strip');
  });
  const tryAgain = () => void reportReach();
  const timer = setInterval(tryAgain, TRY_MS);
  addEventListener('online', tryAgain);
  document.addEventListener('visibilitychange', tryAgain);
  const stop = serverConnection.subscribe(() => {
    strip.remove();
    clearInterval(timer);
    removeEventListener('online', tryAgain);
    document.removeEventListener('visibilitychange', tryAgain);
    stop();
  });
  tryAgain();
}

async function reportReach(): Promise<void> {
  if (document.visibilityState !== 'hidden') serverConnection.report(await canReachServer(window));
}
