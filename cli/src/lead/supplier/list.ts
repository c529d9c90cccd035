import { shownPhone } from '@fairhall/core/forms/phone-format';
import { askedLeads } from '@fairhall/core/lead/leads.machine';
import type { MessageKey } from '@fairhall/core/messages';
import { ok } from '@fairhall/core/result';
import { type ListOutcome, pageOption } from '../../list-verb.ts';
import type { Invocation } from '../../noun.ts';
import { pageRemarks } from '../../page-remarks.ts';
import { waitingFor } from '../../progress.ts';
import { connectSupplier, failedSupplierCall } from '../../supplier-login/connect-supplier.ts';
import { chosenLeads } from './chosen.ts';

/** The visitors whose badges the supplier's people scanned, the last first. D-62 */
export async function listLeads(invocation: Invocation): Promise<ListOutcome> {
  const { options, texts } = invocation;
  const page = pageOption(options);
  if (!page.ok) return page;
  const chosen = chosenLeads(invocation);
  if (!chosen.ok) return chosen;
  const desk = connectSupplier(invocation);
  if (!desk.ok) return desk;
  const { signal } = desk.value.connection;
  const asked = askedLeads({ ...chosen.value, pageNo: page.value });
  const found = await waitingFor(
    invocation,
    desk.value.ports.supplierGateway.supplierLead.list(asked, { signal, handled: true }),
  );
  if (!found.ok) return failedSupplierCall(desk.value, found.error);
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
        shownPhone(lead.mobile),
        lead.rating === 0 ? '' : String(lead.rating),
        lead.tags.join(', '),
        lead.exhibitionName,
        lead.badgeNo,
      ]),
    },
    remarks: pageRemarks(found.value, 'terminal.lead.none'),
  });
}
