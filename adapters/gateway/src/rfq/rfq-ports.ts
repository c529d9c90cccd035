import type { Refusal } from '@fairhall/core/contract/dispatcher';
import type { LocalFile } from '@fairhall/core/contract/local-file';
import type { Rfq } from '@fairhall/core/contract/rfq/calls';
import type { Result } from '@fairhall/core/result';
import type { CallContext } from '../call-context.ts';
import type { TextsByLanguage } from '../texts.ts';

/** Files attached to requests. They are uploaded before the request is submitted, and attached when it is saved. */
export interface Attachments {
  /** Stores a file for its sender, outside of any transaction. */
  store(context: CallContext, file: LocalFile): Promise<Result<StoredAttachment, Refusal>>;
  /** Attaches files to a request, in its transaction; false if one of them is not available. */
  adopt(context: CallContext, rfqId: string, fileIds: readonly string[]): Promise<boolean>;
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
  /** The base URL of the pages, without a trailing slash. */
  readonly pagesUrl: string;
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
  /** The supplier of each of these products that exists. */
  listProductSuppliers(context: CallContext, productIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
