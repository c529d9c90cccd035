import { err, ok, type Result } from '@fairhall/core/result';
import type { ShownThread, ThreadView } from '@fairhall/core/thread/thread.view';
import { type Failure, fail } from '../answer.ts';
import { EXIT } from '../exit-codes.ts';
import type { ThreadPlace } from './thread-place.ts';

/** What a thread shows once it is loaded; the failure where it is not there or could not be loaded. */
export function openedThread(view: ThreadView, place: ThreadPlace): Result<ShownThread, Failure> {
  if (view.thread !== null) return ok(view.thread);
  if (view.state === 'gone') {
    return fail(EXIT.refused, { key: place.side === 'buyer' ? 'thread.gone.text' : 'supplierSite.thread.gone' });
  }
  return view.error === null ? err({ exit: EXIT.bug, message: { key: 'request.server' } }) : place.failed(view.error);
}
