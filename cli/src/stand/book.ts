import { shownText } from '@fairhall/core/contract/error-message';
import type { Country } from '@fairhall/core/contract/site/calls';
import { ok, type Result } from '@fairhall/core/result';
import type { StandField } from '@fairhall/core/stand/fields';
import { loadStandForm } from '@fairhall/core/stand/load-form';
import { openStand } from '@fairhall/core/stand/page';
import type { StandEvent } from '@fairhall/core/stand/stand.machine';
import type { StandView } from '@fairhall/core/stand/stand.view';
import { type Failure, fail, failedCall, type Outcome } from '../answer.ts';
import { connect } from '../connection.ts';
import { dryRun } from '../dry-run.ts';
import { EXIT } from '../exit-codes.ts';
import { type Driven, withFlow } from '../flow.ts';
import { keyOption } from '../idempotency-key.ts';
import { withRepeat } from '../login.ts';
import { mailRemarks } from '../mail-remarks.ts';
import type { Invocation } from '../noun.ts';
import { flagOption, textOption, wrongOption } from '../option-values.ts';
import { waitingFor } from '../progress.ts';
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

/** Fills in and sends the form of the pages. With the same --key a repeat counts once. D-54 */
export async function bookStand(invocation: Invocation): Promise<Outcome> {
  const [exhibitionId = ''] = invocation.args;
  const given = keyOption(invocation.options);
  if (!given.ok) return given;
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const { gateway, ids, signal, origin, timer } = connection.value;
  const loaded = await waitingFor(invocation, loadStandForm(gateway, { exhibitionId }, '', signal));
  if (!loaded.ok) return failedCall(loaded.error, origin);
  const typed = typedFields(invocation, loaded.value.countries);
  if (!typed.ok) return typed;
  const key = given.value ?? ids.uuid();
  const front = connection.value.front();
  return withFlow(
    invocation,
    (bugs) => openStand({ front, timer, bugs, ids: { uuid: () => key } }, loaded.value.opening),
    (form) => fillIn(form, typed.value, { invocation, origin, key, exhibitionId }),
  );
}

/** The fields of the form by their options. */
function typedFields({ options }: Invocation, countries: readonly Country[]): Result<readonly StandEvent[], Failure> {
  const values: Partial<Record<StandField, string | undefined>> = {
    company: textOption(options, 'company'),
    contactName: textOption(options, 'name'),
    email: textOption(options, 'email'),
    mobile: textOption(options, 'mobile'),
    area: textOption(options, 'area'),
    product: textOption(options, 'product'),
    remark: textOption(options, 'remark'),
  };
  const fields = (Object.keys(values) as StandField[]).flatMap((name): readonly StandEvent[] => {
    const value = values[name];
    return value === undefined ? [] : [{ type: 'field.changed', name, value }];
  });
  const given = textOption(options, 'country');
  if (given === undefined) return ok(fields);
  const country = countries.find(({ id, code2 }) => id === given || code2 === given.toUpperCase());
  if (country === undefined) return wrongOption('country', given, '356, IN …');
  return ok([{ type: 'field.changed', name: 'countryId', value: country.id }, ...fields]);
}

interface Sending {
  readonly invocation: Invocation;
  readonly origin: string;
  readonly key: string;
  readonly exhibitionId: string;
}

async function fillIn(
  form: Driven<StandView, StandEvent>,
  typed: readonly StandEvent[],
  { invocation, origin, key, exhibitionId }: Sending,
): Promise<Outcome> {
  const { options, texts } = invocation;
  const { problems, request } = await form.do(...typed, { type: 'form.checked' });
  if (problems.length > 0) {
    const lines = problems.map(({ name, message }) => `${OPTION_OF[name]}: ${shownText(texts, message)}`);
    return fail(EXIT.refused, { text: lines.join('\n') });
  }
  const { company, email, area, product } = request;
  if (flagOption(options, 'dryRun')) {
    return dryRun({ request, idempotencyKey: key }, { exhibitionId, company, email, area, product, key });
  }
  const question = texts.text('terminal.stand.confirm', { area, exhibition: exhibitionId });
  if (!(await isConfirmed(invocation, question))) return fail(EXIT.refused, { key: 'terminal.stand.notSent' });
  const { id, mail, error, message } = await form.do({ type: 'form.submitted' });
  if (id === null) {
    if (error === null) return fail(EXIT.refused, message ?? { key: 'request.server' });
    return withRepeat(failedCall(error, origin, message ?? undefined), key);
  }
  return ok({
    data: { id, ...(mail !== null && { mail }), idempotencyKey: key },
    view: { kind: 'table', columns: [{ title: texts.text('terminal.column.id') }], rows: [[id]] },
    remarks: [{ key: 'submitResult.bookstand.title' }, { key: 'submitResult.bookstand.text' }, ...mailRemarks(mail)],
  });
}
