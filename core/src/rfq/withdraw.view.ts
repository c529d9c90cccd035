import { type DisplayMessage, errorMessage } from '../contract/error-message.ts';
import type { SendFormSnapshot } from '../forms/send-form.machine.ts';
import { formContextOf, sendFormView } from '../forms/send-form.view.ts';
import { type SubmitView, submitView } from '../forms/submit.view.ts';
import type { WithdrawContext } from './withdraw.machine.ts';

export interface WithdrawView {
  readonly busy: boolean;
  /** `outdated` if the request has changed or ended meanwhile, so that the page has to load it again. */
  readonly state: 'closed' | 'asking' | 'withdrawn' | 'outdated';
  readonly reason: string;
  readonly submit: SubmitView;
  readonly message: DisplayMessage | null;
}

/** D-50 */
export function withdrawView(snapshot: SendFormSnapshot): WithdrawView {
  const { isAsking, reason, error } = formContextOf<WithdrawContext>(snapshot);
  const { busy, isSent, submit } = sendFormView(snapshot);
  const open = error?.code === '409' ? 'outdated' : isAsking ? 'asking' : 'closed';
  return {
    busy,
    state: isSent ? 'withdrawn' : open,
    reason,
    // Nothing can be pressed after the withdrawal, so the submit state is always ready.
    submit: isSent ? submitView('ready') : submit,
    message: error && errorMessage(error),
  };
}

/** The control before its flow is loaded. */
export const WITHDRAW_START: WithdrawView = {
  busy: false,
  state: 'closed',
  reason: '',
  submit: submitView('ready'),
  message: null,
};
