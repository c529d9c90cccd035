import type { PreregistrationInput } from '../contract/preregistration/calls.ts';
import {
  isAlwaysRequired,
  type Layout,
  REGISTRATION_FIELDS,
  type RegistrationWireName,
  type RequiredWireName,
} from '../contract/preregistration/form-fields.ts';
import type { CategoryAndTags } from '../contract/rfq/calls.ts';
import type { CardFiles } from '../files/card-files.ts';
import { omitEmpty } from '../forms/omit-empty.ts';
import { trimText } from '../forms/text-input.ts';
import { LEAD_SOURCE } from '../site/exhibition-codes.ts';
import type { PrefillLink } from './draft.ts';
import { FIELD_CONVERTERS, type PreregFields } from './fields.ts';
import { getLayout, hasCards, listLayoutFields } from './layout.ts';
import type { PreregOpening } from './opening.ts';

/** The data of a pre-registration besides its fields. */
export interface PreregSubject {
  readonly version: number;
  readonly visitorId: string;
  readonly dialingCode: string;
  readonly cateAndTag: CategoryAndTags | null;
  readonly cards: CardFiles;
  readonly link: PrefillLink | undefined;
}

/** Returns the request: the fields of the layout, trimmed, without empty ones. A-02 D-33 */
export function toPreregistrationRequest(
  fields: PreregFields,
  opening: PreregOpening,
  subject: PreregSubject,
): PreregistrationInput {
  const { version, visitorId, dialingCode, link } = subject;
  const layout = getLayout(version);
  const { exhibition, entryPoint, entryType, promotionId, sourceFrom } = opening;
  return {
    exhibitionId: exhibition.exhibitionId,
    ...toWireFields(fields, layout),
    ...omitEmpty({
      dialingCode,
      ...toWishes(subject),
      ...(hasCards(layout) && toCardIds(subject)),
      entryType,
      promotionId,
      sourceFrom,
      deviceId: link?.deviceId,
      pretoken: link?.pretoken,
    }),
    pageVersion: Number.isNaN(version) ? 0 : version,
    entryPoint,
    leadSource: LEAD_SOURCE.preRegister,
    visitorId,
  };
}

type FieldsSent = Pick<PreregistrationInput, RequiredWireName> &
  Partial<Pick<PreregistrationInput, RegistrationWireName>>;

/** Returns the layout's fields by their wire names. Fields that every form requires are present even if empty. */
function toWireFields(fields: PreregFields, layout: Layout): FieldsSent {
  const sent = listLayoutFields(layout).flatMap((name) => {
    const field = REGISTRATION_FIELDS[name];
    const { value } = fields[name];
    return trimText(value) === '' && !isAlwaysRequired(field)
      ? []
      : [[field.wire, FIELD_CONVERTERS[field.kind](value)]];
  });
  // Each layout has the required fields, and a valid field has a value of its kind.
  return Object.fromEntries(sent) as FieldsSent;
}

const toWishes = ({ cateAndTag }: PreregSubject) => ({
  tagCodes: (cateAndTag?.tag ?? []).map(({ value }) => value).join(','),
  interestedProducts: trimText(cateAndTag?.product ?? ''),
});

const toCardIds = ({ cards }: PreregSubject) => ({
  businessCardFront: cards.cardFront?.fileId ?? '',
  businessCardBack: cards.cardBack?.fileId ?? '',
});
