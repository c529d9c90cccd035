import { CERTIFICATE_COUNT_MAX } from '@fairhall/core/contract/certificate/limits';
import type { Refusal } from '@fairhall/core/contract/dispatcher';

/** The supplier has changed it since it was read. */
export const CERTIFICATE_CHANGED: Refusal = { code: '409', message: 'certificate.changed' };
export const CERTIFICATE_LIMIT_REACHED: Refusal = {
  code: '409',
  message: 'certificate.full',
  values: { max: CERTIFICATE_COUNT_MAX },
};
/** The certificate expired before staff decided. */
export const CERTIFICATE_OVER: Refusal = { code: '409', message: 'certificate.over' };
export const FILE_NEEDED: Refusal = { code: '400', message: 'certificate.fileNeeded' };
/** The file sent with it was already attached or was deleted in the meantime. */
export const FILE_GONE: Refusal = { code: '400', message: 'certificate.fileGone' };
export const NO_DAY: Refusal = { code: '400', message: 'certificate.day' };
export const DATE_ISSUED_LATER: Refusal = { code: '400', message: 'certificate.issuedLater' };
export const DATE_ENDS_EARLIER: Refusal = { code: '400', message: 'certificate.endsEarlier' };
export const CERTIFICATE_ENDED: Refusal = { code: '400', message: 'certificate.ended' };
/** The idempotency key was used for another certificate before. */
export const KEY_REUSED: Refusal = { code: '422', message: 'request.sameKey' };
