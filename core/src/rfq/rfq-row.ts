import type { Rfq } from '../contract/rfq/calls.ts';
import type { Message } from '../ports/texts.ts';
import type { Link } from '../routes/link.ts';
import { getFormat } from '../site/format.ts';
import type { LanguageCode } from '../site/languages.ts';
import { getRfqState, hasRfqEnded, type RfqState } from './lifecycle.ts';

/** A quantity as data, which web and command line format. */
export interface RfqQuantity {
  readonly count: number;
  readonly unit: string;
}

export interface RfqStatus {
  readonly state: RfqState;
  /** Whether it takes quotations. */
  readonly open: boolean;
  readonly label: Message;
}

export interface RfqRow {
  readonly id: string;
  /** The beginning of the description, on one line. */
  readonly title: string;
  readonly date: string;
  readonly status: RfqStatus;
  readonly quantity: RfqQuantity | null;
  readonly files: number;
  readonly link: Link;
}

const TITLE_MAX = 120;

export function toRfqRow(rfq: Rfq, lang: LanguageCode): RfqRow {
  return {
    id: rfq.rfqId,
    title: getTitle(rfq.description),
    date: getFormat(lang).date(rfq.createTime),
    status: getStatus(rfq),
    quantity: getQuantity(rfq),
    files: rfq.attachments.length,
    link: { route: 'rfqDetail', params: {}, query: { rfqId: rfq.rfqId } },
  };
}

export function getStatus(rfq: Pick<Rfq, 'status' | 'isWaiting'>): RfqStatus {
  const state = getRfqState(rfq);
  return { state, open: !hasRfqEnded(state), label: { key: `rfq.status.${state}` } };
}

export const getQuantity = ({ quantity, unit }: Rfq): RfqQuantity | null =>
  quantity === undefined ? null : { count: quantity, unit: unit ?? '' };

/** Cut by code points, so that no character of two UTF-16 units is split. */
export function getTitle(description: string): string {
  const line = description.trim().replace(/\s+/g, ' ');
  const characters = [...line];
  return characters.length <= TITLE_MAX
    ? line
    : `${characters
        .slice(0, TITLE_MAX - 1)
        .join('')
        .trimEnd()}…`;
}
