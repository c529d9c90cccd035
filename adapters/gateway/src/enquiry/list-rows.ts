import type { InboxRow } from '@fairhall/core/contract/enquiry/supplier-calls';
import type { EnquiryState, Side } from '@fairhall/core/contract/enquiry/thread-limits';
import type { CallContext } from '../call-context.ts';
import { isOpenBy } from './contact-visibility.ts';
import type { TargetOfEnquiry, ThreadPorts } from './enquiry-ports.ts';
import { listPartyCountries, type StoredCountries } from './list-party-countries.ts';

/** A list row as its statement builds it. */
export interface EnquiryEntry extends StoredCountries {
  readonly enquiryId: string;
  readonly type: TargetOfEnquiry['type'];
  readonly targetId: string;
  /** Name and picture path of the target; '' for none. */
  readonly name: string;
  readonly image: string;
  /** The product's unit; '' for a supplier and a product that is gone. */
  readonly unit: string;
  /** Only in a buyer's list. */
  readonly supplierName?: string;
  readonly state: EnquiryState;
  readonly quantity: number | null;
  readonly created: number;
  /** When the last message was written. */
  readonly lastAt: number;
  readonly waitsSince: number | null;
  /** Whether both sides agreed to show contact data. */
  readonly isShared: boolean;
  /** Whether it was not delivered yet. */
  readonly isUnconfirmed: boolean;
  /** The stored contact data setting of the site that the enquiry was sent on. */
  readonly contacts: string | null;
  readonly lastId: string;
  readonly lastSide: Side;
  /** '' if the last message consists of files only. */
  readonly lastText: string;
  /** Author of the first message; '' if the name is unknown. */
  readonly from: string;
  /** Only in a supplier's list: the company of the buyer's account, and whether the buyer confirmed the address. */
  readonly company?: string | null;
  readonly isEmailConfirmed?: boolean;
  /** Only there too: whether the buyer has read the last message. */
  readonly isReadByBuyer?: boolean;
  /** Only there too: the member of the team who answers it. */
  readonly assignedTo?: { readonly accountId: string; readonly name: string } | null;
  /** Number of unread messages of the other side. */
  readonly unread: number;
}

export interface ListRow extends EnquiryEntry {
  /** Whether the reader sees the other side's contact data. */
  readonly isShown: boolean;
  /** Countries of the two sides, as two-letter codes. */
  readonly countries: readonly string[];
  readonly target: InboxRow['target'];
}

/** Rows as they are displayed: if the last message consists of files only, its text is their names. */
export async function completeRows(
  { threadFiles }: ThreadPorts,
  { database }: CallContext,
  entries: readonly EnquiryEntry[],
): Promise<readonly ListRow[]> {
  const wordless = entries.filter(({ lastText }) => lastText === '').map(({ lastId }) => lastId);
  const files = await threadFiles.of(database, wordless);
  return entries.map((entry) => ({
    ...entry,
    lastText: entry.lastText || joinNames(files.get(entry.lastId)),
    isShown: entry.isShared || isOpenBy(entry.contacts),
    countries: listPartyCountries(entry),
    target: {
      type: entry.type,
      id: entry.targetId,
      name: entry.name,
      image: entry.image,
      ...(entry.unit !== '' && { unit: entry.unit }),
    },
  }));
}

const joinNames = (files: readonly { readonly fileName: string }[] = []): string =>
  files.map(({ fileName }) => fileName).join(', ');
