import type { account } from '../contract/account/calls.ts';
import { isRegistered } from '../contract/account/registered.ts';
import type { OutputOf } from '../contract/call.ts';
import type { GatewayError } from '../contract/error.ts';
import { errorMessage, type ShownMessage } from '../contract/error-message.ts';
import type { Message } from '../ports/texts.ts';
import type { Result } from '../result.ts';

export type FormKind = 'login' | 'register';

/** What pressing a message does; the other form takes over the address.  */
export type MessageAction = 'switchToRegister' | 'switchToLogin';

/** The result of checking an address for one form. */
export interface Verdict {
  /** Its password may be typed. */
  readonly passed: boolean;
  /** What the field shows as its state. */
  readonly type: string;
  readonly message: ShownMessage | null;
  readonly warning: Message | null;
  readonly action: MessageAction | null;
  /** The check failed, so the same address may be checked again. */
  readonly retryable: boolean;
}

const NO_MESSAGE = { message: null, warning: null, action: null, retryable: false } as const;

const PASSED: Verdict = { ...NO_MESSAGE, passed: true, type: 'success' };
/** The verification failed or took longer than 3 s, which does not stop a registration. A-22 */
export const UNKNOWN: Verdict = { ...NO_MESSAGE, passed: true, type: 'unknown' };
const COMPANY_PREFERRED: Verdict = { ...PASSED, warning: { key: 'register.email.enterprise' } };
/** A port threw; checking again may succeed. */
export const BROKEN: Verdict = { ...wrong('remote', { key: 'request.server' }), retryable: true };
const MALFORMED = wrong('format', { key: 'home.register.validator.email' });
/** */
const SUPPLIER = wrong('supplier', { key: 'register.supplier.denied' });
/** */
const NOT_REGISTERED: Verdict = {
  ...wrong('notRegistered', { key: 'login.email.notRegistered' }),
  action: 'switchToRegister',
};
/** */
const REGISTERED: Verdict = { ...wrong('registered', { key: 'register.email.registered' }), action: 'switchToLogin' };

type MemberAnswer = Result<OutputOf<typeof account.memberCheck>, GatewayError>;
type VerificationAnswer = Result<OutputOf<typeof account.verifyEmail>, GatewayError>;

/** What the member check means for a form. A supplier is refused whatever `registered` says. */
export function memberVerdict(kind: FormKind, answer: MemberAnswer): Verdict {
  if (!answer.ok) return { ...wrong('remote', failedCheck(answer.error)), retryable: true };
  if (answer.value.supplierId) return SUPPLIER;
  if (kind === 'login') return isRegistered(answer.value.registered) ? PASSED : NOT_REGISTERED;
  return isRegistered(answer.value.registered) ? REGISTERED : PASSED;
}

/** The gateway's own message, also where it is ''. */
const failedCheck = (error: GatewayError): ShownMessage =>
  error.kind === 'SERVER_ERROR' ? { text: error.message } : errorMessage(error);

/** What the public verification means for somebody who joins. A-22 */
export function verificationVerdict(answer: VerificationAnswer): Verdict {
  if (!answer.ok) return UNKNOWN;
  const { isVerify, result } = answer.value;
  if (isVerify === 'invalid' || result === '3') return MALFORMED;
  return result === '1' ? COMPANY_PREFERRED : PASSED;
}

/** What a refused login or registration says of the address; null where it is about something else. */
export function refusalVerdict({ code }: GatewayError): Verdict | null {
  if (code === '1001') return NOT_REGISTERED;
  if (code === '1002') return REGISTERED;
  return code === '1003' ? SUPPLIER : null;
}

function wrong(type: string, message: ShownMessage): Verdict {
  return { ...NO_MESSAGE, passed: false, type, message };
}
