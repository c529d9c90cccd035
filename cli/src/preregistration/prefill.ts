import { ok } from '@fairhall/core/result';
import { failedCall, type Outcome } from '../answer.ts';
import { connect } from '../connection.ts';
import type { Invocation } from '../noun.ts';
import { textOption } from '../option-values.ts';
import { waitingFor } from '../progress.ts';

/**
 * What would fill the form in: by the link of a mail, which counts as one of its uses, or the name of a device; else what is
 * known of who is logged in.  D-88
 */
export async function showPrefill(invocation: Invocation): Promise<Outcome> {
  const { args, options } = invocation;
  const [exhibitionId = ''] = args;
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const { front, ids, signal, origin } = connection.value;
  const [pretoken, deviceId] = [textOption(options, 'link'), textOption(options, 'device')];
  const calls = front().preregistration;
  const asked =
    deviceId !== undefined && pretoken === undefined
      ? calls.getPreDataByDeviceId({ deviceId }, { signal, handled: true })
      : calls.getPreData(
          { exhibitionId, ...(pretoken !== undefined && { pretoken }) },
          { signal, idempotencyKey: ids.uuid(), handled: true },
        );
  const found = await waitingFor(invocation, asked);
  if (!found.ok) return failedCall(found.error, origin);
  const facts = Object.entries(found.value).flatMap(([name, value]) => (value ? [[name, value] as const] : []));
  return ok({
    data: found.value,
    view: { kind: 'facts', facts },
    remarks: facts.length === 0 ? [{ key: 'terminal.preregister.nothing' }] : [],
  });
}
