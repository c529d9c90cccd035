import type { GatewayError } from '../contract/error.ts';
import type { PreRegistered, PreRegRecord } from '../contract/preregistration/calls.ts';
import { PREREG_FIELDS, type PreregField } from '../contract/preregistration/form-fields.ts';
import type { CateAndTag } from '../contract/rfq/calls.ts';
import type { Country } from '../contract/site/calls.ts';
import { type CardFiles, type CardsContext, knownCard, NO_CARDS } from '../files/card-files.ts';
import type { Attempt } from '../forms/attempt.ts';
import { clauseStartsChecked } from '../forms/clause.ts';
import { dialingDigits } from '../forms/phone-format.ts';
import { readPhone } from '../forms/phone-reader.ts';
import { DEFAULTS } from '../site/defaults.ts';
import type { PrefillLink, PreregDraft } from './draft.ts';
import {
  type FormKind,
  fieldsOf,
  firstWrong,
  type PreregFields,
  withAllChecked,
  withBlurred,
  withKnown,
  withReadNumbers,
  withTyped,
} from './fields.ts';
import type { PrefillFailure } from './find-prefill.ts';
import { emptyForm, prefillToForm } from './form.ts';
import { hasCards, preRegLayout } from './layout.ts';
import type { PreregOpening } from './opening.ts';
import type { Prepared } from './prepare.ts';
import { preregRequest } from './request.ts';
import type { Sent } from './send.ts';
import { preRegVersion } from './version.ts';

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
  readonly cateAndTag: CateAndTag | null;
  readonly clause: boolean;
  /** Somebody has ticked it or taken the tick away. */
  readonly clauseTouched: boolean;
  readonly link: PrefillLink | undefined;
  /** Something was filled in from what was told before. */
  readonly isPrefilled: boolean;
  /** Why nothing was filled in, though the address promised it. */
  readonly prefillFailure: PrefillFailure | null;
  readonly record: PreRegRecord | null;
  readonly attempt: Attempt | null;
  /** The button was pressed before the form was ready; it is sent as soon as it is. */
  readonly isWanted: boolean;
  /** How often sending was refused; the web moves the focus when it grows. */
  readonly refusals: number;
  /** Sending was refused for the clause alone. */
  readonly clauseRefused: boolean;
  readonly error: GatewayError | null;
  readonly sent: PreRegistered | null;
}

type Change = Partial<PreregContext>;

const versionOf = ({ query, inApp, exhibition }: PreregOpening, visitorId: string): number =>
  preRegVersion({
    query,
    inApp,
    abPreRegister: exhibition.abPreRegister,
    configured: exhibition.pageVersion,
    visitorId: visitorId === '' ? undefined : visitorId,
  });

/** The form before anything has been asked or read. */
export function firstContext(opening: PreregOpening, visitorId = ''): PreregContext {
  const isTicked = clauseStartsChecked([opening.exhibition.countryId, opening.visitorCountryId]);
  const { cateAndTag, acceptRegisterClause, ...values } = emptyForm(isTicked);
  return {
    opening,
    visitorId,
    version: versionOf(opening, visitorId),
    countries: [],
    draftRead: false,
    fields: fieldsOf(values),
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
    clauseRefused: false,
    error: null,
    sent: null,
  };
}

export const kindOf = (context: PreregContext): FormKind => ({
  layout: preRegLayout(context.version),
  industry: context.opening.exhibition.industry,
  dialing: readDialing(context),
});

/** The code behind which the numbers are: what the mobile number was written with counts before what is chosen. D-10 */
function readDialing(context: PreregContext): string {
  const reading = readPhone(context.fields.mobile.value, dialingCodeOf(context));
  return reading.ok ? reading.value.dialingCode : dialingCodeOf(context);
}

/** Numbers as they are stored, and the code that the mobile number was written with chosen. D-10 */
function withReading(context: PreregContext): PreregContext {
  const dialing = readDialing(context);
  const isChosen = dialing === dialingCodeOf(context);
  return {
    ...context,
    fields: withReadNumbers(context.fields, dialing),
    dialingCode: isChosen ? context.dialingCode : dialing,
  };
}

/** The change when something is typed. The code of a number that stands there does not follow the country any more. */
export function typed(context: PreregContext, name: PreregField, value: string): Change {
  const fields = withTyped(context.fields, kindOf(context), name, value);
  const isFixed = name === 'countryId' && context.fields.mobile.value !== '';
  return isFixed ? { fields, dialingCode: dialingCodeOf(context) } : { fields };
}

/** The change when a field is left. */
export function blurred(context: PreregContext, name: PreregField): Change {
  const isNumber = name === 'mobile' || name === 'whatsapp';
  const { fields, dialingCode } = isNumber ? withReading(context) : context;
  return { fields: withBlurred(fields, kindOf(context), name), dialingCode };
}

/**
 * What was read fills what is empty still: the cached form, then what was told before, the buyer, what a guest gave, the
 * visitor's country.  A-60 D-73
 */
