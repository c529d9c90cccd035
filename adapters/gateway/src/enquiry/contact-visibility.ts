import { readSiteSetting, SITE_SETTINGS } from '@fairhall/core/site/site-settings';
import type { Queries } from '../db/database.ts';
import type { ThreadPorts } from './enquiry-ports.ts';
import { type EnquiryRow, isShared } from './find-enquiry.ts';

/** The name of the setting. */
export const CONTACT_SETTING = 'enquiry.contacts';

type SettingPorts = Pick<ThreadPorts, 'readSiteSettings'>;
type ContactConsent = Parameters<typeof isShared>[0];

/** Whether a site's stored setting shows contact data at once. D-97 */
export function isOpenBy(stored: string | null): boolean {
  const read = readSiteSetting(CONTACT_SETTING, stored ?? '');
  return (read.ok ? read.value : SITE_SETTINGS[CONTACT_SETTING].usual) === 'shown';
}

/** Whether the site that an enquiry was sent on shows contact data without consent. D-97 */
export async function isOpenAt(
  { readSiteSettings }: SettingPorts,
  queries: Queries,
  { site_id }: Pick<EnquiryRow, 'site_id'>,
): Promise<boolean> {
  return (await readSiteSettings(queries, site_id))[CONTACT_SETTING] === 'shown';
}

/** Whether both sides see each other's contact data: both agreed, or their site shows it at once. D-97 */
export const hasVisibleContacts = async (
  ports: SettingPorts,
  queries: Queries,
  row: ContactConsent & Pick<EnquiryRow, 'site_id'>,
): Promise<boolean> => isShared(row) || isOpenAt(ports, queries, row);
