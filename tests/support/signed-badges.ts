import type { BadgePayload } from '@fairhall/core/badge/badge-payload';
import { signBadgeText } from '@fairhall/core/badge/badge-signature';
import { badgeSigner } from '@fairhall/gateway/badge/badge-signer';
import type { Database } from '@fairhall/gateway/db/database';
import { insertRegistration } from './registrations.ts';

type Registration = Parameters<typeof insertRegistration>[1];

/** The text of a badge's code, signed by the exhibition that it names. */
export async function signBadge(
  database: Pick<Database, 'kysely'>,
  payload: BadgePayload & { readonly exhibitionId: string },
): Promise<string> {
  return signBadgeText(payload, await badgeSigner(database as Database, payload.exhibitionId, Date.now()));
}

let badges = 0;

/** Inserts a registration for an exhibition; returns it with the text of the visitor's badge code. */
export async function insertBadge(
  database: Pick<Database, 'kysely'>,
  registration: Omit<Registration, 'exhibitionId'> & { readonly exhibitionId: string },
): Promise<{ readonly registrationId: string; readonly badgeNo: string; readonly text: string }> {
  badges += 1;
  const badgeNo = `TEX${Date.now().toString(36).toUpperCase()}${badges}`;
  const { exhibitionId, mark } = registration;
  const change = { badge_no: badgeNo, ...registration.change };
  const registrationId = await insertRegistration(database, { ...registration, change });
  return { registrationId, badgeNo, text: await signBadge(database, { exhibitionId, badgeNo, contactName: mark }) };
}
