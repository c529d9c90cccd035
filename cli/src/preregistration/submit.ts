import { toDisplayText } from '@fairhall/core/contract/error-message';
import { type FormFieldName, REGISTRATION_FIELDS } from '@fairhall/core/contract/preregistration/form-fields';
import { isWelcomeBack } from '@fairhall/core/contract/preregistration/limits';
import { toUnicodeEmail } from '@fairhall/core/forms/email';
import { guestName } from '@fairhall/core/forms/stored-names';
import type { FrontGateway } from '@fairhall/core/ports/gateway';
import { type LoadedExhibition, loadExhibition } from '@fairhall/core/preregistration/load-exhibition';
import { openPreregistration, type PreregPagePorts } from '@fairhall/core/preregistration/page';
import type { PreregEvent } from '@fairhall/core/preregistration/preregistration.machine';
import type { PreregSent, PreregView } from '@fairhall/core/preregistration/preregistration.view';
import { isUnchanged } from '@fairhall/core/preregistration/result';
import { preregistrationDraftName, preregistrationLinkName } from '@fairhall/core/preregistration/stored-names';
import { ok, type Result } from '@fairhall/core/result';
import { type Failure, fail, type Outcome, toCallFailure } from '../answer.ts';
import { createCommandStorage } from '../command-storage.ts';
import { type Connection, connect } from '../connection.ts';
import { readCountryOption } from '../country-option.ts';
import { toDryRunOutcome } from '../dry-run.ts';
import { COMMAND_EXIT_CODES } from '../exit-codes.ts';
import { type FlowDriver, withFlow } from '../flow.ts';
import { readKeyOption } from '../idempotency-key.ts';
import { withRepeat } from '../login.ts';
import type { Invocation } from '../noun.ts';
import { readFlagOption, readTextOption } from '../option-values.ts';
import { waitWithProgress } from '../progress.ts';
import { isConfirmed } from '../prompt.ts';
import { toOptionFlag } from './registration-options.ts';
import { toFacts } from './status.ts';
import { readVersionSigns } from './version-options.ts';

interface Sending {
  readonly invocation: Invocation;
  readonly connection: Connection;
  readonly key: string;
  readonly loaded: LoadedExhibition;
}

type Form = FlowDriver<PreregView, PreregEvent>;

/** Fills in and sends the registration form of the pages. Repeats with the same --key count once. */
export async function submitRegistration(invocation: Invocation): Promise<Outcome> {
  const { args, options } = invocation;
  const [exhibitionId = ''] = args;
  const key = readKeyOption(options);
  if (!key.ok) return key;
  const signs = readVersionSigns(options);
  if (!signs.ok) return signs;
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const { front, signal, origin, ids } = connection.value;
  const found = await waitWithProgress(invocation, loadExhibition(front(), exhibitionId, signal));
  if (!found.ok) return toCallFailure(found.error, origin);
  if (!found.value.isOpen) return fail(COMMAND_EXIT_CODES.refused, { key: 'preregistration.refused.over' });
  const sending = { invocation, connection: connection.value, key: key.value ?? ids.uuid(), loaded: found.value };
  const { exhibition, entryPoint } = found.value;
  const opening = { ...signs.value, exhibition, entryPoint, presentation: 'page', showResult: false } as const;
  return withFlow(
    invocation,
    (bugs) => openPreregistration({ ...createFormPorts(sending), bugs }, opening),
    (form) => fillIn(form, sending),
  );
}

/** Values that the form stores for its next opening are held in memory. */
function createFormPorts({ connection, key }: Sending): Omit<PreregPagePorts, 'bugs'> {
  const storage = createCommandStorage(connection, [preregistrationDraftName, preregistrationLinkName, guestName]);
  const { clock, timer, gateway, visitor, origin } = connection;
  const front = withRetry(connection.front());
  const ids = { uuid: () => key };
  return { storage, clock, timer, gateway, visitor, front, ids, imageServer: `${origin}/gateway` };
}

