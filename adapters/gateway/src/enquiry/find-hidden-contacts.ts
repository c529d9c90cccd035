import type { CallContext } from '../call-context.ts';
import { hasVisibleContacts, isOpenAt } from './contact-visibility.ts';
import type { ThreadPorts } from './enquiry-ports.ts';
import type { FoundEnquiry } from './find-enquiry.ts';
import { listEnquiryCountries, listSenderCountries } from './list-party-countries.ts';
import { findContacts } from './mask-contacts.ts';

type Ports = Pick<ThreadPorts, 'readSiteSettings'>;

/**
 * The parts of a thread's message that would be masked for the other side, as they are written; empty once contact data
 * is shown.
 */
export async function findHiddenInThread(
  ports: Ports,
  { database }: CallContext,
  { row }: FoundEnquiry,
  text: string,
): Promise<readonly string[]> {
  if (await hasVisibleContacts(ports, database, row)) return [];
  return findContacts(text, await listEnquiryCountries(database, row.enquiry_id));
}

/** The parts of a new enquiry that would be masked for the supplier. */
export async function findHiddenInEnquiry(
  ports: Ports,
  { database, buyer, siteId }: CallContext,
  { supplierId, text }: { readonly supplierId: string; readonly text: string },
): Promise<readonly string[]> {
  if (await isOpenAt(ports, database, { site_id: siteId })) return [];
  return findContacts(text, await listSenderCountries(database, { accountId: buyer?.accountId ?? null, supplierId }));
}
