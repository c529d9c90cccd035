import type { account } from '../contract/account/calls.ts';
import { isRegistered } from '../contract/account/registered.ts';
import type { OutputOf } from '../contract/call.ts';
import type { GatewayError } from '../contract/error.ts';
import { type DisplayMessage, errorMessage } from '../contract/error-message.ts';
import type { Message } from '../ports/texts.ts';
import type { Result } from '../result.ts';

export type FormKind = 'login' | 'register';

/** The action of pressing a message: switch to the other form, which takes over the address.  */
export type MessageAction = 'switchToRegister' | 'switchToLogin';

/** The result of checking an address for one form. */
export interface AddressCheck {
  /** The password can be typed. */
  readonly passed: boolean;
  /** The state that the field shows. */
  readonly type: string;
  readonly message: DisplayMessage | null;
  readonly warning: Message | null;
  readonly action: MessageAction | null;
  /** The check itself failed, so the same address can be checked again. */
  readonly retryable: boolean;
}

const NO_MESSAGE = { message: null, warning: null, action: null, retryable: false } as const;

const ADDRESS_VALID: AddressCheck = { ...NO_MESSAGE, passed: true, type: 'success' };
/** The verification failed or took longer than 3 s, which does not stop a registration. A-22 */
export const ADDRESS_NOT_VERIFIED: AddressCheck = { ...NO_MESSAGE, passed: true, type: 'unknown' };
const COMPANY_PREFERRED: AddressCheck = { ...ADDRESS_VALID, warning: { key: 'register.email.enterprise' } };
/** A port threw; checking again may succeed. */
export const ADDRESS_CHECK_FAILED: AddressCheck = {
  ...toInvalidCheck('remote', { key: 'request.server' }),
  retryable: true,
};
const ADDRESS_MALFORMED = toInvalidCheck('format', { key: 'home.register.validator.email' });
/** */
const SUPPLIER = toInvalidCheck('supplier', { key: 'register.supplier.denied' });
/** */
const ADDRESS_NOT_REGISTERED: AddressCheck = {
  ...toInvalidCheck('notRegistered', { key: 'login.email.notRegistered' }),
  action: 'switchToRegister',
};
/** */
const ADDRESS_REGISTERED: AddressCheck = {
  ...toInvalidCheck('registered', { key: 'register.email.registered' }),
  action: 'switchToLogin',
};

type MemberAnswer = Result<OutputOf<typeof account.memberCheck>, GatewayError>;
type VerificationAnswer = Result<OutputOf<typeof account.verifyEmail>, GatewayError>;

/**
 * Converts the member check's response into the address check of a form. A supplier's address is rejected whatever
 * `registered` says.
 */
export function parseMemberCheck(kind: FormKind, answer: MemberAnswer): AddressCheck {
  if (!answer.ok) return { ...toInvalidCheck('remote', toErrorMessage(answer.error)), retryable: true };
  if (answer.value.supplierId) return SUPPLIER;
  if (kind === 'login') return isRegistered(answer.value.registered) ? ADDRESS_VALID : ADDRESS_NOT_REGISTERED;
  return isRegistered(answer.value.registered) ? ADDRESS_REGISTERED : ADDRESS_VALID;
}

/** The gateway's own message, even if it is ''. */
const toErrorMessage = (error: GatewayError): DisplayMessage =>
  error.kind === 'SERVER_ERROR' ? { text: error.message } : errorMessage(error);

/**
 * Converts the public verification's response into the address check of the registration form. A-22
 */
export function parseVerification(answer: VerificationAnswer): AddressCheck {
  if (!answer.ok) return ADDRESS_NOT_VERIFIED;
  const { isVerify, result } = answer.value;
  if (isVerify === 'invalid' || result === '3') return ADDRESS_MALFORMED;
  return result === '1' ? COMPANY_PREFERRED : ADDRESS_VALID;
}

/**
 * The address check that a rejected login or registration implies; null if the rejection is not about the address.
 *
 */
export function parseRejection({ code }: GatewayError): AddressCheck | null {
  if (code === '1001') return ADDRESS_NOT_REGISTERED;
  if (code === '1002') return ADDRESS_REGISTERED;
  return code === '1003' ? SUPPLIER : null;
}

function toInvalidCheck(type: string, message: DisplayMessage): AddressCheck {
  return { ...NO_MESSAGE, passed: false, type, message };
}
