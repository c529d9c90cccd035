import type { SnapshotFrom } from 'xstate';
import { errorMessage, type ShownMessage } from '../contract/error-message.ts';
import { type FieldView, fieldOf, fieldView } from '../forms/field.ts';
import { type SubmitPhase, type SubmitView, submitView, waitingSubmit } from '../forms/submit.view.ts';
import type { SecuredEvent, securedMachine } from './secured.machine.ts';
import {
  firstSecured,
  leftSecured,
  refusedSecured,
  type SecuredContext,
  type SecuredDone,
  type SecuredKind,
  type SecuredName,
  typedSecured,
  wrongSecured,
} from './secured.ts';

export interface SecuredView {
  readonly busy: boolean;
  readonly kind: SecuredKind;
  readonly submit: SubmitView;
  readonly fields: Readonly<Record<SecuredName, FieldView>>;
  /** Whether the passwords can be read. */
  readonly visible: boolean;
  /** Where to put the focus when `refusals` has grown. */
  readonly focus: SecuredName | null;
  readonly refusals: number;
  readonly done: SecuredDone | null;
  readonly message: ShownMessage | null;
}

/** THR-13 */
export const securedView = (snapshot: SnapshotFrom<typeof securedMachine>): SecuredView =>
  viewOf(snapshot.context, phaseOf(snapshot));

/** The form before its flow is loaded. */
export const securedStart = (kind: SecuredKind): SecuredView => viewOf(firstSecured(kind), 'ready');

/** That view after an event that came before the flow. */
export function securedEcho(view: SecuredView, event: SecuredEvent): SecuredView {
  if (view.submit.busy) return view;
  const { present, next } = view.fields;
  const context: SecuredContext = {
    ...firstSecured(view.kind),
    fields: { present: fieldOf(present), next: fieldOf(next) },
    isVisible: view.visible,
    refusals: view.refusals,
    done: view.done,
  };
  const after = (change: Partial<SecuredContext>, phase: SubmitPhase = 'ready') =>
    viewOf({ ...context, ...change }, phase);
  switch (event.type) {
    case 'field.changed':
      return after(typedSecured(context, event.name, event.value));
    case 'field.blurred':
      return after(leftSecured(context, event.name));
    case 'visibility.toggled':
      return after({ isVisible: !context.isVisible });
    case 'form.submitted':
      return wrongSecured(context) === null ? after({ done: null }, 'quiet') : after(refusedSecured(context));
  }
}

/** That view once a press has waited for the flow. */
export const securedWaiting = (view: SecuredView): SecuredView => ({ ...view, submit: waitingSubmit(view.submit) });

function viewOf(context: SecuredContext, phase: SubmitPhase): SecuredView {
  const { kind, fields, isVisible, refusals, done, error } = context;
  return {
    busy: phase !== 'ready',
    kind,
    submit: submitView(phase),
    fields: { present: fieldView(fields.present), next: fieldView(fields.next) },
    visible: isVisible,
    focus: refusals > 0 ? wrongSecured(context) : null,
    refusals,
    done,
    message: error && errorMessage(error),
  };
}

function phaseOf(snapshot: SnapshotFrom<typeof securedMachine>): SubmitPhase {
  if (snapshot.matches({ sending: 'loading' })) return 'loading';
  return snapshot.matches('sending') ? 'quiet' : 'ready';
}
