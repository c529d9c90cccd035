import type { GatewayError } from '../contract/error.ts';
import type { PreregistrationAnswer, PreregistrationRecord } from '../contract/preregistration/calls.ts';
import { FORM_FIELD_NAMES, type FormFieldName } from '../contract/preregistration/form-fields.ts';
import type { CategoryAndTags } from '../contract/rfq/calls.ts';
import type { Country } from '../contract/site/calls.ts';
import { type CardFiles, type CardsContext, NO_CARDS, toStoredCard } from '../files/card-files.ts';
import type { Attempt } from '../forms/attempt.ts';
import { isClausePrechecked } from '../forms/clause.ts';
import { toDialingDigits } from '../forms/phone-format.ts';
import { readPhone } from '../forms/phone-reader.ts';
import { DEFAULT_VALUES } from '../site/defaults.ts';
import type { PrefillLink, PreregDraft } from './draft.ts';
import {
  buildFields,
  type FormKind,
  fillEmptyFields,
  findFirstInvalid,
  type PreregFields,
  withAllChecked,
  withBlurred,
  withReadNumbers,
  withTyped,
} from './fields.ts';
import type { PrefillFailure } from './find-prefill.ts';
import { createEmptyForm, prefillToForm } from './form.ts';
import { getLayout, hasCards } from './layout.ts';
import type { PreregOpening } from './opening.ts';
import type { PreparedForm } from './prepare.ts';
import { toPreregistrationRequest } from './request.ts';
import type { SendResult } from './send.ts';
import { getFormVersion } from './version.ts';

/** Returns the address of a prefilled picture. */
type ShowImage = (imageId: string, sign: string | undefined) => string;

export interface PreregContext extends CardsContext {
  readonly opening: PreregOpening;
  /** The browser's id; '' until it is read. */
  readonly visitorId: string;
  readonly version: number;
  readonly countries: readonly Country[];
  /** False until the stored draft has been read; values typed before that must not overwrite it. */
  readonly draftRead: boolean;
  readonly fields: PreregFields;
  /** '' for the code of the chosen country. */
  readonly dialingCode: string;
  readonly cateAndTag: CategoryAndTags | null;
  readonly clause: boolean;
  /** Whether the person has ticked or unticked the clause. */
  readonly clauseTouched: boolean;
  readonly link: PrefillLink | undefined;
  /** Whether a prefill has filled in values. */
  readonly isPrefilled: boolean;
  /** Why nothing was prefilled although the address has a link. */
  readonly prefillFailure: PrefillFailure | null;
  /** Whether the link in the address belongs to a registration that was withdrawn or cancelled. */
  readonly isLinkWithdrawn: boolean;
  readonly record: PreregistrationRecord | null;
  readonly attempt: Attempt | null;
  /** Whether the person pressed the button before the form was ready; the form is sent as soon as it is. */
  readonly isSubmitPending: boolean;
  /** How often a submit was rejected; the web page moves the focus when it grows. */
  readonly refusals: number;
  /** Whether the last submit was rejected only because the clause is not accepted. */
  readonly isClauseMissing: boolean;
  readonly error: GatewayError | null;
  readonly sent: PreregistrationAnswer | null;
}

type Change = Partial<PreregContext>;

const getVersion = ({ query, inApp, exhibition }: PreregOpening, visitorId: string): number =>
  getFormVersion({
    query,
    inApp,
    abPreRegister: exhibition.abPreRegister,
    configured: exhibition.pageVersion,
    visitorId: visitorId === '' ? undefined : visitorId,
  });

