import type { SnapshotFrom } from 'xstate';
import { CARD_SIDES } from '../contract/business-card/limits.ts';
import type { GatewayError } from '../contract/error.ts';
import { type DisplayMessage, errorMessage } from '../contract/error-message.ts';
import type {
  PreregistrationAnswer,
  PreregistrationInput,
  PreregistrationRecord,
} from '../contract/preregistration/calls.ts';
import { FORM_FIELD_NAMES, type FormFieldName, type Layout } from '../contract/preregistration/form-fields.ts';
import type { CategoryAndTags } from '../contract/rfq/calls.ts';
import type { Country } from '../contract/site/calls.ts';
import { type CardView, cardView, findFailedSide, isSendingCard } from '../files/card-files.ts';
import { type FieldView, fieldView } from '../forms/field.ts';
import { toDialingDigits } from '../forms/phone-format.ts';
import { type SubmitPhase, type SubmitView, submitView } from '../forms/submit.view.ts';
import type { Message } from '../ports/texts.ts';
import { findFirstInvalid, listFieldCodes } from './fields.ts';
import type { PrefillFailure } from './find-prefill.ts';
import { CARD_FIRST_VERSION, getLayout, hasCards, isRequired, listLayoutFields } from './layout.ts';
import { hasOpenedLink, type PreregOpening, type PreregPresentation } from './opening.ts';
import { toggleCode } from './options.ts';
import {
  getDialingCode,
  getFormKind,
  initialContext,
  type PreregContext,
  toRequest,
} from './preregistration.context.ts';
import type { PreregEvent, preregistrationMachine } from './preregistration.machine.ts';
import { type PreregResult, toResult } from './result.ts';

/** A field of the layout as it is shown. */
export interface PreregFieldView extends FieldView {
  readonly name: FormFieldName;
  readonly isRequired: boolean;
  /** The codes that can be chosen; empty for a text field. */
  readonly codes: readonly string[];
}

export interface PreregView {
  readonly busy: boolean;
  readonly sending: boolean;
  readonly submit: SubmitView;
  /** Whether the button was pressed and the form waits for the pictures. */
  readonly waitingForCards: boolean;
  readonly version: number;
  readonly layout: Layout;
  /** The fields of the layout, in order. D-33 */
  readonly fields: readonly PreregFieldView[];
  readonly dialing: string;
  /** All dialling codes, in digits, ascending. */
  readonly dialingCodes: readonly string[];
  readonly countries: readonly Country[];
  readonly cateAndTag: CategoryAndTags | null;
  /** Empty if the layout has none. */
  readonly cards: readonly CardView[];
  /** Whether the cards come before the other fields. A-02 */
  readonly cardsFirst: boolean;
  readonly clause: boolean;
  /** The invalid fields in the form's order. */
  readonly problems: readonly { readonly name: FormFieldName; readonly message: DisplayMessage }[];
  /** Where to scroll and put the focus when `refusals` has grown. */
  readonly focus: FormFieldName | 'clause' | null;
  readonly refusals: number;
  /** Whether the submit was rejected only because the clause is not accepted; a toast says so.  */
  readonly isClauseMissing: boolean;
  readonly canSend: boolean;
  /** Whether loading the countries failed; `retry.requested` loads them again. */
  readonly canRetry: boolean;
  /** Whether a prefill has filled in values. */
  readonly isPrefilled: boolean;
  /** The failure of the prefill link in the address; the page logs it and removes the link from the address. */
  readonly prefillFailure: PrefillFailure | null;
  /** The existing registration. */
  readonly record: PreregistrationRecord | null;
  /** Whether the start data has been loaded, so that it is known what the link in the address is for. */
  readonly isPrepared: boolean;
  /** Whether the link in the address is for a registration; the page with its badge is shown instead of the form. */
  readonly isBadgeOpened: boolean;
  /** Whether the link in the address is for a registration that was withdrawn or cancelled. D-33 */
  readonly isLinkWithdrawn: boolean;
  readonly message: DisplayMessage | null;
  /** The error of the last call, for programs; `message` is for people. */
  readonly error: GatewayError | null;
  /** The request with the current values. */
  readonly request: PreregistrationInput;
  readonly sent: PreregSent | null;
}

/** The result after the form was sent. A-41 */
export interface PreregSent {
  readonly record: PreregistrationAnswer;
  readonly presentation: PreregPresentation;
  readonly thankYou: Message;
  /** The content of the result dialog; null if there is none, or it was closed.  */
  readonly result: PreregResult | null;
}

/** The machine's state as far as the view needs it. */
interface Phase {
  readonly name: 'preparing' | 'ready' | 'waiting' | 'sending' | 'resultShown' | 'closed';
  readonly submit: SubmitPhase;
}

/**
 * Returns the form before its flow is loaded: the server renders it, and the browser shows it until the flow is needed.
 */
export const preregistrationStart = (opening: PreregOpening): PreregView =>
  viewOf(initialContext(opening), { name: 'preparing', submit: 'ready' });

/** Returns the view of the form. */
export const preregistrationView = (snapshot: SnapshotFrom<typeof preregistrationMachine>): PreregView =>
  viewOf(snapshot.context, { name: nameOf(snapshot), submit: submitPhaseOf(snapshot) });

