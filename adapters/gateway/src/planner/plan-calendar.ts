import type { Answer } from '@fairhall/core/contract/dispatcher';
import type { Exhibition } from '@fairhall/core/contract/exhibition';
import { MEETING_MINUTES } from '@fairhall/core/contract/meeting-limits';
import type { PlannerItem } from '@fairhall/core/contract/planner';
import { STOP_MINUTES } from '@fairhall/core/contract/planner-limits';
import { momentOf } from '@fairhall/core/meeting/slots';
import { isDayOf } from '@fairhall/core/planner/planned-time';
import { err, ok } from '@fairhall/core/result';
import { formatFor } from '@fairhall/core/site/format';
import { ICalCalendar } from 'ical-generator';
import type { CallContext } from '../call-context.ts';
import { NOT_FOUND } from '../wire/refused.ts';
import { ownItems } from './own-items.ts';
import type { PlannerPorts } from './planner-ports.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;

interface CalendarFile {
  readonly fileName: string;
  readonly text: string;
}

/**
 * The buyer's plan of an exhibition for a calendar. Stops with a time are events of their own, as meetings are. The others are
 * one entry over the whole days of the show, those that have a day with it, and with the samples to fetch. D-28 D-30
 */
export async function planCalendar(
  ports: PlannerPorts,
  context: CallContext,
  exhibitionId: string,
): Promise<Answer<CalendarFile>> {
  const [exhibition] = await ports.exhibitionsByIds(context, [exhibitionId]);
  if (exhibition === undefined) return err(NOT_FOUND);
  const texts = ports.texts.of(context.lang);
  const uid = (name: string) => `${name}@${new URL(ports.pagesUrl).hostname}`;
  const stamp = new Date(context.now);
  const items = (await ownItems(ports, context, exhibitionId)).map((item) => timed(exhibition, item));
  const calendar = new ICalCalendar({ prodId: { company: 'Fairhall', product: 'Planner' } });
  calendar.createEvent({
    ...{ id: uid(`planner-${exhibitionId}`), stamp, allDay: true, start: new Date(exhibition.inshowStartDate) },
    end: new Date(Date.parse(exhibition.inshowEndDate) + DAY), // the first day after it
    summary: texts.text('planner.calendar.summary', { name: exhibition.name }),
    location: exhibition.location,
    description: (await untimedLines(ports, context, exhibitionId, items)).join('\n'),
  });
  for (const { starts, ...item } of items)
    if (starts !== null)
      calendar.createEvent({
        ...{
          id: uid(`stop-${item.id}`),
          stamp,
          start: new Date(starts),
          end: new Date(starts + STOP_MINUTES * MINUTE),
        },
        summary: texts.text('planner.calendar.stop', { name: item.supplierName }),
        location: placeOf(item, exhibition),
        description: [item.goodsName, item.remark].filter((line) => line !== '').join('\n'),
      });
  for (const { starts, ...meeting } of await ports.plannedMeetings(context, exhibitionId))
    calendar.createEvent({
      ...{ id: uid(`meeting-${meeting.bookingId}`), stamp },
      ...{ start: new Date(starts), end: new Date(starts + MEETING_MINUTES * MINUTE) },
      summary: texts.text('planner.calendar.meeting', { name: meeting.supplierName }),
      location: placeOf(meeting, exhibition),
    });
  return ok({ fileName: `planner-${exhibitionId}.ics`, text: calendar.toString() });
}

/** A stop with its day, '' where it has none of the show's, and when it begins, in epoch milliseconds, null where nobody said. */
function timed({ timeZone, ...show }: Exhibition, item: PlannerItem) {
  const { day = '', time } = item;
  if (!isDayOf(show, day)) return { ...item, day: '', starts: null };
  return { ...item, day, starts: time === undefined ? null : momentOf(timeZone, day, time) };
}

/** What has no time of its own: stops, with their day where they have one, and samples. */
async function untimedLines(
  ports: PlannerPorts,
  context: CallContext,
  exhibitionId: string,
  items: readonly ReturnType<typeof timed>[],
): Promise<readonly string[]> {
  const texts = ports.texts.of(context.lang);
  const onDay = (day: string, what: string) =>
    day === '' ? what : texts.text('planner.calendar.onDay', { day: formatFor(context.lang).date(day), what });
  const stops = items.filter(({ starts }) => starts === null).map((item) => onDay(item.day, lineOf(item)));
  const samples = (await ports.bookedSamples(context, exhibitionId)).map((sample) =>
    texts.text('planner.calendar.sample', { what: lineOf({ ...sample, remark: '' }) }),
  );
  return [...stops, ...samples];
}

type Stand = Pick<PlannerItem, 'hall' | 'standNo'>;

/** "H1 A12, Istanbul Expo Center"; without a stand the show's place alone. */
const placeOf = ({ hall, standNo }: Stand, { location }: Exhibition): string =>
  standNo === '' ? location : `H${hall} ${standNo}, ${location}`;

type Line = Stand & Pick<PlannerItem, 'supplierName' | 'goodsName' | 'remark'>;

/** "H1 A12 Meghna Knit Apparel · Polo shirt: ask for the price" */
const lineOf = ({ hall, standNo, supplierName, goodsName, remark }: Line): string => {
  const place = standNo === '' ? '' : `H${hall} ${standNo} `;
  const what = [supplierName, goodsName].filter((name) => name !== '').join(' · ');
  return `${place}${what}${remark === '' ? '' : `: ${remark.replaceAll(/\s+/g, ' ')}`}`;
};
