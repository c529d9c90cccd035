import type { PreregistrationRecord } from '@fairhall/core/contract/preregistration/calls';
import { ok } from '@fairhall/core/result';
import { type Outcome, toCallFailure } from '../answer.ts';
import { connect } from '../connection.ts';
import type { Invocation } from '../noun.ts';
import { readTextOption } from '../option-values.ts';
import { waitWithProgress } from '../progress.ts';

/**
 * Shows a registration: the full record for one's own address, and for another address only that there is one.
 */
export async function showRegistrationStatus(invocation: Invocation): Promise<Outcome> {
  const { args, options } = invocation;
  const [exhibitionId = ''] = args;
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const { front, signal, origin } = connection.value;
  const email = readTextOption(options, 'email');
  const data = { exhibitionId, ...(email !== undefined && { email }) };
  const found = await waitWithProgress(
    invocation,
    front().preregistration.checkReg(data, { signal, handled: true, fresh: true }),
  );
  if (!found.ok) return toCallFailure(found.error, origin);
  const record = found.value;
  const registered = record !== null;
  if (record === null || record.id === '') {
    const key = registered ? 'terminal.preregister.registered' : 'terminal.preregister.notRegistered';
    return ok({ data: { exhibitionId, registered }, view: { kind: 'facts', facts: [] }, remarks: [{ key }] });
  }
  return ok({ data: { registered, ...record }, view: { kind: 'facts', facts: toFacts(record, invocation) } });
}

/** A registration as facts for people. */
export const toFacts = (
  record: PreregistrationRecord,
  { texts }: Invocation,
): readonly (readonly [string, string])[] => [
  [texts.text('preregistrationPage.badge'), record.badgeNo],
  [texts.text('preregistration.email'), record.email],
  [texts.text('preregistration.contactName'), record.contactName],
  [texts.text('preregistration.company'), record.companyName],
];