function nameOf(snapshot: SnapshotFrom<typeof preregistrationMachine>): Phase['name'] {
  if (snapshot.matches('sending')) return 'sending';
  if (snapshot.matches({ sent: 'resultShown' })) return 'resultShown';
  if (snapshot.matches('sent')) return 'closed';
  if (snapshot.matches({ open: 'waiting' })) return 'waiting';
  return snapshot.matches({ open: 'ready' }) ? 'ready' : 'preparing';
}

function submitPhaseOf(snapshot: SnapshotFrom<typeof preregistrationMachine>): SubmitPhase {
  if (snapshot.matches('sent')) return 'sent';
  const isLoading =
    snapshot.matches({ sending: 'loading' }) ||
    snapshot.matches({ open: { waiting: 'loading' } }) ||
    snapshot.matches({ open: { preparing: { sendWaiting: 'loading' } } });
  if (isLoading) return 'loading';
  const isUnderWay = snapshot.matches('sending') || snapshot.matches({ open: 'waiting' });
  return isUnderWay || snapshot.context.isSubmitPending ? 'quiet' : 'ready';
}

function viewOf(context: PreregContext, { name, submit }: Phase): PreregView {
  const { fields, cards, version, refusals, isClauseMissing, error, countries } = context;
  const { layout, industry } = getFormKind(context);
  const layoutFields = listLayoutFields(layout);
  const isSending = isSendingCard(cards);
  return {
    busy: name === 'preparing' || name === 'sending' || isSending,
    sending: name === 'sending',
    submit: submitView(submit),
    waitingForCards: name === 'waiting',
    version,
    layout,
    fields: layoutFields.map((field) => ({
      ...fieldView(fields[field]),
      name: field,
      isRequired: isRequired(field),
      codes: listFieldCodes(field, industry),
    })),
    dialing: getDialingCode(context),
    dialingCodes: listDialingCodes(countries),
    countries,
    cateAndTag: context.cateAndTag,
    cards: hasCards(layout) ? CARD_SIDES.map((side) => cardView(context, side)) : [],
    cardsFirst: version === CARD_FIRST_VERSION,
    clause: context.clause,
    problems: FORM_FIELD_NAMES.flatMap((field) => {
      const { failure } = fields[field];
      return failure && layoutFields.includes(field) ? [{ name: field, message: failure.message }] : [];
    }),
    focus:
      refusals === 0 ? null : (findFirstInvalid(fields, getFormKind(context)) ?? (isClauseMissing ? 'clause' : null)),
    refusals,
    isClauseMissing,
    canSend: name === 'ready',
    canRetry: name === 'ready' && countries.length === 0,
    isPrefilled: context.isPrefilled,
    prefillFailure: context.prefillFailure,
    record: context.record,
    isPrepared: context.draftRead,
    isBadgeOpened: isBadgeOpened(context),
    isLinkWithdrawn: context.isLinkWithdrawn,
    message: messageOf(context, name),
    error,
    request: toRequest(context),
    sent: toPreregSent(context, name),
  };
}

/** A withdrawn link does not open another registration of this device. Only a form with its own route has such a page. */
const isBadgeOpened = ({ opening, draftRead, record, isLinkWithdrawn, sent }: PreregContext): boolean =>
  draftRead &&
  sent === null &&
  opening.presentation === 'route' &&
  hasOpenedLink(opening) &&
  !isLinkWithdrawn &&
  record !== null &&
  record.badgeNo !== '';

const listDialingCodes = (countries: readonly Country[]): readonly string[] =>
  [...new Set(countries.map(({ dialingCode }) => toDialingDigits(dialingCode)))]
    .filter((code) => code !== '')
    .sort((one, other) => Number(one) - Number(other));

function messageOf(context: PreregContext, name: Phase['name']): DisplayMessage | null {
  if (context.isClauseMissing) return { key: 'preregistration.clause.required' };
  if (context.error !== null) return errorMessage(context.error);
  const isBlocked = name === 'ready' && hasCards(getLayout(context.version)) && findFailedSide(context.cards) !== null;
  return isBlocked ? { key: 'files.card.held' } : null;
}

function toPreregSent({ sent, opening }: PreregContext, name: Phase['name']): PreregSent | null {
  if (sent === null) return null;
  const isShown = opening.showResult && name === 'resultShown';
  return {
    record: sent,
    presentation: opening.presentation,
    thankYou: { key: 'preReg.thankYou' },
    result: isShown ? toResult(sent) : null,
  };
}

/**
 * Applies input made before the form's code is loaded to the view, so that typed, chosen and ticked values stay
 * visible.
 */
export function preregistrationEcho(view: PreregView, event: PreregEvent): PreregView {
  switch (event.type) {
    case 'field.changed':
      return withValue(view, event.name, () => event.value);
    case 'code.toggled':
      return withValue(view, event.name, ({ value, codes }) => toggleCode(value, event.code, codes));
    case 'tags.changed':
      return { ...view, cateAndTag: event.value };
    case 'clause.toggled':
      return { ...view, clause: !view.clause };
    default:
      return view;
  }
}

const withValue = (view: PreregView, name: FormFieldName, next: (field: PreregFieldView) => string): PreregView => ({
  ...view,
  fields: view.fields.map((field) => (field.name === name ? { ...field, value: next(field) } : field)),
});
