import { SUPPLIER_RIGHTS } from '@fairhall/core/contract/supplier/limits';
import { getFormat } from '@fairhall/core/site/format';
import { fail, type Outcome } from '../../answer.ts';
import { COMMAND_EXIT_CODES } from '../../exit-codes.ts';
import type { Invocation } from '../../noun.ts';
import { readChoiceOption, readTextOption } from '../../option-values.ts';
import { submitAsStaff } from '../../staff-submit.ts';
import { inviteFromFile } from './invite-from-file.ts';

/** Sends an invitation email to a person who is to answer for a supplier. D-39 D-94 */
export async function invitePerson(invocation: Invocation): Promise<Outcome> {
  const { args, options, texts, global } = invocation;
  const path = readTextOption(options, 'file');
  if (path !== undefined) return inviteFromFile(invocation, path);
  const [supplierId = ''] = args;
  if (supplierId === '')
    return fail(COMMAND_EXIT_CODES.usage, { key: 'terminal.usage.needed', values: { option: '--file' } });
  const email = readTextOption(options, 'email')?.trim();
  if (!email) return fail(COMMAND_EXIT_CODES.usage, { key: 'terminal.usage.needed', values: { option: '--email' } });
  const right = readChoiceOption(options, 'right', SUPPLIER_RIGHTS);
  if (!right.ok) return right;
  if (right.value === undefined)
    return fail(COMMAND_EXIT_CODES.usage, { key: 'terminal.usage.needed', values: { option: '--right' } });
  return submitAsStaff(invocation, {
    data: { supplierId, email, right: right.value },
    send: (gateway, data, sending) => gateway.supplierAdmin.invite(data, sending),
    answer: (invitation) => ({
      data: { supplierId, email, right: right.value, ...invitation },
      view: { kind: 'facts', facts: [[texts.text('terminal.column.id'), invitation.invitationId]] },
      remarks: [
        invitation.mail === 'postponed'
          ? { key: 'supplierSite.people.postponed', values: { email } }
          : {
              key: 'terminal.supplier.invited',
              values: { email, date: getFormat(global.lang).date(invitation.expires) },
            },
      ],
    }),
  });
}
