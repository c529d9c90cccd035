import type { Refusal } from '@fairhall/core/contract/dispatcher';
import type { RegistrationByColumn } from '@fairhall/core/contract/preregistration/form-fields';
import { REGISTRATION_RESTORE_MS } from '@fairhall/core/contract/preregistration/limits';
import type { StaffRegistration } from '@fairhall/core/contract/preregistration/staff-calls';
import { err, ok, type Result } from '@fairhall/core/result';
import type { Selectable } from 'kysely';
import type { CallContext } from '../call-context.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import { normalizeBadgeNumber } from './badge-number.ts';
import type { RegistrationRow } from './find-registration.ts';
import { mailBadge } from './mail-badge.ts';
import type { EndedContent, PreregistrationTables } from './preregistration.tables.ts';
import type { PreregistrationPorts, RegisteredExhibition } from './preregistration-ports.ts';
import { registrationSearchText } from './registration-search.ts';
import { exhibitionIn } from './resend-badges.ts';
import { staffRegistration } from './staff-registrations.ts';

type EndedRow = Selectable<PreregistrationTables['ended_registration']>;

interface RestoredRegistration {
  readonly registration: StaffRegistration;
  readonly wasMerged: boolean;
  readonly isMailed: boolean;
}

const ADDRESS_IN_USE: Refusal = { code: '409', message: 'preregistration.correct.taken' };

/**
 * Restores a registration that was cancelled or merged, by the number of its badge, which scanners accept again once
 * they have fetched the list of revoked numbers. Links in earlier emails stay invalid. D-94 D-31 D-33
 */
export async function restoreRegistration(
  ports: PreregistrationPorts,
  context: CallContext,
  exhibition: RegisteredExhibition,
  badgeNo: string,
): Promise<Result<RestoredRegistration, Refusal>> {
  const { database } = context;
  const { exhibitionId } = exhibition;
  const ended = await takeEnded(context, exhibitionId, badgeNo);
  if (ended === undefined) return err(NOT_FOUND);
  const { content, merged_into: keptBy } = ended;
  const row = await insertAgain(context, ended);
  if (row === undefined) return err(ADDRESS_IN_USE);
  const registrationId = row.registration_id;
  if (keptBy !== null) await undoMerge(context, keptBy, content);
  await ports.restoreScans(database, { registrationId, keptBy, scans: content.scans });
  await ports.restoreDraws(database, { registrationId, keptBy, draws: content.draws });
  await ports.restoreReissued(database, { exhibitionId, registrationId, badgeNos: content.reissued });
  await forgetLinks(database, content.links ?? []);
  await ports.restoreBadge(database, { exhibitionId, badgeNo: row.badge_no });
  const described = await exhibitionIn(ports, context, exhibition)(row);
  const mailed = await mailBadge(ports, context, { row, exhibition: described, causedBy: 'recipient' });
  return ok({ registration: staffRegistration(row), wasMerged: ended.was_merged, isMailed: mailed === 'queued' });
}

/** Removes the record of an ended registration and returns it: of two concurrent calls one succeeds. */
async function takeEnded(
  { database: { kysely }, now }: CallContext,
  exhibitionId: string,
  badgeNo: string,
): Promise<EndedRow | undefined> {
  return kysely
    .deleteFrom('ended_registration')
    .where('exhibition_id', '=', exhibitionId)
    .where('badge_no', '=', normalizeBadgeNumber(badgeNo))
    .where('ended_at', '>=', now - REGISTRATION_RESTORE_MS)
    .returningAll()
    .executeTakeFirst();
}

/** The registration is valid again, so its earlier links no longer say that it was cancelled. */
async function forgetLinks({ kysely }: CallContext['database'], links: readonly string[]): Promise<void> {
  if (links.length > 0) await kysely.deleteFrom('withdrawn_registration').where('token_hash', 'in', links).execute();
}

/** Undefined if the address, or the id of an imported row, is registered again. */
async function insertAgain(
  { database: { kysely }, now }: CallContext,
  { content: { row }, account_id }: EndedRow,
): Promise<RegistrationRow | undefined> {
  return (
    kysely
      .insertInto('preregistration')
      // The account may have been deleted since.
      .values({ ...row, account_id, changed: now, mailed_at: 0 })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
  );
}

/** Removes the values that the other registration got, unless somebody has changed them since. Hidden fields stay hidden. */
async function undoMerge(
  { database: { kysely }, now }: CallContext,
  keptBy: string,
  { changed }: EndedContent,
): Promise<void> {
  const kept = await kysely
    .selectFrom('preregistration')
    .selectAll()
    .where('registration_id', '=', keptBy)
    .forUpdate()
    .executeTakeFirst();
  if (kept === undefined) return;
  const values = Object.fromEntries(
    Object.entries(changed).flatMap(([column, { from, to }]) =>
      kept[column as keyof EndedContent['changed']] === to ? [[column, from]] : [],
    ),
  ) as Partial<RegistrationByColumn>; // columns of the registration
  if (Object.keys(values).length === 0) return;
  await kysely
    .updateTable('preregistration')
    .set({ ...values, search_text: registrationSearchText({ ...kept, ...values }), changed: now })
    .where('registration_id', '=', keptBy)
    .execute();
}
