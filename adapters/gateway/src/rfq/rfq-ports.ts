import type { Refusal } from '@fairhall/core/contract/dispatcher';
import type { OfferedSupplier } from '@fairhall/core/contract/enquiry/thread';
import type { LocalFile } from '@fairhall/core/contract/local-file';
import type { Rfq } from '@fairhall/core/contract/rfq/calls';
import type { Result } from '@fairhall/core/result';
import type { LanguageCode } from '@fairhall/core/site/languages';
import type { CallContext } from '../call-context.ts';
import type { Queries } from '../db/database.ts';
import type { Mail } from '../mail/mail.ts';
import type { NotifyTeam } from '../mail/team-news.ts';
import type { PageUrl } from '../site-pages.ts';
import type { TextsByLanguage } from '../texts.ts';

/** Files attached to requests. They are uploaded before the request is submitted, and attached when it is saved. */
export interface Attachments {
  /** Stores a file for its sender, outside of any transaction. */
  store(context: CallContext, file: LocalFile): Promise<Result<StoredAttachment, Refusal>>;
  /** Attaches files to a request, in its transaction; false if one of them is not available. */
  adopt(context: CallContext, rfqId: string, fileIds: readonly string[]): Promise<boolean>;
  /** Attaches exactly these files to a request, in its transaction; false if one of them is not available. */
  replace(context: CallContext, rfqId: string, fileIds: readonly string[]): Promise<boolean>;
  /** The files of each request, in their order. */
  of(context: CallContext, rfqIds: readonly string[]): Promise<ReadonlyMap<string, Rfq['attachments']>>;
}

interface StoredAttachment {
  readonly fileId: string;
  readonly fileName: string;
  readonly size: number;
}

/** The functions of other features that requests need, and their settings. */
export interface RfqPorts {
  readonly texts: TextsByLanguage;
  /** The absolute address of a page on a site’s own host. */
  readonly pageUrl: PageUrl;
  readonly attachments: Attachments;
  /** Visible exhibitions, in the language of the call. */
  findExhibitionsByIds(context: CallContext, ids: readonly string[]): Promise<readonly { readonly name: string }[]>;
  /** Exhibitors with any of these tags, most matches first. */
  findStandsByTags(
    context: CallContext,
    exhibitionId: string,
    tags: readonly string[],
  ): Promise<readonly { readonly supplierId: string }[]>;
  /** Puts a request into suppliers' inboxes; returns the number of suppliers. */
  sendRfqToSuppliers(
    context: CallContext,
    request: {
      readonly rfqId: string;
      readonly supplierIds: readonly string[];
      readonly exhibitionId: string;
      readonly text: string;
      readonly quantity?: number | undefined;
      readonly source: number;
    },
  ): Promise<number>;
  /** Writes a message of the buyer to each supplier that has a request; the last one ends what is unanswered. */
  notifyRfqSuppliers(
    context: CallContext,
    rfqId: string,
    news: { readonly text: string; readonly isLast: boolean },
  ): Promise<void>;
  /** The people of each of these suppliers, by supplier id. */
  findSupplierPeople(
    queries: Queries,
    supplierIds: readonly string[],
  ): Promise<ReadonlyMap<string, { readonly people: readonly unknown[]; readonly contactEmail: string }>>;
  readonly notifyTeam: NotifyTeam;
  /** When the buyer of a request that reached no supplier is offered some, in epoch milliseconds. */
  getOfferTime(
    queries: Queries,
    request: { readonly siteId: number; readonly supplierId: null },
    now: number,
  ): Promise<number>;
  /** Up to three suppliers of products like a product, or with any of some tags. */
  findOffers(
    queries: Queries,
    lang: string,
    wish: { readonly id: string } | { readonly tagCodes: readonly string[] },
  ): Promise<readonly OfferedSupplier[]>;
  /** The email that offers suppliers to a buyer. */
  createOfferMail(
    pages: Pick<RfqPorts, 'texts' | 'pageUrl'>,
    lang: LanguageCode,
    offer: {
      readonly siteId: number;
      readonly to: string;
      readonly about: null;
      readonly offers: readonly OfferedSupplier[];
      readonly from: { readonly fromRfq: string };
      readonly link: string;
    },
  ): Mail;
  getCountryCode(countryId: string): string | undefined;
  /** The supplier of each of these products that exists. */
  listProductSuppliers(context: CallContext, productIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
