import { ok } from '@fairhall/core/result';
import { type Outcome, toCallFailure } from '../answer.ts';
import { connect } from '../connection.ts';
import type { Invocation } from '../noun.ts';
import { readTextOption } from '../option-values.ts';
import { waitWithProgress } from '../progress.ts';

/**
 * Shows the values that prefill the form: from the link of an email, which counts as one use of the link, or the name
 * of a device; otherwise from the logged-in account.  D-88
 */
export async function showPrefill(invocation: Invocation): Promise<Outcome> {
  const { args, options } = invocation;
  const [exhibitionId = ''] = args;
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const { front, ids, signal, origin } = connection.value;
  const [pretoken, deviceId] = [readTextOption(options, 'link'), readTextOption(options, 'device')];
  const calls = front().preregistration;
  const response =
    deviceId !== undefined && pretoken === undefined
      ? calls.getPreDataByDeviceId({ deviceId }, { signal, handled: true })
      : calls.getPreData(
          { exhibitionId, ...(pretoken !== undefined && { pretoken }) },
          { signal, idempotencyKey: ids.uuid(), handled: true },
        );
  const found = await waitWithProgress(invocation, response);
  if (!found.ok) return toCallFailure(found.error, origin);
  const facts = Object.entries(found.value).flatMap(([name, value]) => (value ? [[name, value] as const] : []));
  return ok({
    data: found.value,
    view: { kind: 'facts', facts },
    remarks: facts.length === 0 ? [{ key: 'terminal.preregister.nothing' }] : [],
  });
}
