import { LEAD_EXPORT_PAGE, type SharedField } from '@fairhall/core/contract/lead/limits';
import type { Lead } from '@fairhall/core/contract/lead/supplier-calls';
import { type Selectable, sql } from 'kysely';
import { type CallContext, supplierOf } from '../call-context.ts';
import type { LeadTables } from './lead.tables.ts';
import type { LeadPorts, SharedRegistration } from './lead-ports.ts';

const PAGE_SIZE = 20;
/** The most tags offered as filter options. */
const MAX_TAGS = 30;

interface LeadFilter {
  readonly pageNo: number;
  readonly exhibitionId?: string | undefined;
  readonly tag?: string | undefined;
}

type LeadRow = Selectable<LeadTables['lead']>;

/** A lead with the registration it may show; null if the visitor withdrew it or is no longer registered. */
interface ScannedRow extends LeadRow {
  readonly sharedBy: string | null;
}

/** The supplier's leads, last scanned first, with the filter options. D-62 THR-29 */
export async function listLeads(ports: LeadPorts, context: CallContext, filter: LeadFilter) {
  const { kysely } = context.database;
  const { supplierId } = supplierOf(context);
  const shows = await kysely
    .selectFrom('lead')
    .select('exhibition_id')
    .where('supplier_id', '=', supplierId)
    .groupBy('exhibition_id')
    .orderBy((by) => by.fn.max('scanned_at'), 'desc')
    .execute();
  const names = await findExhibitionNames(
    ports,
    context,
    shows.map((row) => row.exhibition_id),
  );
  const { rows: tags } = await sql<{ readonly tag: string }>`
    select tag from lead, unnest(tags) as tag where supplier_id = ${supplierId}
    group by tag order by count(*) desc, tag limit ${MAX_TAGS}`.execute(kysely);
  return {
    ...(await findLeadPage(ports, context, filter, PAGE_SIZE)),
    exhibitions: [...names].map(([exhibitionId, name]) => ({ exhibitionId, name })),
    tags: tags.map(({ tag }) => tag),
  };
}

/** The supplier's leads for an export file, in larger pages. */
export const exportLeads = (ports: LeadPorts, context: CallContext, filter: LeadFilter) =>
  findLeadPage(ports, context, filter, LEAD_EXPORT_PAGE);

async function findLeadPage(
  ports: LeadPorts,
  context: CallContext,
  { pageNo, exhibitionId, tag }: LeadFilter,
  pageSize: number,
) {
  const { kysely } = context.database;
  let matchingLeads = kysely.selectFrom('lead').where('supplier_id', '=', supplierOf(context).supplierId);
  if (exhibitionId !== undefined) matchingLeads = matchingLeads.where('exhibition_id', '=', exhibitionId);
  if (tag !== undefined) matchingLeads = matchingLeads.where(sql<boolean>`${tag.trim()} = any(tags)`);
  const { total } = await matchingLeads.select((by) => by.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await matchingLeads
    .selectAll()
    .select((by) =>
      by
        .selectFrom('badge_scan')
        .select('registration_id')
        .whereRef('scan_id', '=', 'lead_id')
        .where('withdrawn_at', 'is', null)
        .as('sharedBy'),
    )
    .orderBy('scanned_at', 'desc')
    .orderBy('lead_id')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute();
  return { records: await toLeads(ports, context, rows), total: Number(total), pageNo, pageSize };
}

/**
 * Reads the visitors' shared details afresh each time, so that withdrawn details disappear from lists and files at
 * once. THR-33
 */
async function toLeads(ports: LeadPorts, context: CallContext, rows: readonly ScannedRow[]): Promise<Lead[]> {
  const { database } = context;
  const registrations = await ports.findSharedRegistrations(
    database,
    rows.flatMap(({ sharedBy }) => sharedBy ?? []),
  );
  const allowed = await ports.findSharedFields(database, [...new Set(rows.map((row) => row.exhibition_id))]);
  const names = await findExhibitionNames(ports, context, [...new Set(rows.map((row) => row.exhibition_id))]);
  const people = new Map<string, string>();
  for (const accountId of new Set(rows.flatMap((row) => row.scanned_by ?? [])))
    people.set(accountId, await ports.accountName(database, accountId));
  return rows.map((row): Lead => {
    const registration = row.sharedBy === null ? undefined : registrations.get(row.sharedBy);
    return {
      leadId: row.lead_id,
      exhibitionId: row.exhibition_id,
      scannedAt: Number(row.scanned_at),
      exhibitionName: names.get(row.exhibition_id) ?? '',
      scannedBy: people.get(row.scanned_by ?? '') ?? '',
      rating: row.rating,
      tags: row.tags,
      note: row.note,
      request: row.request,
      isTakenBack: registration === undefined,
      ...(registration === undefined
        ? NO_SHARED_DETAILS
        : toSharedDetails(registration, allowed.get(row.exhibition_id) ?? [])),
    };
  });
}

/** The details that the organiser allows and the visitor shares; name, company and badge number always. THR-33 */
function toSharedDetails({ hiddenFields, ...registration }: SharedRegistration, allowed: readonly SharedField[]) {
  const isOpen = (field: SharedField) => allowed.includes(field) && !hiddenFields.includes(field);
  return {
    ...registration,
    countryId: isOpen('country') ? registration.countryId : '',
    email: isOpen('email') ? registration.email : '',
    mobile: isOpen('mobile') ? registration.mobile : '',
  };
}

const NO_SHARED_DETAILS = { badgeNo: '', contactName: '', companyName: '', countryId: '', email: '', mobile: '' };

/** Exhibition names by id; '' for one that is no longer visible. */
async function findExhibitionNames(ports: LeadPorts, context: CallContext, ids: readonly string[]) {
  const exhibitions = await ports.findExhibitionsByIds(context, ids);
  const getName = (id: string) => exhibitions.find(({ exhibitionId }) => exhibitionId === id)?.name ?? '';
  return new Map(ids.map((id) => [id, getName(id)]));
}
