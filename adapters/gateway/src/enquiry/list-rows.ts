import type { EnquiryState, Side } from '@fairhall/core/contract/enquiry/thread-limits';
import type { CallContext } from '../call-context.ts';
import { isOpenBy } from './contact-visibility.ts';
import type { TargetOfEnquiry, ThreadPorts } from './enquiry-ports.ts';
import { listPartyCountries, type StoredCountries } from './list-party-countries.ts';

/** A row of a list, as its statement builds it. */
export interface EnquiryEntry extends StoredCountries {
  readonly enquiryId: string;
  readonly type: TargetOfEnquiry['type'];
  readonly targetId: string;
  /** What it is called, and the path of its picture; '' for none. */
  readonly name: string;
  readonly image: string;
  /** In a buyer's list. */
  readonly supplierName?: string;
  readonly state: EnquiryState;
  readonly quantity: number | null;
  readonly created: number;
  readonly lastAt: number;
  readonly waitsSince: number | null;
  /** Whether both sides agreed to show contact data. */
  readonly isShared: boolean;
  /** Whether no supplier has it yet. */
  readonly isUnconfirmed: boolean;
  /** What is stored of the setting for contact data of the site that it was sent at. */
  readonly contacts: string | null;
  readonly lastId: string;
  readonly lastSide: Side;
  /** '' where the last message is files alone. */
  readonly lastText: string;
  /** Who wrote the first message; '' where no name is known. */
  readonly from: string;
  /** How many messages of the other side the reader has not read. */
  readonly unread: number;
}

export interface ListRow extends EnquiryEntry {
  /** Whether the reader is shown the other side's contact data. */
  readonly isShown: boolean;
  /** Where the two sides are from, by codes of two letters. */
  readonly countries: readonly string[];
  readonly target: { readonly type: TargetOfEnquiry['type']; id: string; name: string; image: string };
}

/** Rows as they are shown: one whose last message is files alone has their names for its text. */
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
    target: { type: entry.type, id: entry.targetId, name: entry.name, image: entry.image },
  }));
}

const joinNames = (files: readonly { readonly fileName: string }[] = []): string =>
  files.map(({ fileName }) => fileName).join(', ');
