import type { Refusal } from '@fairhall/core/contract/dispatcher';

/** One for every address and password that open nothing; suppliers' clients read it as '100001'. THR-12 */
export const LOGIN_INVALID: Refusal = { code: '401', message: 'supplier.login.wrong' };
export const PROFILE_CHANGED: Refusal = { code: '409', message: 'supplier.profile.changed' };
export const SUPPLIER_LAST_MANAGER: Refusal = { code: '409', message: 'supplier.lastManager' };
export const SUPPLIER_LAST_MANAGER_RIGHT: Refusal = { code: '409', message: 'supplier.lastManager.right' };
/** The link of an invitation that was used, taken back, is too old, or was never sent. */
export const INVITATION_OVER: Refusal = { code: '404', message: 'supplier.invitation.over' };
/** A person's buyer account stays a buyer's. */
export const IS_BUYER: Refusal = { code: '409', message: 'supplier.invitation.isBuyer' };
export const IS_PERSON: Refusal = { code: '409', message: 'supplier.invitation.isPerson' };
