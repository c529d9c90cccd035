import { STAFF_ROLES } from '@fairhall/core/contract/staff/limits';
import { getFormat } from '@fairhall/core/site/format';
import { fail, type Outcome } from '../answer.ts';
import { COMMAND_EXIT_CODES } from '../exit-codes.ts';
import type { Invocation } from '../noun.ts';
import { readChoiceOption } from '../option-values.ts';
import { submitAsStaff } from '../staff-submit.ts';

/** Adds a member of staff and prints their token, which is not shown again. D-94 */
export async function addMember(invocation: Invocation): Promise<Outcome> {
  const { args, options, texts } = invocation;
  const [name = ''] = args;
  const role = readChoiceOption(options, 'role', STAFF_ROLES);
  if (!role.ok) return role;
  if (role.value === undefined)
    return fail(COMMAND_EXIT_CODES.usage, { key: 'terminal.usage.needed', values: { option: '--role' } });
  const { date } = getFormat(invocation.global.lang);
  return submitAsStaff(invocation, {
    data: { name, role: role.value },
    send: (gateway, data, sending) => gateway.staff.add(data, sending),
    answer: ({ staffId, token, expires }) => ({
      data: { staffId, name, role: role.value, token, expires },
      view: {
        kind: 'facts',
        facts: [
          [texts.text('terminal.column.id'), staffId],
          [texts.text('terminal.column.token'), token],
          [texts.text('terminal.column.ends'), date(expires)],
        ],
      },
      remarks: [{ key: 'terminal.staff.added', values: { name } }],
    }),
  });
}
