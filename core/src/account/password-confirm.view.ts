import type { SnapshotFrom } from 'xstate';
import { type DisplayMessage, errorMessage } from '../contract/error-message.ts';
import { type FieldView, fieldView, toField } from '../forms/field.ts';
import { type SubmitPhase, type SubmitView, submitView, toWaitingSubmit } from '../forms/submit.view.ts';
import type { PasswordConfirmEvent, passwordConfirmMachine } from './password-confirm.machine.ts';
import {
  findInvalidPassword,
  initialPasswordConfirm,
  type PasswordConfirmContext,
  type PasswordConfirmKind,
  type PasswordConfirmResult,
  type PasswordFieldName,
  revealPasswordErrors,
  withCheckedPassword,
  withTypedPassword,
} from './password-confirm.ts';

export interface PasswordConfirmView {
  readonly busy: boolean;
  readonly kind: PasswordConfirmKind;
  readonly submit: SubmitView;
  readonly fields: Readonly<Record<PasswordFieldName, FieldView>>;
  /** Whether the passwords are shown as text. */
  readonly visible: boolean;
  /** The field to focus when `refusals` has grown. */
  readonly focus: PasswordFieldName | null;
  readonly refusals: number;
  readonly done: PasswordConfirmResult | null;
  readonly message: DisplayMessage | null;
}

/** THR-13 */
export const passwordConfirmView = (snapshot: SnapshotFrom<typeof passwordConfirmMachine>): PasswordConfirmView =>
  viewOf(snapshot.context, phaseOf(snapshot));

/** The form before its flow is loaded. */
export const passwordConfirmStart = (kind: PasswordConfirmKind): PasswordConfirmView =>
  viewOf(initialPasswordConfirm(kind), 'ready');

/** The initial view after an event that came before the flow was loaded. */
export function passwordConfirmEcho(view: PasswordConfirmView, event: PasswordConfirmEvent): PasswordConfirmView {
  if (view.submit.busy) return view;
  const { present, next } = view.fields;
  const context: PasswordConfirmContext = {
    ...initialPasswordConfirm(view.kind),
    fields: { present: toField(present), next: toField(next) },
    isVisible: view.visible,
    refusals: view.refusals,
    done: view.done,
  };
  const withChange = (change: Partial<PasswordConfirmContext>, phase: SubmitPhase = 'ready') =>
    viewOf({ ...context, ...change }, phase);
  switch (event.type) {
    case 'field.changed':
      return withChange(withTypedPassword(context, event.name, event.value));
    case 'field.blurred':
      return withChange(withCheckedPassword(context, event.name));
    case 'visibility.toggled':
      return withChange({ isVisible: !context.isVisible });
    case 'form.submitted':
      return findInvalidPassword(context) === null
        ? withChange({ done: null }, 'quiet')
        : withChange(revealPasswordErrors(context));
  }
}

/** The initial view once a press has waited for the flow. */
export const passwordConfirmWaiting = (view: PasswordConfirmView): PasswordConfirmView => ({
  ...view,
  submit: toWaitingSubmit(view.submit),
});

function viewOf(context: PasswordConfirmContext, phase: SubmitPhase): PasswordConfirmView {
  const { kind, fields, isVisible, refusals, done, error } = context;
  return {
    busy: phase !== 'ready',
    kind,
    submit: submitView(phase),
    fields: { present: fieldView(fields.present), next: fieldView(fields.next) },
    visible: isVisible,
    focus: refusals > 0 ? findInvalidPassword(context) : null,
    refusals,
    done,
    message: error && errorMessage(error),
  };
}

function phaseOf(snapshot: SnapshotFrom<typeof passwordConfirmMachine>): SubmitPhase {
  if (snapshot.matches({ sending: 'loading' })) return 'loading';
  return snapshot.matches('sending') ? 'quiet' : 'ready';
}
