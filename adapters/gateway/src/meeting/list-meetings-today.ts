import type { MeetingToday } from '@fairhall/core/contract/supplier/home-calls';
import { getZoneDay } from '@fairhall/core/site/zone-day';
import { type CallContext, supplierOf } from '../call-context.ts';
import { countWaitingMeetings } from './count-waiting-meetings.ts';
import type { MeetingPorts } from './meeting-ports.ts';

/** Within this time of now lies the whole present day of every time zone. */
const DAY_AROUND = 129_600_000;
/** More half hours than a day has. */
const MAX_MEETINGS = 100;

interface MeetingsOfHome {
  /** Requests for the future that wait for an answer. */
  readonly waiting: number;
  readonly today: MeetingToday[];
}

/**
 * The requests that wait for the caller's supplier, and its meetings of the present day at their venues. A request that
 * nobody answered in time is neither. D-30
 */
export async function listMeetingsToday(
  ports: Pick<MeetingPorts, 'findExhibitionsByIds'>,
  context: CallContext,
): Promise<MeetingsOfHome> {
  const { database, now } = context;
  const ofSupplier = database.kysely
    .selectFrom('meeting_booking')
    .where('supplier_id', '=', supplierOf(context).supplierId);
  const waiting = await countWaitingMeetings(context);
  const rows = await ofSupplier
    .selectAll()
    .where((by) => by.or([by('status', '=', 1), by.and([by('status', '=', 0), by('starts', '>', now)])]))
    .where('starts', '>', now - DAY_AROUND)
    .where('starts', '<', now + DAY_AROUND)
    .orderBy('starts')
    .limit(MAX_MEETINGS)
    .execute();
  const ids = [...new Set(rows.map((row) => row.exhibition_id))];
  const exhibitions = ids.length === 0 ? [] : await ports.findExhibitionsByIds(context, ids);
  const zones = new Map(exhibitions.map(({ exhibitionId, timeZone }) => [exhibitionId, timeZone]));
  const isToday = ({ exhibition_id, starts }: (typeof rows)[number]) => {
    const zone = zones.get(exhibition_id) ?? 'UTC';
    return getZoneDay(zone, Number(starts)) === getZoneDay(zone, now);
  };
  const today = rows.filter(isToday).map((row) => ({
    bookingId: row.booking_id,
    starts: Number(row.starts),
    slot: row.slot,
    status: row.status === 1 ? (1 as const) : (0 as const),
    remark: row.remark,
    contactName: row.contact_name,
    companyName: row.company_name,
    countryId: row.country_id,
    standNo: row.stand_no,
    hall: row.hall,
  }));
  return { waiting: Number(waiting), today };
}
