import { fail, type Outcome } from '../../answer.ts';
import { COMMAND_EXIT_CODES } from '../../exit-codes.ts';
import type { Invocation } from '../../noun.ts';
import { readTextOption } from '../../option-values.ts';
import { submitAsStaff } from '../../staff-submit.ts';

type Verdict = 'accepted' | 'refused';

/** Accepts a supplier's new logo and pictures. D-97 */
export const acceptPictures = (invocation: Invocation): Promise<Outcome> => decidePictures(invocation, 'accepted');

/** Rejects a supplier's new logo and pictures; the supplier is notified of the reason. D-97 */
export const rejectPictures = (invocation: Invocation): Promise<Outcome> => decidePictures(invocation, 'refused');

/** The command names the version, so that staff cannot accept pictures that they have not seen. */
async function decidePictures(invocation: Invocation, verdict: Verdict): Promise<Outcome> {
  const { args, options, texts } = invocation;
  const [supplierId = ''] = args;
  const version = readTextOption(options, 'change')?.trim();
  if (!version) {
    return fail(COMMAND_EXIT_CODES.usage, { key: 'terminal.usage.needed', values: { option: '--change' } });
  }
  return submitAsStaff(invocation, {
    data: { supplierId, version, verdict },
    send: (gateway, data, sending) => gateway.staffSupplierPicture.settle(data, sending),
    answer: (settled, idempotencyKey) => ({
      data: { ...settled, idempotencyKey },
      view: { kind: 'facts', facts: [[texts.text('terminal.column.id'), supplierId]] },
      remarks: [{ key: `terminal.staff.product.${verdict}` }],
    }),
  });
}
