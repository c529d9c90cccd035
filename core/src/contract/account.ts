import * as z from 'zod/mini';
import { EMAIL_VERIFY_TIMEOUT } from '../site/limits.ts';
import { CACHE_MS } from './cache-lives.ts';
import { read } from './call.ts';
import { text } from './fields.ts';

const verdict = z.object({ result: z.enum(['1', '2', '3']), isVerify: z.enum(['valid', 'invalid']) });

/** A member check's `registered` as the wire may send it. */
export const isRegistered = (value: unknown): boolean => value === 1 || value === '1' || value === true;

export const account = {
  /** Whether an address has an account, and whether it is a supplier's.   */
  memberCheck: read({
    id: 'API-01',
    client: 'general',
    path: 'register/memberCheck.json',
    input: z.strictObject({ email: text(320) }),
    output: z.object({ registered: z.union([z.literal(0), z.literal(1)]), supplierId: z.nullable(z.string()) }),
    cacheMs: CACHE_MS.memberCheck,
    requirements: ['R-7.011', 'R-7.012', 'R-7.064'],
  }),
  /** What is publicly known of an address: '2' a company's, '1' free mail, '3' none.   */
  verifyEmail: read({
    id: 'API-25',
    client: 'micro',
    path: 'blade-system/public/email/verify',
    input: z.strictObject({ email: text(320) }),
    output: verdict,
    timeoutMs: EMAIL_VERIFY_TIMEOUT,
    cacheMs: CACHE_MS.emailVerification,
    requirements: ['R-7.013', 'R-7.081', 'R-9.032'],
  }),
  /** Whether a WhatsApp number can be one (D-70).  */
  verifyWhatsapp: read({
    id: 'API-26',
    client: 'micro',
    path: 'blade-system/public/whatsapp/verify',
    input: z.strictObject({ whatsapp: text(40), dialingCode: z.optional(text(8)) }),
    output: verdict,
    cacheMs: CACHE_MS.whatsappVerification,
    requirements: ['R-7.082', 'R-9.033'],
  }),
  /** Whether a mobile number can be one (D-70). */
  verifyMobile: read({
    id: 'API-27',
    client: 'micro',
    path: 'blade-system/public/mobile/verify',
    input: z.strictObject({ mobile: text(40), dialingCode: z.optional(text(8)) }),
    output: verdict,
    cacheMs: CACHE_MS.mobileVerification,
    requirements: ['R-9.031'],
  }),
};
