import type { SupplierHome } from '@fairhall/core/contract/supplier/home-calls';
import { type CallContext, supplierOf } from '../call-context.ts';
import { listOpenInvitations, listPeople } from '../supplier-login/supplier-people.ts';
import { findProfile } from './profile.ts';
import { getInfo } from './supplier.handlers.ts';
import type { SupplierHomePorts } from './supplier-home-ports.ts';

const MAX_ENQUIRIES = 5;
const MAX_PRODUCTS = 6;

/** All that the home page of the caller's supplier shows. Each part reads a bounded number of rows. D-05 */
export async function readHome(ports: SupplierHomePorts, context: CallContext): Promise<SupplierHome> {
  const inbox = await ports.readInbox(context, { part: 'waiting', pageNo: 1 });
  const { records, counts } = await ports.listSupplierProducts(context, { part: 'shown', pageNo: 1 });
  return {
    info: await getInfo(ports, context),
    takenDown: (await ports.findTakenDownSupplier(context.database, supplierOf(context).supplierId)) ?? null,
    profile: await readProfile(ports, context),
    pictures: await ports.countCompanyPictures(context),
    products: { ...counts, newest: records.slice(0, MAX_PRODUCTS) },
    exhibitions: await ports.listJoinedExhibitions(context),
    enquiries: { waiting: inbox.counts.waiting, longest: inbox.records.slice(0, MAX_ENQUIRIES) },
    recent: await ports.countRecentEnquiries(context),
    orders: { waiting: await ports.countReceivedOrders(context) },
    meetings: await ports.listMeetingsToday(context),
    changes: await ports.countProductChanges(context),
    certificates: await ports.listEndingCertificates(context),
    team: await countTeam(context),
    views: await ports.countSupplierViews(context),
  };
}

async function readProfile(ports: SupplierHomePorts, context: CallContext): Promise<SupplierHome['profile']> {
  const { supplierId, right } = supplierOf(context);
  const profile = await findProfile(ports, context.database, supplierId);
  if (profile === undefined) return null;
  const { texts, established, employees, languages, countryCode, light, proofs, reply } = profile;
  const canEdit = right === 'manage';
  return { texts, established, employees, canEdit, languages, countryCode, light, proofs, reply };
}

async function countTeam(context: CallContext): Promise<SupplierHome['team']> {
  const { database, now } = context;
  const { supplierId } = supplierOf(context);
  const people = await listPeople(database, supplierId);
  const invitations = await listOpenInvitations(database, supplierId, now);
  return { people: people.length, invitations: invitations.length };
}
