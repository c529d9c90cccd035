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

/** Fields that every row of a plan has. */
interface RowWords {
  readonly id: string;
  /** The number in the list and on the hall plan; null for a stop that should not be visited. */
  readonly number: number | null;
  /** yyyy-mm-dd and HH:mm at the venue; null while not set. */
  readonly day: string | null;
  readonly time: string | null;
  /** Such as "H3 A12"; null for a stand that no longer exists. */
  readonly plate: string | null;
  /** The exhibitor's name and page; '' for an exhibitor that no longer has a page. */
  readonly name: string;
  readonly href: string;
  /** The product to see or collect; null for a stand as a whole. */
  readonly product: { readonly name: string; readonly href: string } | null;
  /** '' for none. */
  readonly picture: string;
  /** The stop's name within sentences. */
  readonly label: string;
  /** The note on the stop; '' for none. */
  readonly remark: string;
}

/** A planned stand, or a product at it. */
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
  /** Why the exhibitor declined; '' for no reason. */
  readonly reason: string;
  /** Whether the meeting can be called off. */
  readonly isOpen: boolean;
}

export interface SampleWords extends RowWords {
  readonly kind: 'sample';
  /** "Pieces: 2"; null for a single piece. */
  readonly pieces: string | null;
  /** Whether the exhibitor has marked it as collected. */
  readonly isCollected: boolean;
}

/** A stop of a plan as texts and links. */
export type StopWords = ItemWords | MeetingWords | SampleWords;

type WordsVisit = Pick<Visit, 'boot' | 'texts' | 'href'>;

/** Builds the texts and links of a stop. D-28 D-30 */
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

function meetingWords({ status, remark, reason, supplierName }: MeetingBooking, { boot, texts }: WordsVisit) {
  const length = texts.text('planner.minutes', { n: getFormat(boot.lang).number(MEETING_MINUTES) });
  return {
    kind: 'meeting' as const,
    state: status,
    remark,
    reason,
    length,
    isOpen: status < 2,
    product: null,
    picture: '',
    label: supplierName, // Plans leave out meetings that were called off.
    status: status === 3 ? '' : texts.text(`planner.meeting.status.${status}`),
  };
}

function sampleWords(sample: BookedSample, visit: WordsVisit) {
  const { goodsName, quantity, image, supplierName, isCollected } = sample;
  const count = getFormat(visit.boot.lang).number(quantity);
  return {
    kind: 'sample' as const,
    remark: '',
    label: goodsName === '' ? supplierName : goodsName,
    pieces: quantity === 1 ? null : visit.texts.text('planner.sample.pieces', { count }),
    isCollected,
    product: productLink(sample, visit),
    picture: pictureOf(image, visit),
  };
}

/** Returns null for a product that is no longer offered. */
function productLink(
  { exhibitionId, goodsId, goodsName: name }: Pick<BookedSample, 'exhibitionId' | 'goodsId' | 'goodsName'>,
  visit: WordsVisit,
): RowWords['product'] {
  if (name === '') return null;
  return { name, href: hrefAt(exhibitionId, { route: 'product', params: { name, productId: goodsId } }, visit) };
}

const pictureOf = (image: string, { boot }: WordsVisit): string =>
  image === '' ? '' : imageUrl(boot.imageServer, image, 166);
