import type { CallContext } from '../../call-context.ts';

/** What suppliers' products need of the pictures that people send. */
export interface OwnProductPorts {
  /** False where one of them cannot be had. */
  adoptPictures(context: CallContext, holder: string, pictureIds: readonly string[]): Promise<boolean>;
  releasePictures(context: CallContext, holder: string, pictureIds: readonly string[]): Promise<void>;
}

/** Under which name a product holds pictures. */
export const holderOf = (productId: string): string => `product:${productId}`;