export function arrived(context: PreregContext, prepared: Prepared, showImage: ShowImage): Change {
  const { draft, prefill, tagNames, buyer, guest, record, visitorCountryId } = prepared;
  const isFirst = !context.draftRead;
  const words = { tagName: (code: string) => tagNames.get(code), imageUrl: showImage };
  const told = prefill === null ? null : prefillToForm(prefill, words);
  const isToldNumber = Boolean(told?.mobile) && context.fields.mobile.value === '' && !draft?.fields.mobile;
  const fields = [
    draft?.fields,
    told,
    fromBuyer(buyer),
    guest,
    { countryId: visitorCountryId ?? DEFAULTS.countryId },
  ].reduce(
    (filled: PreregFields, known) =>
      known ? withKnown(filled, known as Partial<Record<PreregField, string>>) : filled,
    context.fields,
  );
  return {
    countries: prepared.countries,
    prefillFailure: prepared.failure,
    record,
    link: prepared.link,
    draftRead: true,
    fields,
    cateAndTag: context.cateAndTag ?? (isFirst ? draft?.cateAndTag : null) ?? told?.cateAndTag ?? null,
    cards: withKnownCards(context.cards, told),
    dialingCode: (isToldNumber && prefill?.dialingCode) || context.dialingCode || (draft?.dialingCode ?? ''),
    attempt: context.attempt ?? draft?.attempt ?? null,
    isPrefilled:
      context.isPrefilled || (prefill !== null && prefill.email + prefill.countryId + prefill.tagCodes !== ''),
    ...(!context.clauseTouched && {
      clause: clauseStartsChecked([context.opening.exhibition.countryId, visitorCountryId]),
    }),
  };
}

const fromBuyer = (buyer: Prepared['buyer']): Partial<Record<PreregField, string>> | null =>
  buyer && { email: buyer.email, company: buyer.companyName ?? '', countryId: buyer.countryId ?? '' };

function withKnownCards(cards: CardFiles, told: ReturnType<typeof prefillToForm> | null): CardFiles {
  if (told === null) return cards;
  return {
    cardFront: cards.cardFront ?? knownCard('cardFront', told.cardFront),
    cardBack: cards.cardBack ?? knownCard('cardBack', told.cardBack),
  };
}

/** Whether every field is valid and the clause is accepted. */
export const isComplete = (context: PreregContext): boolean =>
  context.clause && firstWrong(withAllChecked(context.fields, kindOf(context)), kindOf(context)) === null;

/** Shows the message of each wrong field, and counts a refusal so that the page moves the focus to the first.  */
export function refused(context: PreregContext): Change {
  const read = withReading(context);
  const fields = withAllChecked(read.fields, kindOf(read));
  const wrong = firstWrong(fields, kindOf(context));
  return {
    fields,
    dialingCode: read.dialingCode,
    refusals: context.refusals + 1,
    isWanted: false,
    error: null,
    clauseRefused: wrong === null && !context.clause,
  };
}

/** Something was typed, chosen or ticked: an empty form must not replace a stored draft. */
const isBegun = ({ fields, cateAndTag }: PreregContext): boolean =>
  cateAndTag !== null || PREREG_FIELDS.some((name) => fields[name].value !== '');

/** The draft to store; null until the stored one was read, and for an empty form. */
export function draftOf(context: PreregContext): PreregDraft | null {
  return context.draftRead && isBegun(context) ? draftToSend(context) : null;
}

/** The draft to store if something was typed before the stored one had been read; else null. */
export function typedBefore(context: PreregContext, prepared: Prepared, showImage: ShowImage): PreregDraft | null {
  return isBegun(context) ? draftToSend({ ...context, ...arrived(context, prepared, showImage) }) : null;
}

export function draftToSend({ opening, fields, dialingCode, cateAndTag, attempt }: PreregContext): PreregDraft {
  const texts = Object.fromEntries(PREREG_FIELDS.map((name) => [name, fields[name].value]));
  return {
    exhibitionId: opening.exhibition.exhibitionId,
    fields: texts as PreregDraft['fields'], // each name is there
    dialingCode,
    cateAndTag,
    attempt,
  };
}

/** The code to dial before the number: the chosen one, else that of the country. */
export function dialingCodeOf({ dialingCode, countries, fields }: PreregContext): string {
  if (dialingCode !== '') return dialingCode;
  return dialingDigits(countries.find(({ id }) => id === fields.countryId.value)?.dialingCode ?? '');
}

export function requestOf(context: PreregContext) {
  const read = withReading(context);
  return preregRequest(read.fields, read.opening, { ...read, dialingCode: dialingCodeOf(read) });
}

/** Whether the layout shows the business cards, so that they are waited for. */
export const usesCards = (context: PreregContext): boolean => hasCards(kindOf(context).layout);

export function ended({ attempt, answer }: Sent): Change {
  return answer.ok ? { sent: answer.value, attempt: null, record: answer.value } : { attempt, error: answer.error };
}
