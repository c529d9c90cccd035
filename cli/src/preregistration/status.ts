import type { PreRegRecord } from '@fairhall/core/contract/preregistration/calls';
import { ok } from '@fairhall/core/result';
import { failedCall, type Outcome } from '../answer.ts';
import { connect } from '../connection.ts';
import type { Invocation } from '../noun.ts';
import { textOption } from '../option-values.ts';
import { waitingFor } from '../progress.ts';

/** Whether somebody is registered: one's own record, and of another address that there is one. */
export async function registrationStatus(invocation: Invocation): Promise<Outcome> {
  const { args, options } = invocation;
  const [exhibitionId = ''] = args;
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const { front, signal, origin } = connection.value;
  const email = textOption(options, 'email');
  const data = { exhibitionId, ...(email !== undefined && { email }) };
  const found = await waitingFor(
    invocation,
    front().preregistration.checkReg(data, { signal, handled: true, fresh: true }),
  );
  if (!found.ok) return failedCall(found.error, origin);
  const record = found.value;
  const registered = record !== null;
  if (record === null || record.id === '') {
    const key = registered ? 'terminal.preregister.registered' : 'terminal.preregister.notRegistered';
    return ok({ data: { exhibitionId, registered }, view: { kind: 'facts', facts: [] }, remarks: [{ key }] });
  }
  return ok({ data: { registered, ...record }, view: { kind: 'facts', facts: factsOf(record, invocation) } });
}

/** A record as a person reads it. */
export const factsOf = (record: PreRegRecord, { texts }: Invocation): readonly (readonly [string, string])[] => [
  [texts.text('preregistrationPage.badge'), record.badgeNo],
  [texts.text('preregistration.email'), record.email],
  [texts.text('preregistration.contactName'), record.contactName],
  [texts.text('preregistration.company'), record.companyName],
];
