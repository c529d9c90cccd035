import type { LocalFile } from '../contract/local-file.ts';
import type { FileAnsweredEvent } from '../files/file-upload.ts';

export type ThreadEvent =
  | { readonly type: 'text.changed'; readonly value: string }
  /** Each file is uploaded at once; the gateway stores it for the message. */
  | { readonly type: 'files.added'; readonly files: readonly LocalFile[] }
  | { readonly type: 'file.removed'; readonly id: string }
  | { readonly type: 'file.retried'; readonly id: string }
  | FileAnsweredEvent
  | { readonly type: 'message.submitted' }
  /** Stops waiting for the files and sends nothing. */
  | { readonly type: 'submit.cancelled' }
  /** Loads the thread, or loads it again. */
  | { readonly type: 'retry.requested' }
  | { readonly type: 'close.requested' }
  | { readonly type: 'reopen.requested' }
  /** Asks for confirmation first, since it cannot be undone. */
  | { readonly type: 'share.requested' }
  | { readonly type: 'share.confirmed' }
  | { readonly type: 'share.dismissed' }
  /** The page has become visible or hidden. */
  | { readonly type: 'page.shown' }
  | { readonly type: 'page.hidden' };
