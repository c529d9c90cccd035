import type { ParsedInputOf } from '@fairhall/core/contract/call';
import { canonicalJson } from '@fairhall/core/contract/canonical-json';
import { DEFAULT_TIME_ZONE } from '@fairhall/core/contract/supplier/limits';
import type { Profile, supplierProfile } from '@fairhall/core/contract/supplier/profile-calls';
import { type BusinessHours, DEFAULT_HOURS } from '@fairhall/core/contract/supplier/profile-limits';
import type { Queries } from '../db/database.ts';
import { sha256 } from '../identity/secrets.ts';
import type { ProfilePorts } from './profile-ports.ts';
import { replyOf } from './reply-of.ts';

/** What is saved of a profile, without the version that it was read at. */
export type SavedProfile = Omit<ParsedInputOf<typeof supplierProfile.save>, 'version'>;

/** The profile of a supplier as its people may read it, but for what depends on the reader; undefined where there is none. */
export async function profileOf(
  ports: ProfilePorts,
  database: Queries,
  supplierId: string,
): Promise<Omit<Profile, 'canEdit'> | undefined> {
  const entry = await ports.ownWordsOf(database, supplierId);
  if (entry === undefined) return undefined;
  const { texts, businessType, established, employees, ...others } = entry;
  const contact = await reachOf(database, supplierId);
  const saved: SavedProfile = { texts, businessType, established, employees, ...contact };
  return {
    ...saved,
    ...others,
    version: versionOf(saved),
    timeZones: zonesWith(contact.timeZone),
    reply: await replyOf(database, supplierId),
  };
}

/** Names what a profile says: another as soon as anything of it is another, whoever has changed it. */
export const versionOf = (saved: SavedProfile): string => sha256(canonicalJson(saved)).slice(0, 32);

/** How a supplier is reached and when, with what holds where nothing was set. */
export async function reachOf(
  { kysely }: Queries,
  supplierId: string,
): Promise<Pick<SavedProfile, 'email' | 'lang' | 'timeZone' | 'hours'>> {
  const row = await kysely
    .selectFrom('supplier_contact')
    .select(['email', 'lang', 'time_zone', 'days', 'opens', 'closes'])
    .where('supplier_id', '=', supplierId)
    .executeTakeFirst();
  if (row === undefined) return { email: '', lang: '', timeZone: DEFAULT_TIME_ZONE, hours: copied(DEFAULT_HOURS) };
  const { email, lang, time_zone, days, opens, closes } = row;
  return { email, lang, timeZone: time_zone || DEFAULT_TIME_ZONE, hours: { days: [...days], opens, closes } };
}

const copied = ({ days, ...others }: typeof DEFAULT_HOURS) => ({ days: [...days], ...others });

/** What there is to choose from, with what was chosen before names changed. */
function zonesWith(chosen: string): string[] {
  return [...new Set([DEFAULT_TIME_ZONE, ...Intl.supportedValuesOf('timeZone'), chosen])].sort();
}

/** When somebody of a supplier is there. */
export async function openingOf(
  queries: Queries,
  supplierId: string,
): Promise<BusinessHours & { readonly timeZone: string }> {
  const { hours, timeZone } = await reachOf(queries, supplierId);
  return { ...hours, timeZone };
}