/** Lets the client retry a lost call, which is safe with an idempotency key. REL-05 */
function withRetry({ preregistration }: FrontGateway): PreregPagePorts['front'] {
  const submitPreregistration: FrontGateway['preregistration']['preRegister'] = (data, options) =>
    preregistration.preRegister(data, { ...options, retry: true });
  return { preregistration: { ...preregistration, preRegister: submitPreregistration } };
}

async function fillIn(form: Form, sending: Sending): Promise<Outcome> {
  const { invocation, connection, key, loaded } = sending;
  const opened = await form.do();
  if (opened.error) return toCallFailure(opened.error, connection.origin);
  const typed = readFormEvents(invocation, opened);
  if (!typed.ok) return typed;
  const filled = await form.do(...typed.value);
  if (readFlagOption(invocation.options, 'dryRun')) {
    const { pageVersion, email, contactName, companyName, countryId } = filled.request;
    return toDryRunOutcome(
      { request: filled.request, idempotencyKey: key },
      { pageVersion, email, contactName, companyName, countryId, key },
    );
  }
  const question = invocation.texts.text('terminal.preregister.confirm', { exhibition: loaded.show.name });
  if (!(await isConfirmed(invocation, question)))
    return fail(COMMAND_EXIT_CODES.refused, { key: 'terminal.preregister.notSent' });
  const first = await form.do({ type: 'form.submitted' });
  if (first.problems.length > 0) return failInvalidFields(first, invocation);
  const isLost = first.error?.kind === 'NETWORK_ERROR' && !invocation.terminal.signal.aborted;
  const { sent, error, message } = isLost ? await form.do({ type: 'form.submitted' }) : first;
  if (sent !== null) return toSentOutcome(sent, sending);
  if (error === null) return fail(COMMAND_EXIT_CODES.refused, message ?? { key: 'request.server' });
  return withRepeat(toCallFailure(error, connection.origin, message ?? undefined), key);
}

function readFormEvents(
  { options }: Invocation,
  { fields, clause }: PreregView,
): Result<readonly PreregEvent[], Failure> {
  const typed: PreregEvent[] = [];
  for (const { name } of fields) {
    const { kind, option } = REGISTRATION_FIELDS[name];
    const value = kind === 'country' ? readCountryOption(options, option) : ok(readTextOption(options, option));
    if (!value.ok) return value;
    if (value.value !== undefined) typed.push({ type: 'field.changed', name, value: value.value });
  }
  const dialing = readTextOption(options, 'dialing');
  const product = readTextOption(options, 'product');
  const tags: readonly PreregEvent[] =
    product === undefined ? [] : [{ type: 'tags.changed', value: { tag: [], product } }];
  return ok([
    ...typed,
    ...(dialing === undefined ? [] : [{ type: 'dialing.chosen', value: dialing } as const]),
    ...tags,
    // Sending the form by a command is consent to the clause.
    ...(clause ? [] : [{ type: 'clause.toggled' } as const]),
  ]);
}

/** Fails with the invalid fields by the names of their options. */
function failInvalidFields({ problems }: PreregView, { texts }: Invocation): Outcome {
  const toFlag = (name: FormFieldName) => toOptionFlag(REGISTRATION_FIELDS[name].option);
  const lines = problems.map(({ name, message }) => `${toFlag(name)}: ${toDisplayText(texts, message)}`);
  return fail(COMMAND_EXIT_CODES.refused, { text: lines.join('\n') });
}

function toSentOutcome({ record }: PreregSent, { invocation, key }: Sending): Outcome {
  const sentKey = record.badgeNo === '' ? 'preregistrationPage.mail.only' : 'preregistrationPage.mail';
  const mailKey = record.mail === 'postponed' ? 'preregistrationPage.mail.postponed' : sentKey;
  const title = isWelcomeBack(record) ? 'preregistration.result.welcomeBack' : 'preregistration.result.success';
  return ok({
    data: { ...record, idempotencyKey: key },
    view: { kind: 'facts', facts: toFacts(record, invocation).filter(([, value]) => value !== '') },
    remarks: [
      { key: title },
      { key: mailKey, values: { email: toUnicodeEmail(record.email) } },
      ...(isUnchanged(isWelcomeBack(record), record.badgeNo)
        ? [{ key: 'preregistrationPage.unchanged' } as const]
        : []),
    ],
  });
}
