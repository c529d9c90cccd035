import { type DisplayMessage, errorMessage } from '../contract/error-message.ts';
import type { SendFormSnapshot } from '../forms/send-form.machine.ts';
import { formContextOf, sendFormView } from '../forms/send-form.view.ts';
import { type SubmitView, submitView } from '../forms/submit.view.ts';
import type { CancelContext } from './cancel.machine.ts';

export interface CancelView {
  readonly busy: boolean;
  /** `outdated` if the order has changed meanwhile, so that the page has to load it again. */
  readonly state: 'closed' | 'asking' | 'cancelled' | 'outdated';
  readonly submit: SubmitView;
  readonly message: DisplayMessage | null;
}

/** D-17 */
export function cancelView(snapshot: SendFormSnapshot): CancelView {
  const { isAsking, error } = formContextOf<CancelContext>(snapshot);
  const { busy, isSent, submit } = sendFormView(snapshot);
  const open = error?.code === '409' ? 'outdated' : isAsking ? 'asking' : 'closed';
  return {
    busy,
    state: isSent ? 'cancelled' : open,
    // Nothing can be pressed after the cancellation, so the submit state is always ready.
    submit: isSent ? submitView('ready') : submit,
    message: error && errorMessage(error),
  };
}

/** The control before its flow is loaded. */
export const CANCEL_START: CancelView = { busy: false, state: 'closed', submit: submitView('ready'), message: null };
