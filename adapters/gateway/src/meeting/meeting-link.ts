import type { OutputOf } from '@fairhall/core/contract/call';
import type { Answer } from '@fairhall/core/contract/dispatcher';
import type { supplierMeeting } from '@fairhall/core/contract/meeting/supplier-calls';
import { err, ok } from '@fairhall/core/result';
import type { CallContext } from '../call-context.ts';
import { hashSha256 } from '../identity/secrets.ts';
import { listSupplierNames } from '../list-supplier-names.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import { hasStarted, saveAnswer } from './answer-meeting.ts';
import { createMeetingFacts } from './list-meetings.ts';
import type { MeetingPorts, MeetingRow } from './meeting-ports.ts';

type LinkStatus = OutputOf<typeof supplierMeeting.showLink>;

/** The request of a link and its status. Reading does not use the link up. D-30 THR-04 */
export async function showMeetingLink(ports: MeetingPorts, context: CallContext, token: string): Promise<LinkStatus> {
  const row = await findByLink(ports, context, token);
  if (row === undefined) return { state: 'unknown' };
  const facts = (await createMeetingFacts(ports, context, { rows: [row], days: 'calendar' }))(row);
  const [supplierName = ''] = await listSupplierNames(ports, context, [row.supplier_id]);
  const { exhibitionName, standNo, hall, date, slot, remark } = facts;
  const buyer = { contactName: row.contact_name, companyName: row.company_name, countryId: row.country_id };
  return {
    state: toLinkState(row, context),
    meeting: { supplierName, exhibitionName, standNo, hall, date, slot, remark, ...buyer },
  };
}

interface LinkAnswer {
  readonly token: string;
  readonly isAccepted: boolean;
  readonly reason?: string | undefined;
}

/**
 * Answers the request of a link, in the open transaction, with the email to the buyer. Of the links to one request, and
 * of several concurrent calls, the first one answers. D-30 THR-04
 */
export async function answerMeetingByLink(
  ports: MeetingPorts,
  context: CallContext,
  { token, ...answer }: LinkAnswer,
): Promise<Answer<OutputOf<typeof supplierMeeting.answerByLink>>> {
  const row = await findByLink(ports, context, token, true);
  if (row === undefined) return err(NOT_FOUND);
  const state = toLinkState(row, context);
  if (state === 'past') return err({ code: '409', message: 'meeting.past' });
  if (state !== 'open') return err({ code: '409', message: 'meeting.alreadyDecided' });
  return ok({ status: await saveAnswer(ports, context, row, answer) });
}

function toLinkState(row: MeetingRow, context: CallContext): Exclude<LinkStatus['state'], 'unknown'> {
  if (row.status !== 0) return DECIDED_STATES[row.status];
  return hasStarted(row, context) ? 'past' : 'open';
}

const DECIDED_STATES = { 1: 'accepted', 2: 'declined', 3: 'cancelled' } as const;

/**
 * The request of a link; undefined if there is no such link, or if its address no longer receives the supplier's emails:
 * that of a member who has left, or a contact address that was changed or that members have taken over from.
 */
async function findByLink(
  { listResponsiblePeople }: MeetingPorts,
  { database }: CallContext,
  token: string,
  isLocked = false,
): Promise<MeetingRow | undefined> {
  const { kysely } = database;
  const link = await kysely
    .selectFrom('meeting_link')
    .select(['booking_id', 'email_hash'])
    .where('token_hash', '=', hashSha256(token))
    .executeTakeFirst();
  if (link === undefined) return undefined;
  const rows = kysely.selectFrom('meeting_booking').selectAll().where('booking_id', '=', link.booking_id);
  const row = await (isLocked ? rows.forUpdate() : rows).executeTakeFirst();
  if (row === undefined) return undefined;
  const people = await listResponsiblePeople(database, row.supplier_id);
  return people.some(({ email }) => hashSha256(email) === link.email_hash) ? row : undefined;
}
