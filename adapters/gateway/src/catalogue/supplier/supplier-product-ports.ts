import type { CallContext } from '../../call-context.ts';
import type { Queries } from '../../db/database.ts';

/** Ports of supplier products for uploaded pictures and for reviews. */
export interface SupplierProductPorts {
  /** False if one of them is not available to the caller. */
  adoptPictures(context: CallContext, holder: string, pictureIds: readonly string[]): Promise<boolean>;
  releasePictures(context: CallContext, holder: string, pictureIds: readonly string[]): Promise<void>;
  /**
   * Whether names, pictures and categories need review. All sites share the catalogue, so they do if any site requires
   * it, whatever site the caller uses.
   */
  hasChangeReview(queries: Queries): Promise<boolean>;
}

/** The holder name under which a product refers to pictures. */
export const toHolder = (productId: string): string => `product:${productId}`;
