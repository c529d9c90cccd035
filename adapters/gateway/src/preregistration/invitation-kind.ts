import { normalizeEmail } from '@fairhall/core/forms/email';
import {
  type ImportedRegistration,
  registrationCells,
  registrationFrom,
} from '@fairhall/core/preregistration/registration-row';
import { sql } from 'kysely';
import type { CallContext } from '../call-context.ts';
import type { Queries, Transaction } from '../db/database.ts';
import { hashSha256 } from '../identity/secrets.ts';
import type { Change, ImportContext, KindOfImport, NamedRow } from '../import-kind.ts';
import { dropWaiting } from '../mail/outbox.ts';
import { mailShowInvitation, showInvitationEvent } from './mail-show-invitation.ts';
import type { PreregistrationPorts, RegisteredExhibition } from './preregistration-ports.ts';
import { EMPTY_FIELDS } from './registration-columns.ts';

/**
 * Imports the people whom the organiser invites, identified by exhibition and address. Each person gets one email only,
 * whichever file contains them. D-88 REL-07
 */
export const invitationKind = (ports: PreregistrationPorts): KindOfImport<ImportedRegistration> => ({
  identifyRows: async (_, rows) =>
    rows.map((cells) => {
      const [email, exhibitionId] = [cells.cell('email', 1_000) ?? '', cells.cell('exhibition', 64) ?? ''];
      const isNamed = email !== '' && exhibitionId !== '';
      return { key: '', objectId: isNamed ? createInvitationId(exhibitionId, email) : '' };
    }),
  read: readInvitations,
  findHidden: async () => new Set(),
  resolveRows: (transaction, rows, importContext) => resolveInvitations(ports, { transaction, importContext }, rows),
  write: (transaction, changes, now, context) =>
    writeInvitations(ports, { ...context, database: transaction, now }, changes),
  findInUse: findInvitationsInUse,
  toCells: (_, invitation) => registrationCells(invitation, ports.getCountryCode),
  listIdsAfter: async ({ kysely }, after, limit) => {
    const rows = kysely.selectFrom('show_invitation').select('invitation_id').where('invitation_id', '>', after);
    return (await rows.orderBy('invitation_id').limit(limit).execute()).map((row) => row.invitation_id);
  },
});

const createInvitationId = (exhibitionId: string, email: string): string =>
  `I${BigInt(`0x${hashSha256(`invitation|${exhibitionId}|${normalizeEmail(email)}`).slice(0, 15)}`)}`;

async function readInvitations(
  { kysely }: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ImportedRegistration>> {
  if (ids.length === 0) return new Map();
  const rows = await kysely.selectFrom('show_invitation').selectAll().where('invitation_id', 'in', ids).execute();
  // Invitations that were stored before a field existed lack that field.
  return new Map(rows.map(({ invitation_id, told }) => [invitation_id, { ...EMPTY_FIELDS, ...told }]));
}

/** Skips people who are already registered there or do not want such emails. */
async function resolveInvitations(
  ports: PreregistrationPorts,
  { transaction, importContext }: { readonly transaction: Transaction; readonly importContext: ImportContext },
  rows: readonly NamedRow[],
) {
  const exhibitions = new Map<string, RegisteredExhibition | undefined>();
  for (const id of new Set(rows.map(({ cells }) => cells.cell('exhibition', 64) ?? '')))
    exhibitions.set(id, id === '' ? undefined : await ports.exhibitionToRegister(importContext.context, id));
  const emails = [...new Set(rows.map(({ cells }) => normalizeEmail(cells.cell('email', 1_000) ?? '')))];
  const found = await sql<{ place: string; badgeNo: string }>`
    select exhibition_id || ' ' || lower(email) as place, badge_no as "badgeNo"
    from preregistration where lower(email) = any(${emails}::text[])`.execute(transaction.kysely);
  const registered = new Map(found.rows.map(({ place, badgeNo }) => [place, badgeNo]));
  const unwanted = new Set<string>();
  for (const email of emails) if (!(await ports.hasNewsConsent(transaction, email))) unwanted.add(email);
  return ({ cells }: NamedRow, before: ImportedRegistration | undefined): ImportedRegistration => {
    const exhibitionId = cells.cell('exhibition', 64) ?? '';
    const exhibition = exhibitions.get(exhibitionId);
    if (exhibitionId !== '' && exhibition === undefined)
      cells.reportProblem('exhibition', 'unknownId', { value: exhibitionId });
    if (exhibition?.isOpen === false) cells.reportProblem('exhibition', 'over');
    const invitation = registrationFrom(cells, before, {
      industry: exhibition?.industry ?? null,
      getCountryId: ports.getCountryId,
      getDialingCode: ports.getDialingCode,
      asksForAll: false,
    });
    const email = normalizeEmail(invitation.email);
    const badgeNo = registered.get(`${exhibitionId} ${email}`);
    if (badgeNo !== undefined) cells.reportProblem('email', 'registered', { value: badgeNo });
    if (unwanted.has(email)) cells.reportProblem('email', 'unsubscribed');
    return invitation;
  };
}

async function writeInvitations(
  ports: PreregistrationPorts,
  context: CallContext & { readonly database: Transaction },
  changes: readonly Change<ImportedRegistration>[],
): Promise<readonly string[]> {
  const { database, now } = context;
  for (const { id, before, after } of changes) {
    if (after === undefined) {
      await database.kysely.deleteFrom('show_invitation').where('invitation_id', '=', id).execute();
      await dropWaiting(database, showInvitationEvent(id));
    } else if (before === undefined) {
      const row = { invitation_id: id, exhibition_id: after.exhibitionId, email: after.email, created: now };
      const told = JSON.stringify(after);
      await database.kysely
        .insertInto('show_invitation')
        .values({ ...row, told })
        .execute();
      await mailShowInvitation(ports, context, id, after);
    } else {
      const told = JSON.stringify(after);
      await database.kysely.updateTable('show_invitation').set({ told }).where('invitation_id', '=', id).execute();
    }
  }
  return [];
}

/** Invitations whose email has been sent; they can no longer be withdrawn. */
async function findInvitationsInUse({ kysely }: Transaction, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const events = ids.map(showInvitationEvent);
  const rows = await sql<{ event: string }>`
    select dedupe_key as event from outbox where dedupe_key = any(${events}::text[]) and state in ('waiting', 'postponed')
      and attempts = 0`.execute(kysely);
  const waiting = new Set(rows.rows.map(({ event }) => event));
  return new Set(ids.filter((id) => !waiting.has(showInvitationEvent(id))));
}
