import type { SnapshotFrom } from 'xstate';
import { CARD_SIDES } from '../contract/business-card/limits.ts';
import { errorMessage, type ShownMessage } from '../contract/error-message.ts';
import { type CardView, cardView, failedSide } from '../files/card-files.ts';
import { type FieldView, fieldOf, fieldView } from './field.ts';
import { type SubmitPhase, type SubmitView, submitView, waitingSubmit } from './submit.view.ts';
import type { ToldFormEvent, toldFormMachine } from './told-form.machine.ts';
import {
  firstTold,
  leftTold,
  namesOf,
  refusedTold,
  type ToldContext,
  type ToldKind,
  type ToldOpening,
  typedTold,
  wrongTold,
} from './told-form.ts';

export interface ToldFormView<Name extends string> {
  readonly busy: boolean;
  readonly submit: SubmitView;
  readonly fields: Readonly<Record<Name, FieldView>>;
  readonly cards: readonly CardView[];
  /** Where to put the focus when `refusals` has grown. */
  readonly focus: Name | null;
  readonly refusals: number;
  /** What stands there is kept. */
  readonly saved: boolean;
  readonly message: ShownMessage | null;
}

export const toldFormView = <Name extends string>(snapshot: SnapshotFrom<typeof toldFormMachine>): ToldFormView<Name> =>
  viewOf(snapshot.context, phaseOf(snapshot));

/** The form before its flow is loaded. */
export const toldFormStart = <Name extends string>(opening: ToldOpening<Name>): ToldFormView<Name> =>
  viewOf(firstTold(opening), 'ready');

/** That view after an event that came before the flow; pictures wait for it. */
export const toldFormEcho =
  <Name extends string>(kind: ToldKind<Name>) =>
  (view: ToldFormView<Name>, event: ToldFormEvent<Name>): ToldFormView<Name> => {
    if (view.submit.busy) return view;
    const told = Object.fromEntries(namesOf(kind).map((name) => [name, ''])) as Record<Name, string>; // each name is there
    const context: ToldContext = {
      ...firstTold({ kind, told }),
      fields: Object.fromEntries(namesOf(kind).map((name) => [name, fieldOf(view.fields[name])])),
      refusals: view.refusals,
      saved: view.saved,
    };
    const after = (change: Partial<ToldContext>, phase: SubmitPhase = 'ready'): ToldFormView<Name> => ({
      ...viewOf({ ...context, ...change }, phase),
      cards: view.cards,
    });
    switch (event.type) {
      case 'field.changed':
        return after(typedTold(context, event.name, event.value));
      case 'field.blurred':
        return after(leftTold(context, event.name));
      case 'form.submitted':
        return wrongTold(context) === null ? after({}, 'quiet') : after(refusedTold(context));
      default:
        return view;
    }
  };

/** That view once a press has waited for the flow. */
export const toldFormWaiting = <Name extends string>(view: ToldFormView<Name>): ToldFormView<Name> => ({
  ...view,
  submit: waitingSubmit(view.submit),
});

function viewOf<Name extends string>(context: ToldContext, phase: SubmitPhase): ToldFormView<Name> {
  const { kind, fields, refusals, saved } = context;
  return {
    busy: phase !== 'ready',
    submit: submitView(phase),
    fields: Object.fromEntries(namesOf(kind).map((name) => [name, fieldView(fields[name] ?? { value: '' })])) as Record<
      Name,
      FieldView
    >, // the form's own kind has these names
    cards: CARD_SIDES.map((side) => cardView(context, side)),
    focus: refusals > 0 ? (wrongTold(context) as Name | null) : null, // one of the kind's names
    refusals,
    saved,
    message: messageOf(context),
  };
}

function messageOf({ error, cards }: ToldContext): ShownMessage | null {
  if (error !== null) return errorMessage(error);
  return failedSide(cards) === null ? null : { key: 'files.card.held' };
}

function phaseOf(snapshot: SnapshotFrom<typeof toldFormMachine>): SubmitPhase {
  if (snapshot.matches({ saving: 'loading' }) || snapshot.matches({ waiting: 'loading' })) return 'loading';
  return snapshot.matches('saving') || snapshot.matches('waiting') ? 'quiet' : 'ready';
}
