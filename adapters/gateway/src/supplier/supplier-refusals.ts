import type { Refusal } from '@fairhall/core/contract/dispatcher';

/**
 * The same error for every address and password that do not match; suppliers' clients receive it as '100001'. THR-12
 */
export const LOGIN_INVALID: Refusal = { code: '401', message: 'supplier.login.wrong' };
export const PROFILE_CHANGED: Refusal = { code: '409', message: 'supplier.profile.changed' };
/** Staff took the supplier down, so its people cannot change what buyers would see. */
export const SUPPLIER_FIXED: Refusal = { code: '409', message: 'supplier.takenDown.fixed' };
export const SUPPLIER_LAST_MANAGER: Refusal = { code: '409', message: 'supplier.lastManager' };
export const SUPPLIER_LAST_MANAGER_RIGHT: Refusal = { code: '409', message: 'supplier.lastManager.right' };
/** The invitation's link was used, withdrawn, has expired or never existed. */
export const INVITATION_OVER: Refusal = { code: '404', message: 'supplier.invitation.over' };
/** The account with this address is a buyer's and stays one. */
export const IS_BUYER: Refusal = { code: '409', message: 'supplier.invitation.isBuyer' };
export const IS_PERSON: Refusal = { code: '409', message: 'supplier.invitation.isPerson' };
