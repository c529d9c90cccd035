import type { CallContext } from '../call-context.ts';
import { areContactsShown, isOpenAt } from './contacts-shown.ts';
import type { ThreadPorts } from './enquiry-ports.ts';
import type { Found } from './find-enquiry.ts';
import { findContacts } from './mask-contacts.ts';
import { countriesOfEnquiry, countriesOfSender } from './party-countries.ts';

type Ports = Pick<ThreadPorts, 'readSiteSettings'>;

/** What the other side would not be shown of a message in a thread, as it is written; nothing once contact data is shown. */
export async function hiddenInThread(
  ports: Ports,
  { database }: CallContext,
  { row }: Found,
  text: string,
): Promise<readonly string[]> {
  if (await areContactsShown(ports, database, row)) return [];
  return findContacts(text, await countriesOfEnquiry(database, row.enquiry_id));
}

/** What a supplier would not be shown of a new enquiry. */
export async function hiddenInEnquiry(
  ports: Ports,
  { database, buyer, siteId }: CallContext,
  { supplierId, text }: { readonly supplierId: string; readonly text: string },
): Promise<readonly string[]> {
  if (await isOpenAt(ports, database, { site_id: siteId })) return [];
  return findContacts(text, await countriesOfSender(database, { accountId: buyer?.accountId ?? null, supplierId }));
}
