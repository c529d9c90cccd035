import type { PreRegisterSubmitted } from '@fairhall/core/contract/preregistration/calls';
import { fieldsOfLayout, hasCards, type PreregField, preRegLayout } from '@fairhall/core/preregistration/layout';
import type { IndustryKey } from '@fairhall/core/site/industries';
import type { Insertable } from 'kysely';
import type { CallContext } from '../call-context.ts';
import { randomId, sha256 } from '../identity/secrets.ts';
import { newBadgeNumber } from './badge-number.ts';
import { type RegistrationRow, registrationOf } from './find-registration.ts';
import type { PreregistrationTables } from './preregistration.tables.ts';
import { registrationSearchText } from './registration-search.ts';

/** How often another badge number is tried where one is taken already. REL-06 */
const TRIES = 5;

type ToKeep = Omit<
  Insertable<PreregistrationTables['preregistration']>,
  'registration_id' | 'badge_no' | 'search_text'
>;

/**
 * Keeps a registration under a badge number of its own. Undefined where somebody has registered this address at the same moment;
 * a number that is taken is drawn anew. REL-04 REL-06
 */
export async function keepRegistration(
  { database }: Pick<CallContext, 'database'>,
  industry: IndustryKey,
  row: ToKeep,
): Promise<RegistrationRow | undefined> {
  for (let time = 0; time < TRIES; time += 1) {
    const made = await database.kysely
      .insertInto('preregistration')
      .values({
        ...row,
        registration_id: randomId(),
        badge_no: newBadgeNumber(industry),
        search_text: registrationSearchText(row),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (made !== undefined) return made;
    if ((await registrationOf({ database }, row.exhibition_id, row.email)) !== undefined) return undefined;
  }
  return undefined;
}

/** What a form tells; the address it was told under stays. */
export const toldOf = (sent: PreRegisterSubmitted) => ({
  contact_name: sent.contactName.trim(),
  company_name: sent.companyName.trim(),
  country_id: sent.countryId,
  dialing_code: sent.dialingCode ?? '',
  contact_number: sent.contactNumber,
  company_website: sent.companyWebsite ?? '',
  job_title: sent.jobTitle ?? '',
  whatsapp: sent.whatsapp ?? '',
  nationality_id: sent.nationalityId ?? '',
  visitor_type: sent.visitorType ?? '',
  participate_purpose: sent.participatePurpose ?? '',
  tag_codes: sent.tagCodes ?? '',
  interested_products: sent.interestedProducts ?? '',
  source_from: sent.sourceFrom ?? '',
  quantity: sent.quantity ?? null,
  card_front: sent.businessCardFront ?? '',
  card_back: sent.businessCardBack ?? '',
  page_version: sent.pageVersion,
  entry_point: sent.entryPoint,
  entry_type: sent.entryType ?? null,
  lead_source: sent.leadSource,
  promotion_id: sent.promotionId ?? null,
  visitor_id: sent.visitorId,
  device_hash: sent.deviceId === undefined || sent.deviceId === '' ? null : sha256(sent.deviceId),
});

type Told = ReturnType<typeof toldOf>;

/** The columns of what a form asks for. */
const COLUMNS: Readonly<Record<PreregField, readonly (keyof Told)[]>> = {
  email: [],
  contactName: ['contact_name'],
  company: ['company_name'],
  countryId: ['country_id'],
  mobile: ['dialing_code', 'contact_number'],
  whatsapp: ['whatsapp'],
  nationalityId: ['nationality_id'],
  companyWebsite: ['company_website'],
  jobTitle: ['job_title'],
  visitorType: ['visitor_type'],
  participatePurpose: ['participate_purpose'],
  quantity: ['quantity'],
};

/** Whether a form of this version asks for pictures of a business card. */
export const asksForCards = ({ pageVersion }: PreRegisterSubmitted): boolean => hasCards(preRegLayout(pageVersion));

/**
 * What a form changes of a registration that is there: the fields that its version asks for, where an empty one is taken away.
 * All else stays, since whoever sends a shorter form says nothing of it. D-33
 */
export function changesOf(sent: PreRegisterSubmitted): Partial<Told> {
  const told = toldOf(sent);
  const asked = fieldsOfLayout(preRegLayout(sent.pageVersion)).flatMap((field) => COLUMNS[field]);
  const hasWishes = sent.tagCodes !== undefined || sent.interestedProducts !== undefined;
  const columns: readonly (keyof Told)[] = [
    ...asked,
    // Tags and a product are chosen together.
    ...(hasWishes ? (['tag_codes', 'interested_products'] as const) : []),
    ...(asksForCards(sent) ? (['card_front', 'card_back'] as const) : []),
    ...(['page_version', 'entry_point', 'lead_source', 'visitor_id'] as const),
    ...(sent.sourceFrom === undefined ? [] : (['source_from'] as const)),
    ...(sent.entryType === undefined ? [] : (['entry_type'] as const)),
    ...(sent.promotionId === undefined ? [] : (['promotion_id'] as const)),
    ...(told.device_hash === null ? [] : (['device_hash'] as const)),
  ];
  return Object.fromEntries(columns.map((column) => [column, told[column]])) as Partial<Told>; // of those columns
}
