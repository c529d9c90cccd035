import type { CallContext } from '../../call-context.ts';
import type { Queries } from '../../db/database.ts';

/** Ports of suppliers' pictures for uploaded pictures and for reviews. */
export interface SupplierPicturePorts {
  /** False if one of them is not available to the caller. */
  adoptPictures(context: CallContext, holder: string, pictureIds: readonly string[]): Promise<boolean>;
  releasePictures(context: CallContext, holder: string, pictureIds: readonly string[]): Promise<void>;
  /** Whether pictures need review: if any site requires it, since all sites share the catalogue. */
  hasChangeReview(queries: Queries): Promise<boolean>;
}
