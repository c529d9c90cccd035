import type { Answer } from '@fairhall/core/contract/dispatcher';
import { MEETING_MINUTES } from '@fairhall/core/contract/meeting-limits';
import type { PlannerItem } from '@fairhall/core/contract/planner';
import { err, ok } from '@fairhall/core/result';
import { ICalCalendar } from 'ical-generator';
import type { CallContext } from '../call-context.ts';
import { NOT_FOUND } from '../wire/refused.ts';
import { ownItems } from './own-items.ts';
import type { PlannerPorts } from './planner-ports.ts';

const DAY = 86_400_000;

interface CalendarFile {
  readonly fileName: string;
  readonly text: string;
}

/**
 * The buyer's plan of an exhibition for a calendar. Its stands are one entry over the whole days of the show, since nobody has
 * said when each is to be seen, with the samples to fetch; meetings have their times. D-28 D-30
 */
export async function planCalendar(
  ports: PlannerPorts,
  context: CallContext,
  exhibitionId: string,
): Promise<Answer<CalendarFile>> {
  const [exhibition] = await ports.exhibitionsByIds(context, [exhibitionId]);
  if (exhibition === undefined) return err(NOT_FOUND);
  const { lang, now } = context;
  const texts = ports.texts.of(lang);
  const items = await ownItems(ports, context, exhibitionId);
  const samples = (await ports.bookedSamples(context, exhibitionId)).map((sample) =>
    texts.text('planner.calendar.sample', { what: lineOf({ ...sample, remark: '' }) }),
  );
  const calendar = new ICalCalendar({ prodId: { company: 'Fairhall', product: 'Planner' } });
  calendar.createEvent({
    id: `planner-${exhibitionId}@${new URL(ports.pagesUrl).hostname}`,
    allDay: true,
    start: new Date(exhibition.inshowStartDate),
    end: new Date(Date.parse(exhibition.inshowEndDate) + DAY), // the first day after it
    stamp: new Date(now),
    summary: texts.text('planner.calendar.summary', { name: exhibition.name }),
    location: exhibition.location,
    description: [...items.map(lineOf), ...samples].join('\n'),
  });
  for (const { bookingId, starts, supplierName, hall, standNo } of await ports.plannedMeetings(context, exhibitionId))
    calendar.createEvent({
      id: `meeting-${bookingId}@${new URL(ports.pagesUrl).hostname}`,
      start: new Date(starts),
      end: new Date(starts + MEETING_MINUTES * 60_000),
      stamp: new Date(now),
      summary: texts.text('planner.calendar.meeting', { name: supplierName }),
      location: `H${hall} ${standNo}, ${exhibition.location}`,
    });
  return ok({ fileName: `planner-${exhibitionId}.ics`, text: calendar.toString() });
}

type Line = Pick<PlannerItem, 'hall' | 'standNo' | 'supplierName' | 'goodsName' | 'remark'>;

/** "H1 A12 Meghna Knit Apparel · Polo shirt: ask for the price" */
const lineOf = ({ hall, standNo, supplierName, goodsName, remark }: Line): string => {
  const place = standNo === '' ? '' : `H${hall} ${standNo} `;
  const what = [supplierName, goodsName].filter((name) => name !== '').join(' · ');
  return `${place}${what}${remark === '' ? '' : `: ${remark.replaceAll(/\s+/g, ' ')}`}`;
};
