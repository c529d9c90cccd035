import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Queries } from '../db/database.ts';
import { loadInstallationSecret } from '../identity/load-installation-secret.ts';

const SETTING = 'enquiry.signKey';

/** An enquiry and the version of its link, which increases each time the link is disabled. */
export interface LinkedEnquiry {
  readonly enquiry_id: string;
  readonly link_version: number;
}

/**
 * The sign in links of an enquiry's mails, which proves that the caller received them: a MAC of its id and link version
 * that only this installation can make.
 */
export async function signOf(queries: Queries, linked: LinkedEnquiry): Promise<string> {
  return codeOf(await loadInstallationSecret(queries, SETTING), linked);
}

/** The link version that a sign was made for; undefined if it is no sign of this enquiry. */
export async function getLinkVersion(
  queries: Queries,
  linked: LinkedEnquiry,
  sign: string | undefined,
): Promise<number | undefined> {
  if (sign === undefined || sign === '') return undefined;
  const key = await loadInstallationSecret(queries, SETTING);
  for (let version = linked.link_version; version >= 0; version -= 1) {
    if (isSame(codeOf(key, { ...linked, link_version: version }), sign)) return version;
  }
  return undefined;
}

/** The first version is signed without its number, so that links from before versions existed still work. */
const codeOf = (key: string | Buffer, { enquiry_id, link_version }: LinkedEnquiry): string =>
  createHmac('sha256', key)
    .update(link_version === 0 ? `enquiry ${enquiry_id}` : `enquiry ${enquiry_id} ${link_version}`)
    .digest('base64url');

/** Compares in constant time, so that the time does not reveal where the values differ. */
function isSame(right: string, shown: string): boolean {
  const [one, other] = [Buffer.from(right), Buffer.from(shown)];
  return one.length === other.length && timingSafeEqual(one, other);
}
