import type { RfqInput } from '@fairhall/core/contract/rfq/calls';

/** A request after its schema was parsed: ids are texts. */
export type RfqToStore = Omit<RfqInput, 'exhibitionId' | 'productId' | 'attachments'> & {
  readonly exhibitionId?: string | undefined;
  readonly productId?: string | undefined;
  readonly attachments?: readonly string[] | undefined;
};
