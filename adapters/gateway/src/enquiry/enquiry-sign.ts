import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Queries } from '../db/database.ts';
import { installationSecret } from '../identity/installation-secret.ts';

const SETTING = 'enquiry.signKey';

/** What shows that somebody got the mails of an enquiry: a code over its id that only this installation can make. */
export async function signOf(queries: Queries, enquiryId: string): Promise<string> {
  const key = await installationSecret(queries, SETTING);
  return createHmac('sha256', key).update(`enquiry ${enquiryId}`).digest('base64url');
}

/** Whether it is the enquiry's; compared in a time that tells nothing of where they differ. */
export async function isSignOf(queries: Queries, enquiryId: string, sign: string | undefined): Promise<boolean> {
  if (sign === undefined || sign === '') return false;
  const [right, shown] = [await signOf(queries, enquiryId), sign].map((text) => Buffer.from(text));
  return right !== undefined && shown !== undefined && right.length === shown.length && timingSafeEqual(right, shown);
}
