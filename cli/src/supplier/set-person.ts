import { SUPPLIER_RIGHTS, type SupplierRight } from '@fairhall/core/contract/supplier/limits';
import type { MessageKey } from '@fairhall/core/messages';
import { ok, type Result } from '@fairhall/core/result';
import { type Answer, type Failure, fail, type Outcome } from '../answer.ts';
import { toDryRunOutcome } from '../dry-run.ts';
import { COMMAND_EXIT_CODES } from '../exit-codes.ts';
import { readKeyOption } from '../idempotency-key.ts';
import { withRepeat } from '../login.ts';
import type { Invocation } from '../noun.ts';
import { readChoiceOption, readFlagOption } from '../option-values.ts';
import { submitAsStaff } from '../staff-submit.ts';
import { connectSupplier, toSupplierCallFailure } from '../supplier-login/connect-supplier.ts';
import { withPeople } from './people-flow.ts';

interface Change {
  readonly accountId: string;
  readonly right: SupplierRight;
  readonly key: string | undefined;
}

/** Changes a colleague's permissions with the saved login. D-65 */
export async function setPerson(invocation: Invocation): Promise<Outcome> {
  const change = parseChange(invocation);
  return change.ok ? setAsColleague(invocation, change.value) : change;
}

/** Changes the permissions of any supplier's person, as staff. D-94 */
export async function setAnyPerson(invocation: Invocation): Promise<Outcome> {
  const change = parseChange(invocation);
  return change.ok ? setAsStaff(invocation, change.value) : change;
}

function parseChange({ args, options }: Invocation): Result<Change, Failure> {
  const right = readChoiceOption(options, 'right', SUPPLIER_RIGHTS);
  if (!right.ok) return right;
  if (right.value === undefined)
    return fail(COMMAND_EXIT_CODES.usage, { key: 'terminal.usage.needed', values: { option: '--right' } });
  const key = readKeyOption(options);
  return key.ok ? ok({ accountId: args[0] ?? '', right: right.value, key: key.value }) : key;
}

async function setAsColleague(invocation: Invocation, { accountId, right, key: given }: Change): Promise<Outcome> {
  const desk = connectSupplier(invocation);
  if (!desk.ok) return desk;
  const key = given ?? desk.value.ports.ids.uuid();
  const isRehearsal = readFlagOption(invocation.options, 'dryRun');
  return withPeople(invocation, desk.value, { key, isRehearsal }, async (flow, _, failure) => {
    const view = await flow.do({ type: 'change.requested', id: accountId, right }, { type: 'change.confirmed' });
    const error = failure();
    if (error !== null) return withRepeat(toSupplierCallFailure(desk.value, error, view.message ?? undefined), key);
    if (isRehearsal)
      return toDryRunOutcome({ data: { accountId, right }, idempotencyKey: key }, { accountId, right, key });
    return ok(answerOf({ accountId, right, idempotencyKey: key }, right));
  });
}

const setAsStaff = (invocation: Invocation, { accountId, right }: Change): Promise<Outcome> =>
  submitAsStaff(invocation, {
    data: { accountId, right },
    send: (gateway, data, sending) => gateway.supplierAdmin.setRight(data, sending),
    answer: (set, idempotencyKey) => answerOf({ ...set, idempotencyKey }, right),
  });

const MESSAGE_BY_RIGHT: Readonly<Record<SupplierRight, MessageKey>> = {
  answer: 'terminal.supplier.person.answers',
  manage: 'terminal.supplier.person.manages',
};

const answerOf = (data: object, right: SupplierRight): Answer => ({
  data,
  view: { kind: 'facts', facts: [] },
  remarks: [{ key: MESSAGE_BY_RIGHT[right] }],
});
