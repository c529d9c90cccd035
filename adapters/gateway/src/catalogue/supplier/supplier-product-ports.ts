import type { CallContext } from '../../call-context.ts';
import type { Queries } from '../../db/database.ts';

/** What suppliers' products need of the pictures that people send. */
export interface SupplierProductPorts {
  /** False where one of them cannot be had. */
  adoptPictures(context: CallContext, holder: string, pictureIds: readonly string[]): Promise<boolean>;
  releasePictures(context: CallContext, holder: string, pictureIds: readonly string[]): Promise<void>;
  /**
   * Whether names, pictures and categories wait for an operator. The catalogue is one for all sites, so they do as soon as
   * one of them says so, whatever site a caller names.
   */
  hasChangeReview(queries: Queries): Promise<boolean>;
}

/** Under which name a product holds pictures. */
export const toHolder = (productId: string): string => `product:${productId}`;
