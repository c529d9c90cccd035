import type { Refusal } from '@fairhall/core/contract/dispatcher';
import type { MailStatus } from '@fairhall/core/contract/mail-status';
import type { Result } from '@fairhall/core/result';
import type { CallContext } from '../call-context.ts';

/** An enquiry about one product of the cart. */
export interface CartEnquiry {
  readonly type: 'product';
  readonly targetId: string;
  readonly supplierId: string;
  readonly content: string;
  readonly quantity?: number | undefined;
  readonly email: string;
  readonly source: number;
  readonly exhibitionId?: string | undefined;
}

interface SentEnquiry {
  readonly inquiryId: string;
  readonly mail?: MailStatus | undefined;
}

/** Ports of the cart that other features provide. */
export interface CartPorts {
  /** The supplier of each of these products that exists. */
  listProductSuppliers(context: CallContext, productIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Saves an enquiry, once for each task, and returns its id and whether its mail is postponed. */
  sendEnquiry(
    context: CallContext,
    enquiry: CartEnquiry,
    options: { readonly task: string },
  ): Promise<Result<SentEnquiry, Refusal>>;
}
