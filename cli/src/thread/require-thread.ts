import { err, ok, type Result } from '@fairhall/core/result';
import type { ThreadContentView, ThreadView } from '@fairhall/core/thread/thread.view';
import { type Failure, fail } from '../answer.ts';
import { COMMAND_EXIT_CODES } from '../exit-codes.ts';
import type { ThreadContext } from './thread-context.ts';

/** The content of a loaded thread; fails if it does not exist or could not be loaded. */
export function requireThread(view: ThreadView, context: ThreadContext): Result<ThreadContentView, Failure> {
  if (view.thread !== null) return ok(view.thread);
  if (view.state === 'gone') {
    return fail(COMMAND_EXIT_CODES.refused, {
      key: context.side === 'buyer' ? 'thread.gone.text' : 'supplierSite.thread.gone',
    });
  }
  return view.error === null
    ? err({ exit: COMMAND_EXIT_CODES.bug, message: { key: 'request.server' } })
    : context.failed(view.error);
}