/** Returns the form before any call or read. */
export function initialContext(opening: PreregOpening, visitorId = ''): PreregContext {
  const isTicked = isClausePrechecked([opening.exhibition.countryId, opening.visitorCountryId]);
  const { cateAndTag, acceptRegisterClause, ...values } = createEmptyForm(isTicked);
  return {
    opening,
    visitorId,
    version: getVersion(opening, visitorId),
    countries: [],
    draftRead: false,
    fields: buildFields(values),
    dialingCode: '',
    cateAndTag,
    cards: NO_CARDS,
    cardsChosen: 0,
    cardFaults: {},
    clause: acceptRegisterClause,
    clauseTouched: false,
    link: opening.link,
    isPrefilled: false,
    prefillFailure: null,
    isLinkWithdrawn: false,
    record: null,
    attempt: null,
    isSubmitPending: false,
    refusals: 0,
    isClauseMissing: false,
    error: null,
    sent: null,
  };
}

export const getFormKind = (context: PreregContext): FormKind => ({
  layout: getLayout(context.version),
  industry: context.opening.exhibition.industry,
  dialing: readDialing(context),
});

/**
 * Returns the dialling code of the numbers: the code typed with the mobile number takes precedence over the chosen one.
 * D-10
 */
function readDialing(context: PreregContext): string {
  const reading = readPhone(context.fields.mobile.value, getDialingCode(context));
  return reading.ok ? reading.value.dialingCode : getDialingCode(context);
}

/** Replaces the numbers by their stored form, and selects the code typed with the mobile number. D-10 */
function withReading(context: PreregContext): PreregContext {
  const dialing = readDialing(context);
  const isChosen = dialing === getDialingCode(context);
  return {
    ...context,
    fields: withReadNumbers(context.fields, dialing),
    dialingCode: isChosen ? context.dialingCode : dialing,
  };
}

/** Returns the change for a typed value. Once a mobile number is present, its code no longer follows the country. */
export function applyTyped(context: PreregContext, name: FormFieldName, value: string): Change {
  const fields = withTyped(context.fields, getFormKind(context), name, value);
  const isFixed = name === 'countryId' && context.fields.mobile.value !== '';
  return isFixed ? { fields, dialingCode: getDialingCode(context) } : { fields };
}

/** Returns the change for a field that lost focus. */
export function applyBlurred(context: PreregContext, name: FormFieldName): Change {
  const isNumber = name === 'mobile' || name === 'whatsapp';
  const { fields, dialingCode } = isNumber ? withReading(context) : context;
  return { fields: withBlurred(fields, getFormKind(context), name), dialingCode };
}

/**
 * Fills the fields that are still empty, in this order of precedence: the stored draft, the prefill, the buyer, earlier
 * values of a guest, the visitor's country.  A-60 D-73
 */
export function applyPrepared(context: PreregContext, prepared: PreparedForm, showImage: ShowImage): Change {
  const { draft, prefill, tagNames, buyer, guest, record, visitorCountryId } = prepared;
  const isFirst = !context.draftRead;
  const words = { tagName: (code: string) => tagNames.get(code), imageUrl: showImage };
  const prefillValues = prefill === null ? null : prefillToForm(prefill, words);
  const isPrefilledNumber =
    Boolean(prefillValues?.mobile) && context.fields.mobile.value === '' && !draft?.fields.mobile;
  const fields = [
    draft?.fields,
    prefillValues,
    toBuyerValues(buyer),
    guest,
    { countryId: visitorCountryId ?? DEFAULT_VALUES.countryId },
  ].reduce(
    (filled: PreregFields, knownValues) =>
      knownValues ? fillEmptyFields(filled, knownValues as Partial<Record<FormFieldName, string>>) : filled,
    context.fields,
  );
  return {
    countries: prepared.countries,
    prefillFailure: prepared.failure,
    isLinkWithdrawn: prepared.isLinkWithdrawn,
    record,
    link: prepared.link,
    draftRead: true,
    fields,
    cateAndTag: context.cateAndTag ?? (isFirst ? draft?.cateAndTag : null) ?? prefillValues?.cateAndTag ?? null,
    cards: fillEmptyCards(context.cards, prefillValues),
    dialingCode: (isPrefilledNumber && prefill?.dialingCode) || context.dialingCode || (draft?.dialingCode ?? ''),
    attempt: context.attempt ?? draft?.attempt ?? null,
    isPrefilled:
      context.isPrefilled || (prefill !== null && prefill.email + prefill.countryId + prefill.tagCodes !== ''),
    ...(!context.clauseTouched && {
      clause: isClausePrechecked([context.opening.exhibition.countryId, visitorCountryId]),
    }),
  };
}

