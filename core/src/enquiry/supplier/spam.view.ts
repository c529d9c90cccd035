import { type DisplayMessage, errorMessage } from '../../contract/error-message.ts';
import { emptyField, type FieldView, fieldView } from '../../forms/field.ts';
import type { SendFormSnapshot } from '../../forms/send-form.machine.ts';
import { formContextOf, sendFormView } from '../../forms/send-form.view.ts';
import { type SubmitView, submitView } from '../../forms/submit.view.ts';
import type { SpamContext } from './spam.machine.ts';

export interface SpamView {
  readonly busy: boolean;
  readonly state: 'closed' | 'asking' | 'reported';
  readonly reason: FieldView;
  readonly submit: SubmitView;
  readonly refusals: number;
  readonly message: DisplayMessage | null;
}

/** D-65 */
export function spamView(snapshot: SendFormSnapshot): SpamView {
  const { isOpen, reason, refusals, error } = formContextOf<SpamContext>(snapshot);
  const { busy, isSent, submit } = sendFormView(snapshot);
  return {
    busy,
    state: isSent ? 'reported' : isOpen ? 'asking' : 'closed',
    reason: fieldView(reason),
    // Nothing can be pressed after the report, so the submit state is always ready.
    submit: isSent ? submitView('ready') : submit,
    refusals,
    message: error && errorMessage(error),
  };
}

/** The control before its flow is loaded. */
export const SPAM_START: SpamView = {
  busy: false,
  state: 'closed',
  reason: fieldView(emptyField),
  submit: submitView('ready'),
  refusals: 0,
  message: null,
};
