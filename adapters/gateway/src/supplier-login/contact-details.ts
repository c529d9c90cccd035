import type { ParsedInputOf } from '@fairhall/core/contract/call';
import { DEFAULT_TIME_ZONE } from '@fairhall/core/contract/supplier/limits';
import type { supplierProfile } from '@fairhall/core/contract/supplier/profile-calls';
import type { ProfileFieldIn } from '@fairhall/core/contract/supplier/profile-fields';
import { DEFAULT_HOURS } from '@fairhall/core/contract/supplier/profile-limits';
import type { Queries } from '../db/database.ts';

type ContactDetails = Pick<ParsedInputOf<typeof supplierProfile.save>, ProfileFieldIn<'contact'> | 'hours'>;

/** A supplier's contact address, language, time zone and hours, with defaults for missing settings. */
export async function findContactDetails({ kysely }: Queries, supplierId: string): Promise<ContactDetails> {
  const row = await kysely
    .selectFrom('supplier_contact')
    .select(['email', 'lang', 'time_zone', 'days', 'opens', 'closes'])
    .where('supplier_id', '=', supplierId)
    .executeTakeFirst();
  if (row === undefined) return { email: '', lang: '', timeZone: DEFAULT_TIME_ZONE, hours: copyHours(DEFAULT_HOURS) };
  const { email, lang, time_zone, days, opens, closes } = row;
  return { email, lang, timeZone: time_zone || DEFAULT_TIME_ZONE, hours: { days: [...days], opens, closes } };
}

const copyHours = ({ days, ...others }: typeof DEFAULT_HOURS) => ({ days: [...days], ...others });
