import type { MeetingBooking } from '@fairhall/core/contract/meeting/calls';
import { MEETING_MINUTES } from '@fairhall/core/contract/meeting/limits';
import type { PlannerItem } from '@fairhall/core/contract/planner/calls';
import { imageUrl } from '@fairhall/core/contract/resource';
import type { BookedSample } from '@fairhall/core/contract/sample/calls';
import type { NumberedStop } from '@fairhall/core/planner/stops';
import { getFormat } from '@fairhall/core/site/format';
import type { Visit } from '../page/screen.ts';
import { hrefAt } from '../ui/exhibition-context.ts';
import { standName } from '../ui/stand-name.ts';

/** What every row of a plan shows. */
interface RowWords {
  readonly id: string;
  /** On the list and on the plan; null for one that nobody is to go to. */
  readonly number: number | null;
  /** yyyy-mm-dd and HH:mm at the venue; null where nobody said. */
  readonly day: string | null;
  readonly time: string | null;
  /** Such as "H3 A12"; null for what is no longer there. */
  readonly plate: string | null;
  /** The exhibitor's name and page; '' for one that has no page any more. */
  readonly name: string;
  readonly href: string;
  /** What is to be seen or fetched there; null for the stand as a whole. */
  readonly product: { readonly name: string; readonly href: string } | null;
  /** '' for none. */
  readonly picture: string;
  /** What it is called in sentences. */
  readonly label: string;
  /** What was written with it; '' for nothing. */
  readonly remark: string;
}

/** A stand, or a product at it. */
export interface ItemWords extends RowWords {
  readonly kind: 'stand' | 'product';
  readonly exhibitionId: string;
  readonly supplierId: string;
  readonly goodsId?: string | undefined;
}

export interface MeetingWords extends RowWords {
  readonly kind: 'meeting';
  readonly state: MeetingBooking['status'];
  readonly status: string;
  /** "30 min" */
  readonly length: string;
  /** Whether it can be called off. */
  readonly isOpen: boolean;
}

export interface SampleWords extends RowWords {
  readonly kind: 'sample';
  /** "Pieces: 2"; null for a single one. */
  readonly pieces: string | null;
}

/** Something on a plan, in words and links. */
export type StopWords = ItemWords | MeetingWords | SampleWords;

type WordsVisit = Pick<Visit, 'boot' | 'texts' | 'href'>;

/** D-28 D-30 */
export function stopWords(stop: NumberedStop, visit: WordsVisit): StopWords {
  const { id, number, day, time, hall, standNo } = stop;
  const { exhibitionId, supplierId, supplierName } = stop.of;
  const row = {
    id,
    number,
    day,
    time,
    plate: standNo === '' ? null : standName(hall, standNo),
    name: supplierName,
    href: hrefAt(exhibitionId, { route: 'supplier', params: { name: supplierName, supplierId } }, visit),
  };
  if (stop.kind === 'meeting') return { ...row, ...meetingWords(stop.of, visit) };
  if (stop.kind === 'sample') return { ...row, ...sampleWords(stop.of, visit) };
  return { ...row, ...itemWords(stop.of, visit), kind: stop.kind };
}

function itemWords(item: PlannerItem, visit: WordsVisit) {
  const { exhibitionId, supplierId, supplierName, goodsId, goodsName, image, remark } = item;
  return {
    exhibitionId,
    supplierId,
    goodsId,
    remark,
    label: goodsName === '' ? supplierName : goodsName,
    product: goodsId === undefined ? null : productLink({ exhibitionId, goodsId, goodsName }, visit),
    picture: goodsId === undefined ? '' : pictureOf(image, visit),
  };
}

function meetingWords({ status, remark, supplierName }: MeetingBooking, { boot, texts }: WordsVisit) {
  const length = texts.text('planner.minutes', { n: getFormat(boot.lang).number(MEETING_MINUTES) });
  return {
    kind: 'meeting' as const,
    state: status,
    remark,
    length,
    isOpen: status < 2,
    product: null,
    picture: '',
    label: supplierName, // One that was called off is on no plan.
    status: status === 3 ? '' : texts.text(`planner.meeting.status.${status}`),
  };
}

function sampleWords(sample: BookedSample, visit: WordsVisit) {
  const { goodsName, quantity, image, supplierName } = sample;
  const count = getFormat(visit.boot.lang).number(quantity);
  return {
    kind: 'sample' as const,
    remark: '',
    label: goodsName === '' ? supplierName : goodsName,
    pieces: quantity === 1 ? null : visit.texts.text('planner.sample.pieces', { count }),
    product: productLink(sample, visit),
    picture: pictureOf(image, visit),
  };
}

/** null for a product that is not offered any more. */
function productLink(
  { exhibitionId, goodsId, goodsName: name }: Pick<BookedSample, 'exhibitionId' | 'goodsId' | 'goodsName'>,
  visit: WordsVisit,
): RowWords['product'] {
  if (name === '') return null;
  return { name, href: hrefAt(exhibitionId, { route: 'product', params: { name, productId: goodsId } }, visit) };
}

const pictureOf = (image: string, { boot }: WordsVisit): string =>
  image === '' ? '' : imageUrl(boot.imageServer, image, 166);
