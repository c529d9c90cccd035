import type { ParsedInputOf } from '@fairhall/core/contract/call';
import { toCanonicalJson } from '@fairhall/core/contract/canonical-json';
import { DEFAULT_TIME_ZONE } from '@fairhall/core/contract/supplier/limits';
import type { Profile, supplierProfile } from '@fairhall/core/contract/supplier/profile-calls';
import type { BusinessHours } from '@fairhall/core/contract/supplier/profile-limits';
import type { Queries } from '../db/database.ts';
import { hashSha256 } from '../identity/secrets.ts';
import { findContactDetails } from '../supplier-login/contact-details.ts';
import type { ProfilePorts } from './profile-ports.ts';
import { replyOf } from './reply-of.ts';

/** The saved part of a profile, without the version on which the edit is based. */
export type SavedProfile = Omit<ParsedInputOf<typeof supplierProfile.save>, 'version'>;

/**
 * A supplier's profile as its people see it, without the parts that depend on the reader; undefined if there is none.
 */
export async function findProfile(
  ports: ProfilePorts,
  database: Queries,
  supplierId: string,
): Promise<Omit<Profile, 'canEdit'> | undefined> {
  const entry = await ports.findCatalogueEntry(database, supplierId);
  if (entry === undefined) return undefined;
  const { texts, businessType, established, employees, ...others } = entry;
  const contact = await findContactDetails(database, supplierId);
  const saved: SavedProfile = { texts, businessType, established, employees, ...contact };
  return {
    ...saved,
    ...others,
    version: getProfileVersion(saved),
    timeZones: listTimeZones(contact.timeZone),
    reply: await replyOf(database, supplierId),
  };
}

/** Identifies the content of a profile: it changes with every edit, whoever makes it. */
export const getProfileVersion = (saved: SavedProfile): string => hashSha256(toCanonicalJson(saved)).slice(0, 32);

/** All time zones, including a chosen one that the current list no longer has. */
function listTimeZones(chosen: string): string[] {
  return [...new Set([DEFAULT_TIME_ZONE, ...Intl.supportedValuesOf('timeZone'), chosen])].sort();
}

/** The hours in which the supplier is available. */
export async function getOpeningHours(
  queries: Queries,
  supplierId: string,
): Promise<BusinessHours & { readonly timeZone: string }> {
  const { hours, timeZone } = await findContactDetails(queries, supplierId);
  return { ...hours, timeZone };
}
