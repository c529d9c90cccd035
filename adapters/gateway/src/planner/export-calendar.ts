import type { Answer } from '@fairhall/core/contract/dispatcher';
import type { Exhibition } from '@fairhall/core/contract/exhibition/calls';
import { MEETING_MINUTES, type MeetingStatus } from '@fairhall/core/contract/meeting/limits';
import type { PlannerItem } from '@fairhall/core/contract/planner/calls';
import { STOP_MINUTES } from '@fairhall/core/contract/planner/limits';
import { isDayOf } from '@fairhall/core/planner/planned-time';
import { err, ok } from '@fairhall/core/result';
import { getFormat } from '@fairhall/core/site/format';
import { toExhibitionMoment } from '@fairhall/core/site/opening-hours';
import { ICalEventStatus } from 'ical-generator';
import { buyerOf, type CallContext } from '../call-context.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import { type Revision, writeCalendar } from '../write-calendar.ts';
import { listItems } from './list-items.ts';
import type { PlannerPorts } from './planner-ports.ts';

const DAY = 86_400_000;
const MINUTE_MS = 60_000;

/**
 * The status in the calendar file (RFC 5545 3.8.1.11): a calendar that already has a meeting removes it if it was
 * cancelled or rejected. D-30
 */
const STATUS: Readonly<Record<MeetingStatus, ICalEventStatus>> = {
  0: ICalEventStatus.TENTATIVE,
  1: ICalEventStatus.CONFIRMED,
  2: ICalEventStatus.CANCELLED,
  3: ICalEventStatus.CANCELLED,
};

interface CalendarFile {
  readonly fileName: string;
  readonly text: string;
}

/**
 * The buyer's plan of an exhibition as a calendar file. Stops with a time are events of their own, and so are meetings,
 * including cancelled ones. One all-day event over the whole exhibition lists the other stops, with their days if they
 * have one, and the samples that are still to be picked up. All entries contain the location of the stands. D-28 D-30
 */
export async function exportCalendar(
  ports: PlannerPorts,
  context: CallContext,
  exhibitionId: string,
): Promise<Answer<CalendarFile>> {
  const [exhibition] = await ports.findExhibitionsByIds(context, [exhibitionId]);
  if (exhibition === undefined) return err(NOT_FOUND);
  const texts = ports.texts.of(context.lang);
  const createUid = (name: string) => `${name}@${ports.calendarHost}`;
  const stamp = new Date(context.now);
  const items = (await listItems(ports, context, exhibitionId)).map((item) => addStart(exhibition, item));
  const revisions = await findRevisions(context, exhibitionId);
  const wholeShow = {
    id: createUid(`planner-${exhibitionId}`),
    stamp,
    allDay: true,
    start: new Date(exhibition.inshowStartDate),
    end: new Date(Date.parse(exhibition.inshowEndDate) + DAY), // the first day after it
    summary: texts.text('planner.calendar.summary', { name: exhibition.name }),
    location: exhibition.location,
    description: (await listUntimedLines(ports, context, exhibitionId, items)).join('\n'),
    revisions: [revisions.exhibition, revisions.plan],
  };
  const stops = items.flatMap(({ starts, ...item }) =>
    starts === null
      ? []
      : {
          id: createUid(`stop-${item.id}`),
          stamp,
          start: new Date(starts),
          end: new Date(starts + STOP_MINUTES * MINUTE_MS),
          summary: texts.text('planner.calendar.stop', { name: item.supplierName }),
          location: formatLocation(item, exhibition),
          description: [item.goodsName, item.remark].filter((line) => line !== '').join('\n'),
          revisions: [revisions.exhibition, revisions.stops.get(item.id) ?? revisions.plan],
        },
  );
  const meetings = (await ports.listPlannedMeetings(context, exhibitionId)).map(({ starts, ...meeting }) => ({
    id: createUid(`meeting-${meeting.bookingId}`),
    stamp,
    start: new Date(starts),
    end: new Date(starts + MEETING_MINUTES * MINUTE_MS),
    summary: texts.text('planner.calendar.meeting', { name: meeting.supplierName }),
    location: formatLocation(meeting, exhibition),
    status: STATUS[meeting.status],
    revisions: [revisions.exhibition, meeting],
  }));
  const text = writeCalendar('Planner', [wholeShow, ...stops, ...meetings]);
  return ok({ fileName: `planner-${exhibitionId}.ics`, text });
}