const toBuyerValues = (buyer: PreparedForm['buyer']): Partial<Record<FormFieldName, string>> | null =>
  buyer && { email: buyer.email, company: buyer.companyName ?? '', countryId: buyer.countryId ?? '' };

function fillEmptyCards(cards: CardFiles, prefillValues: ReturnType<typeof prefillToForm> | null): CardFiles {
  if (prefillValues === null) return cards;
  return {
    cardFront: cards.cardFront ?? toStoredCard('cardFront', prefillValues.cardFront),
    cardBack: cards.cardBack ?? toStoredCard('cardBack', prefillValues.cardBack),
  };
}

/** Whether every field is valid and the clause is accepted. */
export const isComplete = (context: PreregContext): boolean =>
  context.clause &&
  findFirstInvalid(withAllChecked(context.fields, getFormKind(context)), getFormKind(context)) === null;

/**
 * Shows the message of each invalid field, and counts the rejection so that the page focuses the first of them.
 *
 */
export function revealErrors(context: PreregContext): Change {
  const read = withReading(context);
  const fields = withAllChecked(read.fields, getFormKind(read));
  const invalidField = findFirstInvalid(fields, getFormKind(context));
  return {
    fields,
    dialingCode: read.dialingCode,
    refusals: context.refusals + 1,
    isSubmitPending: false,
    error: null,
    isClauseMissing: invalidField === null && !context.clause,
  };
}

/** Whether the form has any values: an empty form must not overwrite a stored draft. */
const hasValues = ({ fields, cateAndTag }: PreregContext): boolean =>
  cateAndTag !== null || FORM_FIELD_NAMES.some((name) => fields[name].value !== '');

/** Returns the draft to store; null until the stored one was read, and for an empty form. */
export function toDraft(context: PreregContext): PreregDraft | null {
  return context.draftRead && hasValues(context) ? toDraftToSend(context) : null;
}

/** Returns the draft to store if values were typed before the stored one had been read; else null. */
export function getEarlyDraft(
  context: PreregContext,
  prepared: PreparedForm,
  showImage: ShowImage,
): PreregDraft | null {
  return hasValues(context) ? toDraftToSend({ ...context, ...applyPrepared(context, prepared, showImage) }) : null;
}

export function toDraftToSend({ opening, fields, dialingCode, cateAndTag, attempt }: PreregContext): PreregDraft {
  const texts = Object.fromEntries(FORM_FIELD_NAMES.map((name) => [name, fields[name].value]));
  return {
    exhibitionId: opening.exhibition.exhibitionId,
    fields: texts as PreregDraft['fields'], // all names are set
    dialingCode,
    cateAndTag,
    attempt,
  };
}

/** Returns the dialling code for the number: the chosen one, else that of the country. */
export function getDialingCode({ dialingCode, countries, fields }: PreregContext): string {
  if (dialingCode !== '') return dialingCode;
  return toDialingDigits(countries.find(({ id }) => id === fields.countryId.value)?.dialingCode ?? '');
}

export function toRequest(context: PreregContext) {
  const read = withReading(context);
  return toPreregistrationRequest(read.fields, read.opening, { ...read, dialingCode: getDialingCode(read) });
}

/** Whether the layout has business cards, whose uploads a submit waits for. */
export const hasBusinessCards = (context: PreregContext): boolean => hasCards(getFormKind(context).layout);

export function applyAnswer({ attempt, answer }: SendResult): Change {
  return answer.ok ? { sent: answer.value, attempt: null, record: answer.value } : { attempt, error: answer.error };
}
