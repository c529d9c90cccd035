import type { Database } from '@fairhall/gateway/db/database';
import type { Tables } from '@fairhall/gateway/db/tables';
import { createRandomId, hashSha256 } from '@fairhall/gateway/identity/secrets';
import { toFieldColumns } from '@fairhall/gateway/preregistration/registration-columns';
import { registrationSearchText } from '@fairhall/gateway/preregistration/registration-search';
import type { Insertable } from 'kysely';

interface RegistrationToInsert {
  readonly accountId: string | null;
  readonly email: string;
  /** A word that occurs in the registration's fields. */
  readonly mark: string;
  readonly exhibitionId?: string;
  /** The token in the link of its email. */
  readonly token?: string;
  readonly change?: Partial<Insertable<Tables['preregistration']>>;
}

/** Inserts a registration for an exhibition, with the link of its email. Returns the record's id. */
export async function insertRegistration(
  { kysely }: Pick<Database, 'kysely'>,
  { accountId, email, mark, exhibitionId = '1001', token = createRandomId(), change = {} }: RegistrationToInsert,
): Promise<string> {
  const [registrationId, now] = [createRandomId(), Date.now()];
  const searched = { email, contact_name: `${mark} contact`, company_name: `${mark} company`, ...change };
  await kysely
    .insertInto('preregistration')
    .values({
      search_text: registrationSearchText(searched),
      ...toFieldColumns({ countryId: '356', dialingCode: '91', contactNumber: '9847012345' }),
      registration_id: registrationId,
      exhibition_id: exhibitionId,
      badge_no: createRandomId(),
      email,
      account_id: accountId,
      contact_name: `${mark} contact`,
      company_name: `${mark} company`,
      source_from: '',
      card_front: '',
      card_back: '',
      page_version: 9,
      entry_point: 3,
      entry_type: null,
      lead_source: 1,
      promotion_id: null,
      visitor_id: '',
      visitor: null,
      device_hash: null,
      lang: 'en',
      site_id: 999,
      address: '192.0.2.1',
      created: now,
      changed: now,
      ...change,
    })
    .execute();
  const link = { registration_id: registrationId, exhibition_id: exhibitionId, created: now };
  await kysely
    .insertInto('pretoken')
    .values({ ...link, token_hash: hashSha256(token) })
    .execute();
  return registrationId;
}
