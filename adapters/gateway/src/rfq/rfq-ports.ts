import type { Refusal } from '@fairhall/core/contract/dispatcher';
import type { LocalFile } from '@fairhall/core/contract/local-file';
import type { Rfq } from '@fairhall/core/contract/rfq/calls';
import type { Result } from '@fairhall/core/result';
import type { CallContext } from '../call-context.ts';
import type { TextsByLanguage } from '../texts.ts';

/** Files of requests. They are sent before the request is, and become part of it when it is kept. */
export interface Attachments {
  /** Keeps a file for whoever sends it, outside of any transaction. */
  store(context: CallContext, file: LocalFile): Promise<Result<StoredAttachment, Refusal>>;
  /** Makes files part of a request, in its transaction; false where one of them cannot be had. */
  adopt(context: CallContext, rfqId: string, fileIds: readonly string[]): Promise<boolean>;
  /** The files of each request, in their order. */
  of(context: CallContext, rfqIds: readonly string[]): Promise<ReadonlyMap<string, Rfq['attachments']>>;
}

interface StoredAttachment {
  readonly fileId: string;
  readonly fileName: string;
  readonly size: number;
}

/** What requests need besides their context. */
export interface RfqPorts {
  readonly texts: TextsByLanguage;
  /** Where the pages begin, without a slash at the end. */
  readonly pagesUrl: string;
  readonly attachments: Attachments;
  /** Exhibitions that may be shown, in the words of the call's language. */
  findExhibitionsByIds(context: CallContext, ids: readonly string[]): Promise<readonly { readonly name: string }[]>;
  /** Exhibitors with any of these tags, those with most of them first. */
  findStandsByTags(
    context: CallContext,
    exhibitionId: string,
    tags: readonly string[],
  ): Promise<readonly { readonly supplierId: string }[]>;
  /** Puts a request into suppliers' inboxes; answers how many have it. */
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
  /** The supplier of each of these products that is there. */
  listProductSuppliers(context: CallContext, productIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