interface PlanRevisions {
  readonly exhibition: Revision;
  /** The revision of the whole plan; it also counts added and removed items. */
  readonly plan: Revision;
  /** By the ids of the planned items. */
  readonly stops: ReadonlyMap<string, Revision>;
}

async function findRevisions(context: CallContext, exhibitionId: string): Promise<PlanRevisions> {
  const { accountId } = buyerOf(context);
  const { kysely } = context.database;
  const show = await kysely
    .selectFrom('exhibition')
    .select(['revision', 'stands_revision', 'changed'])
    .where('exhibition_id', '=', exhibitionId)
    .executeTakeFirstOrThrow();
  const exhibition = { revision: show.revision + show.stands_revision, changed: Number(show.changed) };
  const plan = await kysely
    .selectFrom('plan_revision')
    .select(['revision', 'changed'])
    .where('account_id', '=', accountId)
    .where('exhibition_id', '=', exhibitionId)
    .executeTakeFirst();
  const stops = await kysely
    .selectFrom('planner_item')
    .select(['item_id', 'revision', 'changed'])
    .where('account_id', '=', accountId)
    .where('exhibition_id', '=', exhibitionId)
    .execute();
  const toRevision = (row: Revision): Revision => ({ revision: row.revision, changed: Number(row.changed) });
  return {
    exhibition,
    // The plan is still empty.
    plan: plan === undefined ? { revision: 0, changed: exhibition.changed } : toRevision(plan),
    stops: new Map(stops.map((row) => [row.item_id, toRevision(row)])),
  };
}

/**
 * Adds the day of a stop, '' if it is not a day of the exhibition, and its start in epoch milliseconds, null if the
 * buyer gave no time.
 */
function addStart(show: Exhibition, item: PlannerItem) {
  const { day = '', time } = item;
  if (!isDayOf(show, day)) return { ...item, day: '', starts: null };
  return { ...item, day, starts: time === undefined ? null : toExhibitionMoment(show, day, time) };
}

/** Lines for everything without a time: stops, with their day if they have one, and samples. */
async function listUntimedLines(
  ports: PlannerPorts,
  context: CallContext,
  exhibitionId: string,
  items: readonly ReturnType<typeof addStart>[],
): Promise<readonly string[]> {
  const texts = ports.texts.of(context.lang);
  const formatDayLine = (day: string, what: string) =>
    day === '' ? what : texts.text('planner.calendar.onDay', { day: getFormat(context.lang).date(day), what });
  const stops = items.filter(({ starts }) => starts === null).map((item) => formatDayLine(item.day, formatLine(item)));
  const samples = (await ports.listSamples(context, exhibitionId)).filter(({ isCollected }) => !isCollected);
  const pickUps = samples.map((sample) =>
    texts.text('planner.calendar.sample', { what: formatLine({ ...sample, remark: '' }) }),
  );
  return [...stops, ...pickUps];
}

type Stand = Pick<PlannerItem, 'hall' | 'standNo'>;

/** "H1 A12, Istanbul Expo Center"; without a stand only the exhibition's venue. */
const formatLocation = ({ hall, standNo }: Stand, { location }: Exhibition): string =>
  standNo === '' ? location : `H${hall} ${standNo}, ${location}`;

type Line = Stand & Pick<PlannerItem, 'supplierName' | 'goodsName' | 'remark'>;

/** "H1 A12 Meghna Knit Apparel · Polo shirt: ask for the price" */
const formatLine = ({ hall, standNo, supplierName, goodsName, remark }: Line): string => {
  const standLabel = standNo === '' ? '' : `H${hall} ${standNo} `;
  const what = [supplierName, goodsName].filter((name) => name !== '').join(' · ');
  return `${standLabel}${what}${remark === '' ? '' : `: ${remark.replaceAll(/\s+/g, ' ')}`}`;
};
