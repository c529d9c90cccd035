import type { SnapshotFrom } from 'xstate';
import { CARD_SIDES } from '../contract/business-card/limits.ts';
import { type DisplayMessage, errorMessage } from '../contract/error-message.ts';
import { type CardView, cardView, findFailedSide } from '../files/card-files.ts';
import type { DetailsFormEvent, detailsFormMachine } from './details-form.machine.ts';
import {
  type DetailsContext,
  type DetailsDefinition,
  type DetailsOpening,
  findFirstInvalid,
  initialDetails,
  listFieldNames,
  revealErrors,
  updateDetailsField,
  validateDetailsField,
} from './details-form.ts';
import { type FieldView, fieldView, toField } from './field.ts';
import { type SubmitPhase, type SubmitView, submitView, toWaitingSubmit } from './submit.view.ts';

export interface DetailsFormView<Name extends string> {
  readonly busy: boolean;
  readonly submit: SubmitView;
  readonly fields: Readonly<Record<Name, FieldView>>;
  readonly cards: readonly CardView[];
  /** The field to focus when `refusals` has grown. */
  readonly focus: Name | null;
  readonly refusals: number;
  /** Whether the shown values are saved. */
  readonly saved: boolean;
  readonly message: DisplayMessage | null;
}

export const detailsFormView = <Name extends string>(
  snapshot: SnapshotFrom<typeof detailsFormMachine>,
): DetailsFormView<Name> => viewOf(snapshot.context, phaseOf(snapshot));

/** Returns the view before the flow is loaded. */
export const detailsFormStart = <Name extends string>(opening: DetailsOpening<Name>): DetailsFormView<Name> =>
  viewOf(initialDetails(opening), 'ready');

/** Applies an event that came before the flow was loaded to the view; pictures wait for the flow. */
export const detailsFormEcho =
  <Name extends string>(kind: DetailsDefinition<Name>) =>
  (view: DetailsFormView<Name>, event: DetailsFormEvent<Name>): DetailsFormView<Name> => {
    if (view.submit.busy) return view;
    const initialValues = Object.fromEntries(listFieldNames(kind).map((name) => [name, ''])) as Record<Name, string>; // all names are set
    const context: DetailsContext = {
      ...initialDetails({ kind, initialValues }),
      fields: Object.fromEntries(listFieldNames(kind).map((name) => [name, toField(view.fields[name])])),
      refusals: view.refusals,
      saved: view.saved,
    };
    const withChange = (change: Partial<DetailsContext>, phase: SubmitPhase = 'ready'): DetailsFormView<Name> => ({
      ...viewOf({ ...context, ...change }, phase),
      cards: view.cards,
    });
    switch (event.type) {
      case 'field.changed':
        return withChange(updateDetailsField(context, event.name, event.value));
      case 'field.blurred':
        return withChange(validateDetailsField(context, event.name));
      case 'form.submitted':
        return findFirstInvalid(context) === null ? withChange({}, 'quiet') : withChange(revealErrors(context));
      default:
        return view;
    }
  };

/** Returns the view while a press waits for the flow. */
export const detailsFormWaiting = <Name extends string>(view: DetailsFormView<Name>): DetailsFormView<Name> => ({
  ...view,
  submit: toWaitingSubmit(view.submit),
});

function viewOf<Name extends string>(context: DetailsContext, phase: SubmitPhase): DetailsFormView<Name> {
  const { kind, fields, refusals, saved } = context;
  return {
    busy: phase !== 'ready',
    submit: submitView(phase),
    fields: Object.fromEntries(
      listFieldNames(kind).map((name) => [name, fieldView(fields[name] ?? { value: '' })]),
    ) as Record<Name, FieldView>, // the form's own definition has these names
    cards: CARD_SIDES.map((side) => cardView(context, side)),
    focus: refusals > 0 ? (findFirstInvalid(context) as Name | null) : null, // one of the definition's names
    refusals,
    saved,
    message: messageOf(context),
  };
}

function messageOf({ error, cards }: DetailsContext): DisplayMessage | null {
  if (error !== null) return errorMessage(error);
  return findFailedSide(cards) === null ? null : { key: 'files.card.held' };
}

function phaseOf(snapshot: SnapshotFrom<typeof detailsFormMachine>): SubmitPhase {
  if (snapshot.matches({ saving: 'loading' }) || snapshot.matches({ uploading: 'loading' })) return 'loading';
  return snapshot.matches('saving') || snapshot.matches('uploading') ? 'quiet' : 'ready';
}
