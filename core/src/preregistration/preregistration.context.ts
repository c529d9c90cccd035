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

/** What comes with a prefill's pictures and tags. */
type ShowImage = (imageId: string, sign: string | undefined) => string;

export interface PreregContext extends CardsContext {
  readonly opening: PreregOpening;
  /** The browser's label; '' where nothing has read it yet. */
  readonly visitorId: string;
  readonly version: number;
  readonly countries: readonly Country[];
  /** False until the stored draft has been read; what is typed before that must not replace it. */
  readonly draftRead: boolean;
  readonly fields: PreregFields;
  /** '' means that of the chosen country. */
  readonly dialingCode: string;
  readonly cateAndTag: CategoryAndTags | null;
  readonly clause: boolean;
  /** Somebody has ticked it or taken the tick away. */
  readonly clauseTouched: boolean;
  readonly link: PrefillLink | undefined;
  /** Something was filled in from what was told before. */
  readonly isPrefilled: boolean;
  /** Why nothing was filled in, though the address promised it. */
  readonly prefillFailure: PrefillFailure | null;
  readonly record: PreregistrationRecord | null;
  readonly attempt: Attempt | null;
  /** The button was pressed before the form was ready; it is sent as soon as it is. */
  readonly isWanted: boolean;
  /** How often sending was refused; the web moves the focus when it grows. */
  readonly refusals: number;
  /** Sending was refused for the clause alone. */
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

/** The form before anything has been asked or read. */
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
    record: null,
    attempt: null,
    isWanted: false,
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

/** The code behind which the numbers are: what the mobile number was written with counts before what is chosen. D-10 */
function readDialing(context: PreregContext): string {
  const reading = readPhone(context.fields.mobile.value, getDialingCode(context));
  return reading.ok ? reading.value.dialingCode : getDialingCode(context);
}

/** Numbers as they are stored, and the code that the mobile number was written with chosen. D-10 */
function withReading(context: PreregContext): PreregContext {
  const dialing = readDialing(context);
  const isChosen = dialing === getDialingCode(context);
  return {
    ...context,
    fields: withReadNumbers(context.fields, dialing),
    dialingCode: isChosen ? context.dialingCode : dialing,
  };
}

/** The change when something is typed. The code of a number that stands there does not follow the country any more. */
export function applyTyped(context: PreregContext, name: FormFieldName, value: string): Change {
  const fields = withTyped(context.fields, getFormKind(context), name, value);
  const isFixed = name === 'countryId' && context.fields.mobile.value !== '';
  return isFixed ? { fields, dialingCode: getDialingCode(context) } : { fields };
}

/** The change when a field is left. */
export function applyBlurred(context: PreregContext, name: FormFieldName): Change {
  const isNumber = name === 'mobile' || name === 'whatsapp';
  const { fields, dialingCode } = isNumber ? withReading(context) : context;
  return { fields: withBlurred(fields, getFormKind(context), name), dialingCode };
}

/**
 * What was read fills what is empty still: the cached form, then what was told before, the buyer, what a guest gave, the
 * visitor's country.  A-60 D-73
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

/** Shows the message of each wrong field, and counts a refusal so that the page moves the focus to the first.  */
export function revealErrors(context: PreregContext): Change {
  const read = withReading(context);
  const fields = withAllChecked(read.fields, getFormKind(read));
  const invalidField = findFirstInvalid(fields, getFormKind(context));
  return {
    fields,
    dialingCode: read.dialingCode,
    refusals: context.refusals + 1,
    isWanted: false,
    error: null,
    isClauseMissing: invalidField === null && !context.clause,
  };
}

/** Something was typed, chosen or ticked: an empty form must not replace a stored draft. */
const hasValues = ({ fields, cateAndTag }: PreregContext): boolean =>
  cateAndTag !== null || FORM_FIELD_NAMES.some((name) => fields[name].value !== '');

/** The draft to store; null until the stored one was read, and for an empty form. */
export function toDraft(context: PreregContext): PreregDraft | null {
  return context.draftRead && hasValues(context) ? toDraftToSend(context) : null;
}

/** The draft to store if something was typed before the stored one had been read; else null. */
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
    fields: texts as PreregDraft['fields'], // each name is there
    dialingCode,
    cateAndTag,
    attempt,
  };
}

/** The code to dial before the number: the chosen one, else that of the country. */
export function getDialingCode({ dialingCode, countries, fields }: PreregContext): string {
  if (dialingCode !== '') return dialingCode;
  return toDialingDigits(countries.find(({ id }) => id === fields.countryId.value)?.dialingCode ?? '');
}

export function toRequest(context: PreregContext) {
  const read = withReading(context);
  return toPreregistrationRequest(read.fields, read.opening, { ...read, dialingCode: getDialingCode(read) });
}

/** Whether the layout shows the business cards, so that they are waited for. */
export const hasBusinessCards = (context: PreregContext): boolean => hasCards(getFormKind(context).layout);

export function applyAnswer({ attempt, answer }: SendResult): Change {
  return answer.ok ? { sent: answer.value, attempt: null, record: answer.value } : { attempt, error: answer.error };
}
