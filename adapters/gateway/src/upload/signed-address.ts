import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { loadInstallationSecret } from '../identity/load-installation-secret.ts';

/** The validity of a signed address, in milliseconds. THR-36 */
export const ADDRESS_LIFE = 600_000;

/** Signs and verifies addresses of restricted content, such as `file/{id}` or `image/{id}`. D-84 THR-36 */
export interface SignedAddresses {
  /** The value for `?s=`. Do not call it in an open transaction. */
  sign(subject: string, now: number): Promise<string>;
  isGood(subject: string, signature: string | null, now: number): Promise<boolean>;
}

const SETTING = 'files.addressKey';
const PATTERN_SIGNATURE = /^([0-9a-z]{8,9})\.([A-Za-z0-9_-]{43})$/;

/** The key is created once and stored in the settings, so that all processes sign alike. */
export function createSignedAddresses(database: Database): SignedAddresses {
  let key: string | undefined;
  const computeMac = async (subject: string, expires: string): Promise<string> => {
    key ??= await loadInstallationSecret(database, SETTING);
    return createHmac('sha256', key).update(`${subject} ${expires}`).digest('base64url');
  };
  return {
    async sign(subject, now) {
      const expires = (now + ADDRESS_LIFE).toString(36);
      return `${expires}.${await computeMac(subject, expires)}`;
    },
    async isGood(subject, signature, now) {
      const [, expires = '', mac = ''] = PATTERN_SIGNATURE.exec(signature ?? '') ?? [];
      if (mac === '' || Number.parseInt(expires, 36) <= now) return false;
      return timingSafeEqual(Buffer.from(await computeMac(subject, expires)), Buffer.from(mac));
    },
  };
}
