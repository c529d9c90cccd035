import type { PreRegisterSubmitted } from '@fairhall/core/contract/preregistration';
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
