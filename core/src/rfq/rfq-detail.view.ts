import type { OfferedSupplier } from '../contract/enquiry/thread.ts';
import type { RfqDetail } from '../contract/rfq/calls.ts';
import { fileSize } from '../files/file-size.ts';
import type { Message } from '../ports/texts.ts';
import type { Link } from '../routes/link.ts';
import { getFormat } from '../site/format.ts';
import type { LanguageCode } from '../site/languages.ts';
import { getQuantity, getStatus, getTitle, type RfqQuantity, type RfqStatus } from './rfq-row.ts';

/** One of the buyer's own requests, as its page shows it. */
export interface RfqDetailView {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly question: string | null;
  readonly email: string;
  readonly tags: readonly string[];
  /** The product name shown beside the tags; null for none. */
  readonly product: string | null;
  readonly quantity: RfqQuantity | null;
  /** ISO 3166-1 numeric. */
  readonly countryId: string | null;
  readonly date: string;
  readonly status: RfqStatus;
  /** `url` is a path below the gateway's root, valid for ten minutes. */
  readonly files: readonly { readonly name: string; readonly size: Message; readonly url: string }[];
  readonly list: Link;
  /** Who has the request; null once it has ended. */
  readonly reach: RfqReach | null;
  /** The suppliers that the buyer can ask instead; null before they were offered. */
  readonly others: readonly OfferedSupplier[] | null;
}

/** Suppliers have it, it waits for its buyer, or the organiser's team has it. */
export type RfqReach =
  | { readonly kind: 'reached'; readonly count: number }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'team' };

/** Returns the view of a request. */
export function rfqDetailView(rfq: RfqDetail, lang: LanguageCode): RfqDetailView {
  const { rfqId, description, question, email, cateAndTag, countryId, createTime, attachments } = rfq;
  const status = getStatus(rfq);
  return {
    id: rfqId,
    title: getTitle(description),
    description,
    question: question || null,
    email,
    tags: cateAndTag?.tag.map(({ label }) => label) ?? [],
    product: cateAndTag?.product || null,
    quantity: getQuantity(rfq),
    countryId: countryId ?? null,
    date: getFormat(lang).date(createTime),
    status,
    files: attachments.map(({ fileName, size, url }) => ({ name: fileName, size: fileSize(lang, size), url })),
    list: { route: 'rfqManage', params: {} },
    reach: status.open ? getReach(rfq) : null,
    others: rfq.others ?? null,
  };
}

function getReach({ reached, isWaiting }: RfqDetail): RfqReach {
  if (reached > 0) return { kind: 'reached', count: reached };
  return { kind: isWaiting ? 'waiting' : 'team' };
}
