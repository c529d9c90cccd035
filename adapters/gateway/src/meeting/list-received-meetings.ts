import type { OutputOf } from '@fairhall/core/contract/call';
import type { supplierMeeting } from '@fairhall/core/contract/meeting/supplier-calls';
import { getExhibitionDay } from '@fairhall/core/site/door-times';
import { type RawBuilder, sql } from 'kysely';
import { type CallContext, supplierOf } from '../call-context.ts';
import { hasStarted } from './answer-meeting.ts';
import { createMeetingFacts } from './list-meetings.ts';
import type { MeetingPorts, MeetingRow } from './meeting-ports.ts';

const PAGE_SIZE = 20;
/** The parts of the list, in its order. */
const DAYS = ['today', 'coming', 'past'] as const;

/**
 * The supplier's meeting requests: those of today at the venue, by time; then coming ones, the next first; then those of
 * past days, the latest first. D-30 THR-29
 */
export async function listReceivedMeetings(
  ports: MeetingPorts,
  context: CallContext,
  pageNo: number,
): Promise<OutputOf<typeof supplierMeeting.list>> {
  const meetings = context.database.kysely
    .selectFrom('meeting_booking')
    .where('supplier_id', '=', supplierOf(context).supplierId);
  const { total } = await meetings.select((by) => by.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const part = await buildPartSql(ports, context);
  const rows = await meetings
    .selectAll()
    .select(part.as('part'))
    .orderBy(part)
    .orderBy(sql`case when ${part} = 2 then -starts else starts end`)
    .orderBy('booking_id')
    .limit(PAGE_SIZE)
    .offset((pageNo - 1) * PAGE_SIZE)
    .execute();
  const facts = await createMeetingFacts(ports, context, { rows, days: 'calendar' });
  const records = rows.map((row: MeetingRow & { readonly part: number }) => ({
    ...facts(row),
    contactName: row.contact_name,
    companyName: row.company_name,
    countryId: row.country_id,
    day: DAYS[row.part] ?? 'past',
    hasStarted: hasStarted(row, context),
  }));
  return { records, total: Number(total), pageNo, pageSize: PAGE_SIZE };
}

/**
 * SQL for the place of a meeting in `DAYS`. Each exhibition has its own time zone. At one that no longer exists, no
 * meeting is of today.
 */
async function buildPartSql(ports: MeetingPorts, context: CallContext): Promise<RawBuilder<number>> {
  const { database, now } = context;
  const attended = await database.kysely
    .selectFrom('meeting_booking')
    .select('exhibition_id')
    .distinct()
    .where('supplier_id', '=', supplierOf(context).supplierId)
    .execute();
  const exhibitions = await ports.findExhibitionsByIds(
    context,
    attended.map(({ exhibition_id }) => exhibition_id),
  );
  const cases = exhibitions.map((exhibition) => {
    const today = getExhibitionDay(exhibition, now);
    return sql`when exhibition_id = ${exhibition.exhibitionId}
      then case when date = ${today} then 0 when date > ${today} then 1 else 2 end`;
  });
  const other = sql`case when starts > ${now} then 1 else 2 end`;
  return cases.length === 0
    ? sql<number>`(${other})`
    : sql<number>`(case ${sql.join(cases, sql` `)} else ${other} end)`;
}
