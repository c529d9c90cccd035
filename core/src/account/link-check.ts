import type { GatewayError } from '../contract/error.ts';
import type { Result } from '../result.ts';

/** The gateway's answer about a link of an email that sets a password. */
export type LinkCheck = Result<{ readonly valid: boolean; readonly email?: string | undefined }, GatewayError>;

/** Whether a link was used, has expired or was never valid. A token that the gateway rejects as malformed counts as used. */
export const isLinkOver = (check: LinkCheck): boolean =>
  check.ok ? !check.value.valid : isLinkGone(check) || check.error.code === '400';

/** Whether a submit failed because its link was used meanwhile. */
export const isLinkGone = (answer: Result<unknown, GatewayError>): boolean => !answer.ok && answer.error.code === '404';
