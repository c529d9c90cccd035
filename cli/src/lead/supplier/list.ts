import { formatPhone } from '@fairhall/core/forms/phone-format';
import { toLeadQuery } from '@fairhall/core/lead/leads.machine';
import type { MessageKey } from '@fairhall/core/messages';
import { ok } from '@fairhall/core/result';
import { type ListOutcome, readPageOption } from '../../list-verb.ts';
import type { Invocation } from '../../noun.ts';
import { listPageRemarks } from '../../page-remarks.ts';
import { waitWithProgress } from '../../progress.ts';
import { connectSupplier, toSupplierCallFailure } from '../../supplier-login/connect-supplier.ts';
import { parseLeadFilter } from './lead-filter.ts';

/** Lists the visitors whose badges the supplier's people scanned, the latest first. D-62 */
export async function listLeads(invocation: Invocation): Promise<ListOutcome> {
  const { options, texts } = invocation;
  const page = readPageOption(options);
  if (!page.ok) return page;
  const chosen = parseLeadFilter(invocation);
  if (!chosen.ok) return chosen;
  const desk = connectSupplier(invocation);
  if (!desk.ok) return desk;
  const { signal } = desk.value.connection;
  const filter = toLeadQuery({ ...chosen.value, pageNo: page.value });
  const found = await waitWithProgress(
    invocation,
    desk.value.ports.supplierGateway.supplierLead.list(filter, { signal, handled: true }),
  );
  if (!found.ok) return toSupplierCallFailure(desk.value, found.error);
  const column = (key: MessageKey) => ({ title: texts.text(key) });
  return ok({
    data: found.value,
    view: {
      kind: 'table',
      columns: [
        column('supplierLeads.column.contactName'),
        column('supplierLeads.column.companyName'),
        column('supplierLeads.column.email'),
        column('supplierLeads.column.mobile'),
        column('supplierLeads.column.rating'),
        column('supplierLeads.column.tags'),
        column('supplierLeads.column.exhibition'),
        column('supplierLeads.column.badgeNo'),
      ],
      rows: found.value.records.map((lead) => [
        lead.isTakenBack ? texts.text('supplierLeads.takenBack') : lead.contactName,
        lead.companyName,
        lead.email,
        formatPhone(lead.mobile),
        lead.rating === 0 ? '' : String(lead.rating),
        lead.tags.join(', '),
        lead.exhibitionName,
        lead.badgeNo,
      ]),
    },
    remarks: listPageRemarks(found.value, 'terminal.lead.none'),
  });
}
