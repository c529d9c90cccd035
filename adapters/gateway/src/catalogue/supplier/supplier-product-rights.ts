import type { Refusal } from '@fairhall/core/contract/dispatcher';
import { type CallContext, supplierOf } from '../../call-context.ts';

/** Whether the caller may change the supplier's products; all of its people may read them. D-65 */
export const canEdit = (context: CallContext): boolean => supplierOf(context).right === 'manage';

export const PRODUCT_EDITORS_ONLY: Refusal = { code: '403', message: 'supplierProduct.editorsOnly' };
/** Another person has saved the product since it was read. */
export const PRODUCT_CHANGED: Refusal = { code: '409', message: 'supplierProduct.changed' };
/** A new product that an operator has not accepted yet. */
export const PRODUCT_NOT_ACCEPTED: Refusal = { code: '409', message: 'supplierProduct.notAccepted' };
/** A product that staff have taken down. */
export const PRODUCT_TAKEN_DOWN: Refusal = { code: '409', message: 'supplierProduct.takenDown' };
export const NO_SUCH_CATEGORY: Refusal = { code: '400', message: 'supplierProduct.category' };
export const NO_SUCH_TAG: Refusal = { code: '400', message: 'supplierProduct.tag' };
export const NO_SUCH_LANGUAGE: Refusal = { code: '400', message: 'supplierProduct.language' };
export const NO_SUCH_PICTURE: Refusal = { code: '400', message: 'supplierProduct.picture' };
/** Each language must have one text, and English must have one, because other languages fall back to it. */
export const PRODUCT_TEXTS_INVALID: Refusal = { code: '400', message: 'supplierProduct.texts' };
export const PRODUCT_STEPS_INVALID: Refusal = { code: '400', message: 'supplierProduct.steps' };
