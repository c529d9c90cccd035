import { createHmac, timingSafeEqual } from 'node:crypto';
import { normalizeEmail } from '@fairhall/core/forms/email';
import type { Queries } from '../db/database.ts';
import { loadInstallationSecret } from '../identity/load-installation-secret.ts';

const SETTING = 'subscription.signKey';
/** Hex digits of the code: 64 bits. D-60 */
const LENGTH = 16;

/**
 * The signature in a newsletter's links: a code over the address that only this installation can compute. It proves
 * that its holder received the email. D-60
 */
export async function subscriptionSign(queries: Queries, email: string): Promise<string> {
  const key = await loadInstallationSecret(queries, SETTING);
  return createHmac('sha256', key)
    .update(`subscription ${normalizeEmail(email)}`)
    .digest('hex')
    .slice(0, LENGTH);
}

/** Whether the signature belongs to the address; compared in constant time. D-60 */
export async function isSubscriptionSign(queries: Queries, email: string, sign: string): Promise<boolean> {
  const [right, actual] = [Buffer.from(await subscriptionSign(queries, email)), Buffer.from(sign)];
  return right.length === actual.length && timingSafeEqual(right, actual);
}
