import type { Refusal } from '@fairhall/core/contract/dispatcher';
import { type CallContext, supplierOf } from '../../call-context.ts';

/** Whether the caller may change the supplier's products; everybody of it may look at them. D-65 */
export const canEdit = (context: CallContext): boolean => supplierOf(context).right === 'manage';

export const PRODUCT_EDITORS_ONLY: Refusal = { code: '403', message: 'supplierProduct.editorsOnly' };
/** Somebody else has saved it since it was read. */
export const PRODUCT_CHANGED: Refusal = { code: '409', message: 'supplierProduct.changed' };
/** A new product that an operator has not accepted yet. */
export const PRODUCT_NOT_ACCEPTED: Refusal = { code: '409', message: 'supplierProduct.notAccepted' };
export const NO_SUCH_CATEGORY: Refusal = { code: '400', message: 'supplierProduct.category' };
export const NO_SUCH_TAG: Refusal = { code: '400', message: 'supplierProduct.tag' };
export const NO_SUCH_LANGUAGE: Refusal = { code: '400', message: 'supplierProduct.language' };
export const NO_SUCH_PICTURE: Refusal = { code: '400', message: 'supplierProduct.picture' };
/** Every language has one text, and English has one, from which the others take what they lack. */
export const PRODUCT_TEXTS_INVALID: Refusal = { code: '400', message: 'supplierProduct.texts' };
export const PRODUCT_STEPS_INVALID: Refusal = { code: '400', message: 'supplierProduct.steps' };
