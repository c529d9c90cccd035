import type { LocalFile } from '../contract/local-file.ts';
import type { FileAnsweredEvent } from '../files/file-upload.ts';

export type ThreadEvent =
  | { readonly type: 'text.changed'; readonly value: string }
  /** Each is sent at once, and waits at the gateway for the message. */
  | { readonly type: 'files.added'; readonly files: readonly LocalFile[] }
  | { readonly type: 'file.removed'; readonly id: string }
  | { readonly type: 'file.retried'; readonly id: string }
  | FileAnsweredEvent
  | { readonly type: 'message.submitted' }
  /** Ends the waiting for files, and sends nothing. */
  | { readonly type: 'submit.cancelled' }
  /** Loads it, or loads it again. */
  | { readonly type: 'retry.requested' }
  | { readonly type: 'close.requested' }
  | { readonly type: 'reopen.requested' }
  /** Asks back first, since it cannot be taken back. */
  | { readonly type: 'share.requested' }
  | { readonly type: 'share.confirmed' }
  | { readonly type: 'share.dismissed' }
  /** Somebody can see the page, or nobody can any more. */
  | { readonly type: 'page.shown' }
  | { readonly type: 'page.hidden' };
