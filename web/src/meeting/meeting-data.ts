import type { ExhibitionDetail } from '@fairhall/core/contract/exhibition/calls';
import type { MeetingBooking, MeetingDay } from '@fairhall/core/contract/meeting/calls';
import { expoParams } from '@fairhall/core/exhibition/links';
import { offers } from '@fairhall/core/exhibition/offer';
import { slotEnd } from '@fairhall/core/meeting/slots';
import { commaOf } from '@fairhall/core/site/comma';
import { formatFor } from '@fairhall/core/site/format';
import type { IndustryKey } from '@fairhall/core/site/industries';
import { calendarDay } from '@fairhall/core/site/opening-hours';
import type { Visit } from '../page/screen.ts';
import { standName } from '../ui/stand-name.ts';

/** A day on which the exhibitor can be met, in words. */
export interface DayWords {
  readonly date: string;
  readonly label: string;
  /** The planner with that day open. */
  readonly plannerHref: string;
  /** How many times are free. */
  readonly count: string;
  readonly slots: readonly { readonly slot: string; readonly label: string; readonly isTaken: boolean }[];
}

export interface MeetingData {
  readonly show: {
    readonly id: string;
    readonly name: string;
    readonly location: string;
    readonly industry: IndustryKey;
    readonly plannerHref: string;
    readonly exhibitorsHref: string;
  };
  readonly exhibitor: { readonly id: string; readonly name: string; readonly plate: string };
  /** Whether meetings are offered in the show's phase. */
  readonly canMeet: boolean;
  readonly days: readonly DayWords[];
  /** What the buyer has asked this exhibitor for already and is not called off. */
  readonly own: readonly {
    readonly id: string;
    readonly when: string;
    readonly status: string;
    readonly remark: string;
  }[];
}

interface Loaded {
  readonly exhibition: ExhibitionDetail;
  readonly supplierId: string;
  readonly free: {
    readonly supplierName: string;
    readonly standNo: string;
    readonly hall: string;
    readonly days: readonly MeetingDay[];
  };
  readonly own: readonly MeetingBooking[];
}

type WordsVisit = Pick<Visit, 'boot' | 'texts' | 'href'>;

/** When an exhibitor can be met, in words; times are the venue's. D-30 */
export function meetingData({ exhibition, supplierId, free, own }: Loaded, visit: WordsVisit): MeetingData {
  const { boot, texts, href } = visit;
  const params = expoParams(exhibition);
  const format = formatFor(boot.lang);
  const day = (date: string) => format.dateRange({ from: date, to: date });
  /** A time past midnight tells its own date, since it is listed with the evening before. */
  const labelOf = (date: string, slot: string) => {
    const own = calendarDay(exhibition, date, slot);
    return own === date ? timesOf(slot) : `${timesOf(slot)} (${format.shortDate(own)})`;
  };
  return {
    show: {
      id: exhibition.exhibitionId,
      name: exhibition.name,
      location: exhibition.location,
      industry: exhibition.industry,
      plannerHref: href('expoPlanner', params),
      exhibitorsHref: href('expoExhibitors', params),
    },
    exhibitor: { id: supplierId, name: free.supplierName, plate: standName(free.hall, free.standNo) },
    canMeet: offers(exhibition.phase, 'bookMeeting'),
    days: free.days.map(({ date, slots }) => {
      const count = slots.filter(({ isTaken }) => !isTaken).length;
      return {
        date,
        label: day(date),
        slots: slots.map((one) => ({ ...one, label: labelOf(date, one.slot) })),
        plannerHref: href('expoPlanner', params, { day: date }),
        count: texts.counted('meeting.free', count, { count: format.number(count) }),
      };
    }),
    own: own.flatMap(({ bookingId, date, slot, status, remark, ...of }) =>
      of.supplierId !== supplierId || status === 3
        ? []
        : [
            {
              id: bookingId,
              when: [day(calendarDay(exhibition, date, slot)), timesOf(slot)].join(commaOf(boot.lang)),
              remark,
              status: texts.text(`meeting.status.${status}`),
            },
          ],
    ),
  };
}

/** "10:30–11:00", which is read from the left in every language. */
const timesOf = (slot: string): string => `\u2066${slot}–${slotEnd(slot)}\u2069`;
