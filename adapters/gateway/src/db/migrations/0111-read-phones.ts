import { type Kysely, sql } from 'kysely';
import { convertImported } from '../imported-contents.ts';
import { convertPhones, convertStoredNumbers } from '../stored-phones.ts';

/**
 * Numbers that were stored as they were typed become country code and national number. What cannot be read stays as it is, and
 * `fairhall db phones` lists it. It reads as calls do now, not as they did when it was written: what a later reader makes of a
 * number is what that version reads, and reading once more changes nothing. D-10
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const told = { keepsOne: sql`before is not null`, convert: convertStoredNumbers };
  await convertImported(database, { kind: 'registration', present: REGISTRATIONS, ...told });
  await convertImported(database, { kind: 'invitation', present: INVITATIONS, ...told });
  await convertPhones(database);
}

const REGISTRATIONS = sql`
  select registration_id as id, json_build_object(
    'exhibitionId', exhibition_id, 'email', email, 'contactName', contact_name, 'companyName', company_name,
    'countryId', country_id, 'contactNumber', contact_number, 'dialingCode', dialing_code, 'whatsapp', whatsapp,
    'nationalityId', nationality_id, 'companyWebsite', company_website, 'jobTitle', job_title,
    'visitorType', visitor_type, 'participatePurpose', participate_purpose, 'tagCodes', tag_codes,
    'interestedProducts', interested_products, 'quantity', quantity, 'lang', lang
  ) as content from preregistration`;

const INVITATIONS = sql`select invitation_id as id, told as content from show_invitation`;
