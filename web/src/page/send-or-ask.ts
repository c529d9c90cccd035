import type { SendQueue } from '@fairhall/core/send-queue';
import { getFormat } from '@fairhall/core/site/format';
import type { Boot } from './boot.ts';
import type { PageTexts } from './contexts.ts';
import styles from './send-or-ask.module.css';

/** How long a logout waits until pending scans are sent, in milliseconds. */
const LIMIT_MS = 5_000;

interface Scans extends Pick<SendQueue<unknown>, 'send' | 'waiting'> {
  /** Rejected scans that the user has not removed yet. */
  rejected?(): readonly unknown[];
}

/**
 * Sends the pending scans of this device before a logout deletes them. Asks the user if some could not be sent, or if
 * rejected ones are still unread. Resolves to whether to log out. The texts of `offline` must be loaded. REL-19
 */
export async function sendOrAsk(
  scans: Scans,
  { boot, texts }: { readonly boot: Boot; readonly texts: PageTexts['texts'] },
): Promise<boolean> {
  await Promise.race([scans.send(), new Promise((resolve) => setTimeout(resolve, LIMIT_MS))]);
  const [waiting, rejected] = [scans.waiting(), scans.rejected?.().length ?? 0];
  if (waiting === 0 && rejected === 0) return true;
  const { text, counted } = texts;
  const { number } = getFormat(boot.lang);
  const question =
    waiting > 0
      ? { title: counted('offline.scans', waiting, { count: number(waiting) }), text: text('offline.scans.text') }
      : {
          title: counted('offline.rejected', rejected, { count: number(rejected) }),
          text: text('offline.rejected.text'),
        };
  return confirmLoss({
    ...question,
    stay: text('offline.scans.stay'),
    leave: text('offline.scans.leave'),
  });
}

interface Words {
  readonly title: string;
  readonly text: string;
  readonly stay: string;
  readonly leave: string;
}

/** A native dialog, since React's page is about to be left. Escape cancels the logout. */
function confirmLoss(words: Words): Promise<boolean> {
  const dialog = document.createElement('dialog');
  dialog.className = styles.dialog ?? '';
  dialog.dataset.ask = 'logout';
  const title = Object.assign(document.createElement('h2'), { id: 'ask-before-logout', textContent: words.title });
  dialog.setAttribute('aria-labelledby', title.id);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const findButton = (label: string, className: string, isLeaving: boolean) => {
    const made = Object.assign(document.createElement('button'), { type: 'button', className, textContent: label });
    made.addEventListener('click', () => {
      resolve(isLeaving);
      dialog.close();
    });
    return made;
  };
  const acts = Object.assign(document.createElement('div'), { className: styles.acts ?? '' });
  acts.append(findButton(words.stay, 'button primary', false), findButton(words.leave, 'button', true));
  dialog.append(title, Object.assign(document.createElement('p'), { textContent: words.text }), acts);
  dialog.addEventListener('close', () => {
    resolve(false);
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
  return promise;
}
