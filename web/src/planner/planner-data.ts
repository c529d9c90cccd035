import type { MeetingBooking } from '@fairhall/core/contract/meeting';
import type { PlannerItem } from '@fairhall/core/contract/planner';
import { imageUrl } from '@fairhall/core/contract/resource';
import type { BookedSample } from '@fairhall/core/contract/sample';
import { exhibitionDates } from '@fairhall/core/exhibition/dates';
import { expoParams } from '@fairhall/core/exhibition/links';
import { offers } from '@fairhall/core/exhibition/offer';
import { slotEnd } from '@fairhall/core/meeting/slots';
import { plannedHalls } from '@fairhall/core/planner/halls';
import type { Plan } from '@fairhall/core/planner/kept-plans';
import { formatFor } from '@fairhall/core/site/format';
import type { IndustryKey } from '@fairhall/core/site/industries';
import type { Shown } from '../page/answer-or-kept.ts';
import { keptTime } from '../page/kept-time.ts';
import type { Visit } from '../page/screen.ts';
import { hrefAt } from '../ui/exhibition-context.ts';
import { standName } from '../ui/stand-name.ts';

/** Something that is planned, in words and links. */
export interface StopWords {
  readonly id: string;
  readonly exhibitionId: string;
  readonly supplierId: string;
  readonly goodsId?: string | undefined;
  /** Such as "H3 A12"; null for what is no longer there. */
  readonly plate: string | null;
  /** The exhibitor's name; '' for one that has no page any more. */
  readonly name: string;
  readonly href: string;
  /** What is to be seen there; null for the stand as a whole. */
  readonly product: { readonly name: string; readonly href: string } | null;
  /** '' for none. */
  readonly picture: string;
  /** What it is called in sentences. */
  readonly label: string;
  readonly remark: string;
}

/** A meeting at a stand, in words; day and time are the venue's. */
export interface MeetingWords {
  readonly id: string;
  readonly day: string;
  readonly time: string;
  readonly name: string;
  readonly href: string;
  readonly plate: string;
  readonly state: MeetingBooking['status'];
  readonly status: string;
  readonly remark: string;
  /** Whether it can be called off. */
  readonly isOpen: boolean;
}

/** A sample to fetch at a stand, in words. */
export interface SampleWords {
  readonly id: string;
  /** The product's name; '' for one that is no longer offered. */
  readonly name: string;
  readonly href: string;
  readonly supplier: string;
  /** "Pieces: 2"; null for a single one. */
  readonly pieces: string | null;
  /** '' for none. */
  readonly picture: string;
  /** Such as "H3 A12"; null for an exhibitor that is no longer there. */
  readonly plate: string | null;
}

export interface HallWords {
  readonly id: string;
  readonly title: string;
  /** '' for a hall without a name. */
  readonly name: string;
  readonly count: string;
  readonly stops: readonly StopWords[];
}

export interface PlannerData {
  readonly show: {
    readonly id: string;
    readonly name: string;
    readonly industry: IndustryKey;
    readonly dates: string;
    readonly location: string;
    readonly href: string;
    readonly exhibitorsHref: string;
    /** Whether exhibitors can be asked for a meeting in its phase. */
    readonly canMeet: boolean;
  };
  readonly halls: readonly HallWords[];
  readonly gone: readonly StopWords[];
  readonly meetings: readonly MeetingWords[];
  readonly samples: readonly SampleWords[];
  /** When it was as it is shown, where the gateway cannot be reached; null where that is now. REL-19 */
  readonly keptAt: string | null;
}

type WordsVisit = Pick<Visit, 'boot' | 'texts' | 'href'>;

/** A plan in words. D-28 */
export function plannerData({ value, keptAt }: Shown<Plan>, visit: WordsVisit): PlannerData {
  const { exhibition, items, meetings, samples } = value;
  const { boot, texts, href } = visit;
  const { halls, gone } = plannedHalls(items);
  const params = expoParams(exhibition);
  return {
    show: {
      ...{ id: exhibition.exhibitionId, name: exhibition.name, industry: exhibition.industry },
      ...{ dates: exhibitionDates(exhibition, boot.lang), location: exhibition.location },
      canMeet: offers(exhibition.phase, 'bookMeeting'),
      ...{ href: href('expoHome', params), exhibitorsHref: href('expoExhibitors', params) },
    },
    halls: halls.map(({ hall, name, items: own }) => ({
      ...{ id: hall, title: texts.text('planner.hall', { hall }), name },
      count: texts.counted('planner.stops', own.length, { count: formatFor(boot.lang).number(own.length) }),
      stops: own.map((item) => stopWords(item, visit)),
    })),
    gone: gone.map((item) => stopWords(item, visit)),
    meetings: meetings.flatMap((booking) => meetingWords(booking, visit)),
    samples: samples.map((sample) => sampleWords(sample, visit)),
    keptAt: keptAt === null ? null : texts.text('planner.asOf', { time: keptTime(keptAt, boot.lang) }),
  };
}

/** What was called off is not shown any more. */
function meetingWords(booking: MeetingBooking, { boot, texts, href }: WordsVisit): readonly MeetingWords[] {
  const { bookingId, exhibitionId, supplierId, supplierName, date, slot, status, remark, hall, standNo } = booking;
  const link = { route: 'supplier', params: { name: supplierName, supplierId } } as const;
  if (status === 3) return [];
  const words = {
    ...{ id: bookingId, name: supplierName, state: status, remark, isOpen: status < 2 },
    day: formatFor(boot.lang).dateRange({ from: date, to: date }),
    time: `\u2066${slot}–${slotEnd(slot)}\u2069`,
    href: hrefAt(exhibitionId, link, { href }),
    plate: standName(hall, standNo),
    status: texts.text(`planner.meeting.status.${status}`),
  };
  return [words];
}

function sampleWords(sample: BookedSample, { boot, texts, href }: WordsVisit): SampleWords {
  const { id, exhibitionId, goodsId, goodsName, supplierName, quantity, image, hall, standNo } = sample;
  const count = formatFor(boot.lang).number(quantity);
  return {
    ...{ id, name: goodsName, supplier: supplierName },
    href: hrefAt(exhibitionId, { route: 'product', params: { name: goodsName, productId: goodsId } }, { href }),
    pieces: quantity === 1 ? null : texts.text('planner.sample.pieces', { count }),
    picture: image === '' ? '' : imageUrl(boot.imageServer, image, 166),
    plate: standNo === '' ? null : standName(hall, standNo),
  };
}

function stopWords(item: PlannerItem, visit: WordsVisit): StopWords {
  const { id, exhibitionId, supplierId, goodsId, supplierName, goodsName, image, remark } = item;
  const at = (link: Parameters<typeof hrefAt>[1]) => hrefAt(exhibitionId, link, visit);
  return {
    ...{ id, exhibitionId, supplierId, goodsId, remark, name: supplierName },
    plate: item.standNo === '' ? null : standName(item.hall, item.standNo),
    href: at({ route: 'supplier', params: { name: supplierName, supplierId } }),
    product:
      goodsId === undefined || goodsName === ''
        ? null
        : { name: goodsName, href: at({ route: 'product', params: { name: goodsName, productId: goodsId } }) },
    picture: image === '' ? '' : imageUrl(visit.boot.imageServer, image, 166),
    label: goodsName === '' ? supplierName : goodsName,
  };
}
