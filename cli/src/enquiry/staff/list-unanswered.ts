import { systemClock } from '@fairhall/adapters/system-clock';
import type { OutputOf } from '@fairhall/core/contract/call';
import type { staffEnquiry } from '@fairhall/core/contract/enquiry/staff-calls';
import { formatWait } from '../../format-wait.ts';
import { listForStaff } from '../../list-for-staff.ts';
import type { ListAnswer, ListOutcome } from '../../list-verb.ts';
import type { Invocation } from '../../noun.ts';
import { describeResponsiblePeople } from './responsible-people.ts';

type Page = OutputOf<typeof staffEnquiry.unanswered>;

/** Lists unanswered enquiries, the oldest first, with the people who could answer them. D-94 */
export const listUnanswered = (invocation: Invocation): Promise<ListOutcome> =>
  listForStaff(invocation, {
    send: (gateway, data, options) => gateway.staffEnquiry.unanswered(data, options),
    toView: (page) => tableOf(page, invocation),
    none: 'terminal.staff.enquiry.none',
  });

function tableOf({ records }: Page, { texts }: Invocation): ListAnswer['view'] {
  const now = systemClock.now();
  return {
    kind: 'table',
    columns: (['id', 'wait', 'subject', 'supplier', 'answers'] as const).map((column) => ({
      title: texts.text(`terminal.column.${column}`),
    })),
    rows: records.map(({ enquiryId, waitsSince, target, supplier }) => [
      enquiryId,
      formatWait(now - waitsSince, texts),
      target.type === 'supplier' ? '' : target.name || texts.text('thread.subject.gone'),
      `${supplier.supplierId} ${supplier.name}`,
      describeResponsiblePeople(supplier, texts),
    ]),
  };
}
