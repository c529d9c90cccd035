import type { TaskNotice } from '@fairhall/core/app/task-notice';
import { toDisplayText } from '@fairhall/core/contract/error-message';
import type { ToastLink } from '@fairhall/core/overlay/toast';
import type { Message, Texts } from '@fairhall/core/ports/texts';
import { toastQueue } from '../overlay/toast-queue.ts';
import { type Href, hrefOf } from '../page/address.ts';
import type { Boot } from '../page/boot.ts';

/** In milliseconds: long enough to read the notice and follow its link. */
const NOTICE_MS = 15_000;

/** Shows that a task was sent after a login, or why it failed. A-21 */
export function showTaskOutcome({ tone, message, reason, link, back }: TaskNotice, texts: Texts, boot: Boot): void {
  const words = [texts.text(message.key, message.values), reason === null ? '' : toDisplayText(texts, reason)];
  toastQueue.add({
    type: 'toast.requested',
    message: { text: words.join(' ').trim() },
    tone,
    link: linkOf(link, back, hrefOf(boot)),
    durationMs: NOTICE_MS,
  });
}

function linkOf(link: TaskNotice['link'], back: TaskNotice['back'], href: Href): ToastLink | undefined {
  if (back !== null) return { href: back.path, text: back.text };
  const written = link === null ? null : href(link.route, link.params, link.query);
  return written === null ? undefined : { href: written, text: { key: 'task.sent.look' } };
}

/** Shows that a task still waits for a login, with a link to the login, which then returns to this page. */
export function showTaskWaiting(message: Message, path: string, boot: Boot): void {
  toastQueue.add({
    type: 'toast.requested',
    message,
    tone: 'info',
    link: { href: hrefOf(boot)('login', {}, { redirect: path }), text: { key: 'account.logIn' } },
    durationMs: NOTICE_MS,
  });
}
