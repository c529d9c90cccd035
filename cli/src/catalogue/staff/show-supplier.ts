import type { OutputOf } from '@fairhall/core/contract/call';
import type { supplierAdmin } from '@fairhall/core/contract/supplier/staff-calls';
import { ok } from '@fairhall/core/result';
import { getFormat } from '@fairhall/core/site/format';
import type { Outcome, View } from '../../answer.ts';
import type { Invocation } from '../../noun.ts';
import { readTextOption } from '../../option-values.ts';
import { waitWithProgress } from '../../progress.ts';
import { connectStaff, toStaffCallFailure } from '../../staff-connection.ts';
import { replyText } from '../reply-text.ts';

/** Shows a supplier's people and contact data, for staff. D-94 */
export async function showSupplierToStaff(invocation: Invocation): Promise<Outcome> {
  const { args, options } = invocation;
  const [supplierId = ''] = args;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, origin } = connection.value;
  const reason = readTextOption(options, 'reason')?.trim();
  const data = { supplierId, ...(reason ? { reason } : {}) };
  const found = await waitWithProgress(invocation, gateway.supplierAdmin.show(data, { signal, handled: true }));
  if (!found.ok) return toStaffCallFailure(found.error, origin);
  return ok({ data: found.value, view: toView(found.value, invocation) });
}

/** One line for each person and each invitation. */
function toView(supplier: OutputOf<typeof supplierAdmin.show>, invocation: Invocation): View {
  const { texts, global } = invocation;
  const { number, date } = getFormat(global.lang);
  const { supplierId, name, contact, people, invitations, waiting, reply, takenDown } = supplier;
  const right = (held: 'answer' | 'manage') => texts.text(`terminal.supplier.right.${held}`);
  return {
    kind: 'facts',
    facts: [
      [texts.text('terminal.column.id'), supplierId],
      [texts.text('terminal.column.supplier'), name],
      ...(takenDown === null
        ? []
        : [[texts.text('terminal.column.takenDown'), `${date(takenDown.since)} · ${takenDown.reason}`] as const]),
      [texts.text('terminal.column.email'), contact.email],
      [texts.text('terminal.column.language'), contact.lang],
      [texts.text('terminal.column.timeZone'), contact.timeZone],
      [texts.text('terminal.column.waiting'), number(waiting)],
      [texts.text('terminal.column.reply'), replyText(reply, invocation)],
      ...people.map((person): [string, string] => [
        texts.text('terminal.column.person'),
        [person.name, person.email, right(person.right), date(person.created), person.accountId]
          .filter(Boolean)
          .join(' · '),
      ]),
      ...invitations.map((invitation): [string, string] => [
        texts.text('terminal.column.invited'),
        [invitation.email, right(invitation.right), date(invitation.created)].join(' · '),
      ]),
    ],
  };
}
