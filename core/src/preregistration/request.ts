import type { PreRegisterInput } from '../contract/preregistration/calls.ts';
import type { JobTitle } from '../contract/preregistration/limits.ts';
import type { CateAndTag } from '../contract/rfq/calls.ts';
import type { CardFiles } from '../files/card-files.ts';
import { trimText } from '../forms/text-input.ts';
import { LEAD_SOURCE } from '../site/exhibition-codes.ts';
import type { PrefillLink } from './draft.ts';
import { type PreregFields, websiteAddress } from './fields.ts';
import { fieldsOfLayout, hasCards, type PreregField, preRegLayout } from './layout.ts';
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
  const asked = fieldsOfLayout(layout);
  const textOf = (name: PreregField) => (asked.includes(name) ? trimText(fields[name].value) : '');
  const { exhibition, entryPoint, entryType, promotionId, sourceFrom } = opening;
  return {
    exhibitionId: exhibition.exhibitionId,
    email: textOf('email'),
    contactName: textOf('contactName'),
    companyName: textOf('company'),
    countryId: textOf('countryId'),
    contactNumber: textOf('mobile'),
    ...filledIn({
      dialingCode,
      companyWebsite: websiteAddress(textOf('companyWebsite')),
      jobTitle: textOf('jobTitle') as JobTitle | '', // a checked field holds a code of its list
      whatsapp: textOf('whatsapp'),
      nationalityId: textOf('nationalityId'),
      visitorType: textOf('visitorType'),
      participatePurpose: textOf('participatePurpose'),
      ...wishesOf(subject),
      ...(hasCards(layout) && cardsOf(subject)),
      entryType,
      promotionId,
      sourceFrom,
      deviceId: link?.deviceId,
      pretoken: link?.pretoken,
    }),
    ...(textOf('quantity') !== '' && { quantity: Number(textOf('quantity')) }),
    pageVersion: Number.isNaN(version) ? 0 : version,
    entryPoint,
    leadSource: LEAD_SOURCE.preRegister,
    visitorId,
  };
}

const wishesOf = ({ cateAndTag }: PreregSubject) => ({
  tagCodes: (cateAndTag?.tag ?? []).map(({ value }) => value).join(','),
  interestedProducts: trimText(cateAndTag?.product ?? ''),
});

const cardsOf = ({ cards }: PreregSubject) => ({
  businessCardFront: cards.cardFront?.fileId ?? '',
  businessCardBack: cards.cardBack?.fileId ?? '',
});

type Filled<Texts> = { [Name in keyof Texts]?: Exclude<Texts[Name], '' | undefined> };

/** Without what is empty, which says nothing. */
const filledIn = <Texts extends Readonly<Record<string, string | undefined>>>(texts: Texts): Filled<Texts> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined && text !== '')) as Filled<Texts>; // as filtered
