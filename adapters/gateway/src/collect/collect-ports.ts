import type { Answer } from '@fairhall/core/contract/dispatcher';
import type { Exhibition } from '@fairhall/core/contract/exhibition/calls';
import type { CallContext } from '../call-context.ts';
import type { Queries } from '../db/database.ts';

/** Ports of collecting that other features provide. */
export interface CollectPorts {
  /** Rejects the action if it is not possible at an exhibitor's stand now, or not for this caller. */
  checkStandAction(
    context: CallContext,
    begun: { readonly exhibitionId: string; readonly supplierId: string; readonly action: 'collect' },
  ): Promise<Answer<unknown>>;
  showStands(
    context: CallContext,
    exhibitionId: string,
    supplierIds: readonly string[],
  ): Promise<readonly { readonly supplierId: string; readonly standNo: string; readonly hall: string }[]>;
  findExhibitionsByIds(context: CallContext, ids: readonly string[]): Promise<readonly Exhibition[]>;
  /** The supplier of each product that exists. */
  listProductSuppliers(context: CallContext, productIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Names and pictures, in the order of the targets. */
  describeTargets(
    queries: Queries,
    lang: string,
    targets: readonly {
      readonly type: 'product' | 'supplier';
      readonly targetId: string;
      readonly supplierId: string;
    }[],
  ): Promise<readonly { readonly name: string; readonly image: string; readonly supplierName: string }[]>;
}
