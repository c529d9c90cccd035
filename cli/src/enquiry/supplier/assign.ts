import type { Colleague } from '@fairhall/core/contract/enquiry/supplier-calls';
import type { Message } from '@fairhall/core/ports/texts';
import { ok } from '@fairhall/core/result';
import { fail, type Outcome } from '../../answer.ts';
import { toDryRunOutcome } from '../../dry-run.ts';
import { COMMAND_EXIT_CODES } from '../../exit-codes.ts';
import { readKeyOption } from '../../idempotency-key.ts';
import { withRepeat } from '../../login.ts';
import type { Invocation } from '../../noun.ts';
import { readFlagOption, readTextOption } from '../../option-values.ts';
import { waitWithProgress } from '../../progress.ts';
import { connectSupplier, type SupplierDesk, toSupplierCallFailure } from '../../supplier-login/connect-supplier.ts';

/** The words of `--to` besides names and account ids. */
const SELF = 'me';
const TEAM = 'team';

/** Assigns an enquiry to a member of the supplier's team, who gets an email unless they do it themselves. D-65 */
export async function assignEnquiry(invocation: Invocation): Promise<Outcome> {
  const [enquiryId = ''] = invocation.args;
  const to = readTextOption(invocation.options, 'to');
  if (to === undefined)
    return fail(COMMAND_EXIT_CODES.usage, { key: 'terminal.usage.needed', values: { option: '--to' } });
  const given = readKeyOption(invocation.options);
  if (!given.ok) return given;
  const desk = connectSupplier(invocation);
  if (!desk.ok) return desk;
  const { connection, ports } = desk.value;
  const { supplierEnquiry } = ports.supplierGateway;
  const reading = { signal: connection.signal, handled: true };
  const team = await waitWithProgress(invocation, supplierEnquiry.assignment({ enquiryId }, reading));
  if (!team.ok) return toFailure(desk.value, team.error);
  const found = findColleague(team.value.people, to);
  if (found === undefined) return failUnknown(team.value.people, to);
  const accountId = found?.accountId ?? null;
  const key = given.value ?? connection.ids.uuid();
  const data = { enquiryId, accountId };
  if (readFlagOption(invocation.options, 'dryRun'))
    return toDryRunOutcome({ data, idempotencyKey: key }, { enquiryId, to: found?.name ?? TEAM, key });
  const sending = { ...reading, idempotencyKey: key, retry: true };
  const assigned = await waitWithProgress(invocation, supplierEnquiry.assign(data, sending));
  if (!assigned.ok) return withRepeat(toFailure(desk.value, assigned.error), key);
  return ok({
    data: { enquiryId, ...assigned.value, idempotencyKey: key },
    view: { kind: 'facts', facts: [] },
    remarks: [toRemark(assigned.value.assignedTo)],
  });
}

/** The member by account id or name; null for the whole team, undefined if there is none, or several of that name. */
function findColleague(people: readonly Colleague[], to: string): Colleague | null | undefined {
  if (to === TEAM) return null;
  if (to === SELF) return people.find(({ isSelf }) => isSelf);
  const byId = people.find(({ accountId }) => accountId === to);
  const named = people.filter(({ name }) => name.toLowerCase() === to.toLowerCase());
  return byId ?? (named.length === 1 ? named[0] : undefined);
}

const failUnknown = (people: readonly Colleague[], to: string) =>
  fail(COMMAND_EXIT_CODES.refused, {
    key: 'terminal.supplier.enquiry.assign.unknown',
    values: { to, people: people.map(({ name, accountId }) => `${name} (${accountId})`).join(', ') },
  });

const toFailure = (desk: SupplierDesk, error: Parameters<typeof toSupplierCallFailure>[1]) =>
  error.code === '404'
    ? fail(COMMAND_EXIT_CODES.refused, { key: 'supplierSite.thread.gone' })
    : toSupplierCallFailure(desk, error);

function toRemark(assignedTo: Colleague | null): Message {
  if (assignedTo === null) return { key: 'supplierSite.assign.done.team' };
  if (assignedTo.isSelf) return { key: 'supplierSite.assign.done.self' };
  return { key: 'supplierSite.assign.done', values: { name: assignedTo.name } };
}
