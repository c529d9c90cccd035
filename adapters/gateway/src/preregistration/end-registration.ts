import { REGISTRATION_RESTORE_MS } from '@fairhall/core/contract/preregistration/limits';
import { sql } from 'kysely';
import type { CallContext } from '../call-context.ts';
import type { Queries } from '../db/database.ts';
import { createRandomId } from '../identity/secrets.ts';
import { dropWaiting } from '../mail/outbox.ts';
import type { RegistrationRow } from './find-registration.ts';
import type { ChangedValues, EndedContent } from './preregistration.tables.ts';
import type { PreregistrationPorts } from './preregistration-ports.ts';

/** A registration that continues another one. */
interface Merge {
  readonly into: RegistrationRow;
  readonly changed: ChangedValues;
}

interface EndedRegistration {
  /** How many exhibitors' scans another registration got. */
  readonly scans: number;
  readonly restorableUntil: number;
}

/**
 * Ends a registration in the open transaction: revokes its badge and moves it, with everything that hangs on it, to
 * where it can be restored from. With `merge`, the other registration gets its scans, its draws and its earlier numbers.
 * Undefined if another request has ended it or changed its number. D-31 D-33
 */
export async function endRegistration(
  ports: PreregistrationPorts,
  { database, now }: Pick<CallContext, 'database' | 'now'>,
  { registration_id: from, exhibition_id: exhibitionId, badge_no: badgeNo }: RegistrationRow,
  merge?: Merge,
): Promise<EndedRegistration | undefined> {
  const row = await database.kysely
    .selectFrom('preregistration')
    .selectAll()
    .where('registration_id', '=', from)
    .where('badge_no', '=', badgeNo)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const to = merge?.into.registration_id ?? null;
  const scans = await ports.moveScans(database, from, to);
  const content: EndedContent = {
    row,
    scans,
    draws: await ports.moveDraws(database, from, to),
    reissued: await ports.moveReissued(database, from, to),
    links: merge === undefined ? await endLinks({ database, now }, row) : [],
    changed: merge?.changed ?? {},
  };
  await database.kysely.deleteFrom('preregistration').where('registration_id', '=', from).execute();
  await database.kysely
    .insertInto('ended_registration')
    .values({
      ended_id: createRandomId(),
      registration_id: from,
      exhibition_id: exhibitionId,
      badge_no: badgeNo,
      email: row.email,
      account_id: row.account_id,
      merged_into: to,
      was_merged: merge !== undefined,
      content: JSON.stringify(content),
      ended_at: now,
    })
    .execute();
  await ports.revokeBadge(database, { exhibitionId, badgeNo, ...(to !== null && { registrationId: to }) }, now);
  await dropWaiting(database, `preregistration.${from}.`);
  return { scans: to === null ? 0 : scans.length, restorableUntil: now + REGISTRATION_RESTORE_MS };
}

/** Stores the hashes of a cancelled registration's links, so that the links say that it was cancelled. */
export async function endLinks(
  { database: { kysely }, now }: Pick<CallContext, 'database' | 'now'>,
  { registration_id: registrationId }: Pick<RegistrationRow, 'registration_id'>,
): Promise<readonly string[]> {
  const { rows } = await sql<{ token_hash: string }>`
    insert into withdrawn_registration (token_hash, exhibition_id, created)
    select token_hash, exhibition_id, ${now}::bigint from pretoken where registration_id = ${registrationId}
    returning token_hash`.execute(kysely);
  return rows.map(({ token_hash }) => token_hash);
}

/** Deletes ended registrations that can no longer be restored, and releases their pictures for the clean-up of files. */
export async function removeEndedRegistrations({ kysely }: Queries, now: number): Promise<void> {
  const deleted = await kysely
    .deleteFrom('ended_registration')
    .where('ended_at', '<', now - REGISTRATION_RESTORE_MS)
    .returning('registration_id')
    .execute();
  await releaseFiles(
    { kysely },
    deleted.map(({ registration_id }) => registration_id),
  );
}

/** Releases the pictures of registrations that no longer exist, unless one has the same id again. */
export async function releaseFiles({ kysely }: Pick<Queries, 'kysely'>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`update file set adopted_by = null, adopted_at = null where adopted_by = any(${ids}::text[])
    and not exists (select from preregistration where registration_id = adopted_by)`.execute(kysely);
}
