import type { ExhibitionDetail } from '@fairhall/core/contract/exhibition/calls';
import type { MeetingBooking, MeetingDay } from '@fairhall/core/contract/meeting/calls';
import { hasOffer } from '@fairhall/core/exhibition/offer';
import { getSlotEnd } from '@fairhall/core/meeting/slots';
import { getComma } from '@fairhall/core/site/comma';
import { getFormat } from '@fairhall/core/site/format';
import type { IndustryKey } from '@fairhall/core/site/industries';
import { toCalendarDay } from '@fairhall/core/site/opening-hours';
import type { Visit } from '../page/screen.ts';
import { type SubpageHeadWords, toSubpageHead } from '../ui/exhibition-head/exhibition-subpage-head.tsx';
import { type ExhibitionTabLink, toExhibitionTabs } from '../ui/exhibition-head/exhibition-tab-links.ts';
import { getOverviewHref, getPlannerHref } from '../ui/exhibition-hrefs.ts';
import { standName } from '../ui/stand-name.ts';

/** A day with the exhibitor's meeting times, formatted. */
export interface DayWords {
  readonly date: string;
  readonly label: string;
  /** The address of the planner on that day. */
  readonly plannerHref: string;
  /** The number of free times. */
  readonly count: string;
  readonly slots: readonly { readonly slot: string; readonly label: string; readonly isTaken: boolean }[];
}

export interface MeetingData {
  readonly show: {
    readonly id: string;
    readonly head: SubpageHeadWords;
    readonly tabs: readonly ExhibitionTabLink[];
    readonly industry: IndustryKey;
    readonly plannerHref: string;
  };
  readonly exhibitor: { readonly id: string; readonly name: string; readonly plate: string };
  /** Whether the exhibition's phase offers meetings. */
  readonly canMeet: boolean;
  readonly days: readonly DayWords[];
  /** The buyer's requests to this exhibitor that are not cancelled. */
  readonly bookings: readonly {
    readonly id: string;
    readonly when: string;
    readonly status: string;
    readonly remark: string;
  }[];
}

interface MeetingAvailability {
  readonly exhibition: ExhibitionDetail;
  /** The exhibition's address on the host of its country, for the international one; '' if there is no such host. */
  readonly countryUrl: string;
  readonly supplierId: string;
  readonly free: {
    readonly supplierName: string;
    readonly standNo: string;
    readonly hall: string;
    readonly days: readonly MeetingDay[];
  };
  readonly bookings: readonly MeetingBooking[];
}

type WordsVisit = Pick<Visit, 'boot' | 'texts' | 'href' | 'search'>;

/** Formats an exhibitor's meeting times; times are local to the venue. D-30 */
export function meetingData(
  { exhibition, countryUrl, supplierId, free, bookings }: MeetingAvailability,
  visit: WordsVisit,
): MeetingData {
  const { boot, texts } = visit;
  const format = getFormat(boot.lang);
  const day = (date: string) => format.dateRange({ from: date, to: date });
  /** A time after midnight shows its own date, since it is listed with the evening before. */
  const labelOf = (date: string, slot: string) => {
    const calendarDay = toCalendarDay(exhibition, date, slot);
    return calendarDay === date ? formatTimes(slot) : `${formatTimes(slot)} (${format.shortDate(calendarDay)})`;
  };
  return {
    show: {
      id: exhibition.exhibitionId,
      head: toSubpageHead(exhibition, getOverviewHref(exhibition, visit), visit),
      tabs: toExhibitionTabs(exhibition, visit, countryUrl),
      industry: exhibition.industry,
      plannerHref: getPlannerHref(exhibition, visit),
    },
    exhibitor: { id: supplierId, name: free.supplierName, plate: standName(free.hall, free.standNo) },
    canMeet: hasOffer(exhibition.phase, 'bookMeeting'),
    days: free.days.map(({ date, slots }) => {
      const count = slots.filter(({ isTaken }) => !isTaken).length;
      return {
        date,
        label: day(date),
        slots: slots.map((one) => ({ ...one, label: labelOf(date, one.slot) })),
        plannerHref: getPlannerHref(exhibition, visit, { day: date }),
        count: texts.counted('meeting.free', count, { count: format.number(count) }),
      };
    }),
    bookings: bookings.flatMap(({ bookingId, date, slot, status, remark, ...of }) =>
      of.supplierId !== supplierId || status === 3
        ? []
        : [
            {
              id: bookingId,
              when: [day(toCalendarDay(exhibition, date, slot)), formatTimes(slot)].join(getComma(boot.lang)),
              remark,
              status: texts.text(`meeting.status.${status}`),
            },
          ],
    ),
  };
}

/** For example "10:30–11:00", written from left to right in every language. */
const formatTimes = (slot: string): string => `\u2066${slot}–${getSlotEnd(slot)}\u2069`;
