import { getFormat } from '@fairhall/core/site/format';
import type { Outcome } from '../answer.ts';
import type { Invocation } from '../noun.ts';
import { submitAsStaff } from '../staff-submit.ts';

/** Extends a member's token by another term. D-94 */
export async function renewMember(invocation: Invocation): Promise<Outcome> {
  const [staffId = ''] = invocation.args;
  const { date } = getFormat(invocation.global.lang);
  return submitAsStaff(invocation, {
    data: { staffId },
    send: (gateway, data, sending) => gateway.staff.renew(data, sending),
    answer: (renewed) => ({
      data: renewed,
      view: { kind: 'facts', facts: [] },
      remarks: [{ key: 'terminal.staff.renewed', values: { date: date(renewed.expires) } }],
    }),
  });
}
