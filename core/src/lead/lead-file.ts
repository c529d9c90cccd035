import type { GatewayError } from '../contract/error.ts';
import type { Lead } from '../contract/lead/supplier-calls.ts';
import { writeCsv } from '../files/csv.ts';
import { FILE_XLSX_TYPE } from '../files/workbook.ts';
import { writeXlsx } from '../files/write-xlsx.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import { ok, type Result } from '../result.ts';
import type { Format } from '../site/format.ts';
import type { SupplierGateway } from '../supplier-login/ports.ts';
import { type LeadListFilter, toLeadQuery } from './leads.machine.ts';

/** The columns of a lead file, in order. */
export const LEAD_COLUMNS = [
  ...(['scannedAt', 'exhibition', 'contactName', 'companyName', 'country', 'email', 'mobile', 'badgeNo'] as const),
  ...(['rating', 'tags', 'note', 'request', 'scannedBy', 'takenBack'] as const),
] as const;

/** Loads all pages of the leads that match the filter. D-62 */
export async function fetchLeads(
  { supplierLead }: Pick<SupplierGateway, 'supplierLead'>,
  chosen: Omit<LeadListFilter, 'pageNo'>,
  signal?: CancelSignal,
): Promise<Result<readonly Lead[], GatewayError>> {
  const leads = new Map<string, Lead>();
  const options = { fresh: true, handled: true, ...(signal === undefined ? {} : { signal }) };
  for (let pageNo = 1; ; pageNo += 1) {
    const page = await supplierLead.export(toLeadQuery({ ...chosen, pageNo }), options);
    if (!page.ok) return page;
    // A lead scanned meanwhile shifts the pages, so a lead can be on two of them; the map by id removes duplicates.
    for (const lead of page.value.records) leads.set(lead.leadId, lead);
    if (pageNo * page.value.pageSize >= page.value.total) return ok([...leads.values()]);
  }
}

/** Returns the cells of a lead in the order of the columns. Times are ISO 8601 in UTC. */
export function toLeadCells(lead: Lead, words: { readonly country: string; readonly takenBack: string }): string[] {
  return [
    new Date(lead.scannedAt).toISOString(),
    lead.exhibitionName,
    lead.contactName,
    lead.companyName,
    words.country,
    lead.email,
    lead.mobile,
    lead.badgeNo,
    lead.rating === 0 ? '' : String(lead.rating),
    lead.tags.join(', '),
    lead.note,
    lead.request,
    lead.scannedBy,
    lead.isTakenBack ? words.takenBack : '',
  ];
}

export type LeadFormat = 'csv' | 'xlsx';

/**
 * Formats rows of leads as a spreadsheet file, and returns its content type too. In languages with a decimal comma, CSV
 * files use semicolons, as their spreadsheets expect.
 */
export function createLeadFile(
  rows: readonly (readonly string[])[],
  as: LeadFormat,
  { number }: Pick<Format, 'number'>,
): { readonly content: string | Uint8Array<ArrayBuffer>; readonly type: string } {
  if (as === 'xlsx') return { content: writeXlsx(rows), type: FILE_XLSX_TYPE };
  return { content: writeCsv(rows, number(1.5).includes(',') ? ';' : ','), type: 'text/csv' };
}
