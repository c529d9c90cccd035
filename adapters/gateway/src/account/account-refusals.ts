import type { Refusal } from '@fairhall/core/contract/dispatcher';

/** Answers of a login and a registration that went well and say no. Texts are those that the forms show (D-66). */
export const EMAIL_NOT_REGISTERED: Refusal = { code: '1001', message: 'login.email.notRegistered' };
export const EMAIL_REGISTERED: Refusal = { code: '1002', message: 'register.email.registered' };
export const IS_SUPPLIER: Refusal = { code: '1003', message: 'register.supplier.denied' };
export const PASSWORD_INCORRECT: Refusal = { code: '1004', message: 'login.password.wrong' };
/** A link of a mail that was used, is too old, or was never sent. */
export const LINK_OVER: Refusal = { code: '404', message: 'request.linkOver' };
