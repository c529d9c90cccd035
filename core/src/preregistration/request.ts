import type { PreRegisterInput } from '../contract/preregistration/calls.ts';
import {
  type AlwaysAskedWire,
  isAlwaysAsked,
  type Layout,
  REGISTRATION_FIELDS,
  type ToldWire,
} from '../contract/preregistration/form-fields.ts';
import type { CateAndTag } from '../contract/rfq/calls.ts';
import type { CardFiles } from '../files/card-files.ts';
import { trimText } from '../forms/text-input.ts';
import { withoutEmpty } from '../forms/without-empty.ts';
import { LEAD_SOURCE } from '../site/exhibition-codes.ts';
import type { PrefillLink } from './draft.ts';
import { type PreregFields, SENT_VALUES } from './fields.ts';
import { fieldsOfLayout, hasCards, preRegLayout } from './layout.ts';
import type { PreregOpening } from './opening.ts';

/** What a pre-registration holds besides its fields. */
export interface PreregSubject {
  readonly version: number;
  readonly visitorId: string;
  readonly dialingCode: string;
  readonly cateAndTag: CateAndTag | null;
  readonly cards: CardFiles;
  readonly link: PrefillLink | undefined;
}

/** What is sent: what the layout asks for, trimmed, empty fields left out. A-02 D-33 */
export function preregRequest(fields: PreregFields, opening: PreregOpening, subject: PreregSubject): PreRegisterInput {
  const { version, visitorId, dialingCode, link } = subject;
  const layout = preRegLayout(version);
  const { exhibition, entryPoint, entryType, promotionId, sourceFrom } = opening;
  return {
    exhibitionId: exhibition.exhibitionId,
    ...fieldsSent(fields, layout),
    ...withoutEmpty({
      dialingCode,
      ...wishesOf(subject),
      ...(hasCards(layout) && cardsOf(subject)),
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

type FieldsSent = Pick<PreRegisterInput, AlwaysAskedWire> & Partial<Pick<PreRegisterInput, ToldWire>>;

/** The fields of the layout by their names in the call. What every form asks for is there even where it is empty. */
function fieldsSent(fields: PreregFields, layout: Layout): FieldsSent {
  const sent = fieldsOfLayout(layout).flatMap((name) => {
    const field = REGISTRATION_FIELDS[name];
    const { value } = fields[name];
    return trimText(value) === '' && !isAlwaysAsked(field) ? [] : [[field.wire, SENT_VALUES[field.kind](value)]];
  });
  return Object.fromEntries(sent) as FieldsSent; // the fields of every form are in each, and a checked field holds what its kind takes
}

const wishesOf = ({ cateAndTag }: PreregSubject) => ({
  tagCodes: (cateAndTag?.tag ?? []).map(({ value }) => value).join(','),
  interestedProducts: trimText(cateAndTag?.product ?? ''),
});

const cardsOf = ({ cards }: PreregSubject) => ({
  businessCardFront: cards.cardFront?.fileId ?? '',
  businessCardBack: cards.cardBack?.fileId ?? '',
});
