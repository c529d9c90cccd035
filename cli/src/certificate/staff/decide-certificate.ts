import type { MessageKey } from '@fairhall/core/messages';
import { fail, type Outcome } from '../../answer.ts';
import { COMMAND_EXIT_CODES } from '../../exit-codes.ts';
import type { Invocation } from '../../noun.ts';
import { readTextOption } from '../../option-values.ts';
import { submitAsStaff } from '../../staff-submit.ts';

type Verdict = 'checked' | 'refused';

const MESSAGE_BY_VERDICT: Readonly<Record<Verdict, MessageKey>> = {
  checked: 'terminal.staff.certificate.checked',
  refused: 'terminal.staff.certificate.refused',
};

/** Approves or rejects the reviewed version of a certificate. D-94 */
export async function decide(invocation: Invocation, verdict: Verdict): Promise<Outcome> {
  const { args, options } = invocation;
  const [certificateId = ''] = args;
  const version = readTextOption(options, 'seen')?.trim();
  if (!version) return fail(COMMAND_EXIT_CODES.usage, { key: 'terminal.usage.needed', values: { option: '--seen' } });
  return submitAsStaff(invocation, {
    data: { certificateId, version, verdict },
    send: (gateway, data, sending) => gateway.certificateAdmin.decide(data, sending),
    answer: (decided, idempotencyKey) => ({
      data: { ...decided, idempotencyKey },
      view: { kind: 'facts', facts: [] },
      remarks: [{ key: MESSAGE_BY_VERDICT[verdict] }],
    }),
  });
}
