import { toDisplayText } from '@fairhall/core/contract/error-message';
import type { Country } from '@fairhall/core/contract/site/calls';
import { ok, type Result } from '@fairhall/core/result';
import type { StandField } from '@fairhall/core/stand/fields';
import { loadStandForm } from '@fairhall/core/stand/load-form';
import { openStand } from '@fairhall/core/stand/page';
import type { StandEvent } from '@fairhall/core/stand/stand.machine';
import type { StandView } from '@fairhall/core/stand/stand.view';
import { type Failure, fail, type Outcome, toCallFailure } from '../answer.ts';
import { connect } from '../connection.ts';
import { toDryRunOutcome } from '../dry-run.ts';
import { COMMAND_EXIT_CODES } from '../exit-codes.ts';
import { type FlowDriver, withFlow } from '../flow.ts';
import { readKeyOption } from '../idempotency-key.ts';
import { withRepeat } from '../login.ts';
import { listMailRemarks } from '../mail-remarks.ts';
import type { Invocation } from '../noun.ts';
import { failInvalidOption, readFlagOption, readTextOption } from '../option-values.ts';
import { waitWithProgress } from '../progress.ts';
import { isConfirmed } from '../prompt.ts';

const OPTION_OF: Readonly<Record<StandField, string>> = {
  company: '--company',
  countryId: '--country',
  contactName: '--name',
  email: '--email',
  mobile: '--mobile',
  area: '--area',
  product: '--product',
  remark: '--remark',
};

/** Fills in and sends the stand booking form of the pages. Repeats with the same --key count once. D-54 */
export async function bookStand(invocation: Invocation): Promise<Outcome> {
  const [exhibitionId = ''] = invocation.args;
  const given = readKeyOption(invocation.options);
  if (!given.ok) return given;
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const { gateway, ids, signal, origin, timer } = connection.value;
  const loaded = await waitWithProgress(invocation, loadStandForm(gateway, { exhibitionId }, '', signal));
  if (!loaded.ok) return toCallFailure(loaded.error, origin);
  const typed = readFormEvents(invocation, loaded.value.countries);
  if (!typed.ok) return typed;
  const key = given.value ?? ids.uuid();
  const front = connection.value.front();
  return withFlow(
    invocation,
    (bugs) => openStand({ front, timer, bugs, ids: { uuid: () => key } }, loaded.value.opening),
    (form) => fillIn(form, typed.value, { invocation, origin, key, exhibitionId }),
  );
}

/** The events that fill in the form from the options. */
function readFormEvents(
  { options }: Invocation,
  countries: readonly Country[],
): Result<readonly StandEvent[], Failure> {
  const values: Partial<Record<StandField, string | undefined>> = {
    company: readTextOption(options, 'company'),
    contactName: readTextOption(options, 'name'),
    email: readTextOption(options, 'email'),
    mobile: readTextOption(options, 'mobile'),
    area: readTextOption(options, 'area'),
    product: readTextOption(options, 'product'),
    remark: readTextOption(options, 'remark'),
  };
  const fields = (Object.keys(values) as StandField[]).flatMap((name): readonly StandEvent[] => {
    const value = values[name];
    return value === undefined ? [] : [{ type: 'field.changed', name, value }];
  });
  const given = readTextOption(options, 'country');
  if (given === undefined) return ok(fields);
  const country = countries.find(({ id, code2 }) => id === given || code2 === given.toUpperCase());
  if (country === undefined) return failInvalidOption('country', given, '356, IN …');
  return ok([{ type: 'field.changed', name: 'countryId', value: country.id }, ...fields]);
}

interface Sending {
  readonly invocation: Invocation;
  readonly origin: string;
  readonly key: string;
  readonly exhibitionId: string;
}

async function fillIn(
  form: FlowDriver<StandView, StandEvent>,
  typed: readonly StandEvent[],
  { invocation, origin, key, exhibitionId }: Sending,
): Promise<Outcome> {
  const { options, texts } = invocation;
  const { problems, request } = await form.do(...typed, { type: 'form.checked' });
  if (problems.length > 0) {
    const lines = problems.map(({ name, message }) => `${OPTION_OF[name]}: ${toDisplayText(texts, message)}`);
    return fail(COMMAND_EXIT_CODES.refused, { text: lines.join('\n') });
  }
  const { company, email, area, product } = request;
  if (readFlagOption(options, 'dryRun')) {
    return toDryRunOutcome({ request, idempotencyKey: key }, { exhibitionId, company, email, area, product, key });
  }
  const question = texts.text('terminal.stand.confirm', { area, exhibition: exhibitionId });
  if (!(await isConfirmed(invocation, question)))
    return fail(COMMAND_EXIT_CODES.refused, { key: 'terminal.stand.notSent' });
  const { id, mail, error, message } = await form.do({ type: 'form.submitted' });
  if (id === null) {
    if (error === null) return fail(COMMAND_EXIT_CODES.refused, message ?? { key: 'request.server' });
    return withRepeat(toCallFailure(error, origin, message ?? undefined), key);
  }
  return ok({
    data: { id, ...(mail !== null && { mail }), idempotencyKey: key },
    view: { kind: 'table', columns: [{ title: texts.text('terminal.column.id') }], rows: [[id]] },
    remarks: [
      { key: 'submitResult.bookstand.title' },
      { key: 'submitResult.bookstand.text' },
      ...listMailRemarks(mail),
    ],
  });
}
