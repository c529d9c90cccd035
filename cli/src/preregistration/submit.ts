import { shownText } from '@fairhall/core/contract/error-message';
import { type PreregField, REGISTRATION_FIELDS } from '@fairhall/core/contract/preregistration/form-fields';
import { isWelcomeBack } from '@fairhall/core/contract/preregistration/limits';
import { unicodeEmail } from '@fairhall/core/forms/email';
import { guestName } from '@fairhall/core/forms/stored-names';
import type { FrontGateway } from '@fairhall/core/ports/gateway';
import { type LoadedExhibition, loadExhibition } from '@fairhall/core/preregistration/load-exhibition';
import { openPreregistration, type PreregPagePorts } from '@fairhall/core/preregistration/page';
import type { PreregEvent } from '@fairhall/core/preregistration/preregistration.machine';
import type { PreregSent, PreregView } from '@fairhall/core/preregistration/preregistration.view';
import { isUnchanged } from '@fairhall/core/preregistration/result';
import { preRegisterFormName, preRegisterLinkName } from '@fairhall/core/preregistration/stored-names';
import { ok } from '@fairhall/core/result';
import { fail, failedCall, type Outcome } from '../answer.ts';
import { commandStorage } from '../command-storage.ts';
import { type Connection, connect } from '../connection.ts';
import { dryRun } from '../dry-run.ts';
import { EXIT } from '../exit-codes.ts';
import { type Driven, withFlow } from '../flow.ts';
import { keyOption } from '../idempotency-key.ts';
import { withRepeat } from '../login.ts';
import type { Invocation } from '../noun.ts';
import { flagOption, textOption } from '../option-values.ts';
import { waitingFor } from '../progress.ts';
import { isConfirmed } from '../prompt.ts';
import { factsOf } from './status.ts';
import { flagOf } from './told-options.ts';
import { versionSigns } from './version-options.ts';

interface Sending {
  readonly invocation: Invocation;
  readonly connection: Connection;
  readonly key: string;
  readonly loaded: LoadedExhibition;
}

type Form = Driven<PreregView, PreregEvent>;

/** Fills in and sends the form of the pages. With the same --key a repeat counts once. */
export async function submitRegistration(invocation: Invocation): Promise<Outcome> {
  const { args, options } = invocation;
  const [exhibitionId = ''] = args;
  const key = keyOption(options);
  if (!key.ok) return key;
  const signs = versionSigns(options);
  if (!signs.ok) return signs;
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const { front, signal, origin, ids } = connection.value;
  const found = await waitingFor(invocation, loadExhibition(front(), exhibitionId, signal));
  if (!found.ok) return failedCall(found.error, origin);
  if (!found.value.isOpen) return fail(EXIT.refused, { key: 'preregistration.refused.over' });
  const sending = { invocation, connection: connection.value, key: key.value ?? ids.uuid(), loaded: found.value };
  const { exhibition, entryPoint } = found.value;
  const opening = { ...signs.value, exhibition, entryPoint, place: 'page', showResult: false } as const;
  return withFlow(
    invocation,
    (bugs) => openPreregistration({ ...portsOf(sending), bugs }, opening),
    (form) => fillIn(form, sending),
  );
}

/** What the form would keep for its next opening is kept in memory. */
function portsOf({ connection, key }: Sending): Omit<PreregPagePorts, 'bugs'> {
  const storage = commandStorage(connection, [preRegisterFormName, preRegisterLinkName, guestName]);
  const { clock, timer, gateway, visitor, origin } = connection;
  const front = retrying(connection.front());
  const ids = { uuid: () => key };
  return { storage, clock, timer, gateway, visitor, front, ids, imageServer: `${origin}/gateway` };
}

/** Lets the client try a lost call again by itself, which is harmless with a key. REL-05 */
function retrying({ preregistration }: FrontGateway): PreregPagePorts['front'] {
  const preRegister: FrontGateway['preregistration']['preRegister'] = (data, options) =>
    preregistration.preRegister(data, { ...options, retry: true });
  return { preregistration: { ...preregistration, preRegister } };
}

async function fillIn(form: Form, sending: Sending): Promise<Outcome> {
  const { invocation, connection, key, loaded } = sending;
  const opened = await form.do();
  if (opened.error) return failedCall(opened.error, connection.origin);
  const filled = await form.do(...typedFields(invocation, opened));
  if (flagOption(invocation.options, 'dryRun')) {
    const { pageVersion, email, contactName, companyName, countryId } = filled.request;
    return dryRun(
      { request: filled.request, idempotencyKey: key },
      { pageVersion, email, contactName, companyName, countryId, key },
    );
  }
  const question = invocation.texts.text('terminal.preregister.confirm', { exhibition: loaded.show.name });
  if (!(await isConfirmed(invocation, question))) return fail(EXIT.refused, { key: 'terminal.preregister.notSent' });
  const first = await form.do({ type: 'form.submitted' });
  if (first.problems.length > 0) return wrongFields(first, invocation);
  const isLost = first.error?.kind === 'NETWORK_ERROR' && !invocation.terminal.signal.aborted;
  const { sent, error, message } = isLost ? await form.do({ type: 'form.submitted' }) : first;
  if (sent !== null) return registered(sent, sending);
  if (error === null) return fail(EXIT.refused, message ?? { key: 'request.server' });
  return withRepeat(failedCall(error, connection.origin, message ?? undefined), key);
}

function typedFields({ options }: Invocation, { fields, clause }: PreregView): readonly PreregEvent[] {
  const typed = fields.flatMap(({ name }): readonly PreregEvent[] => {
    const value = textOption(options, REGISTRATION_FIELDS[name].option);
    return value === undefined ? [] : [{ type: 'field.changed', name, value }];
  });
  const dialing = textOption(options, 'dialing');
  const product = textOption(options, 'product');
  const tags: readonly PreregEvent[] =
    product === undefined ? [] : [{ type: 'tags.changed', value: { tag: [], product } }];
  return [
    ...typed,
    ...(dialing === undefined ? [] : [{ type: 'dialing.chosen', value: dialing } as const]),
    ...tags,
    // Who sends it by a command has said so.
    ...(clause ? [] : [{ type: 'clause.toggled' } as const]),
  ];
}

/** The wrong fields by the names of their options. */
function wrongFields({ problems }: PreregView, { texts }: Invocation): Outcome {
  const flag = (name: PreregField) => flagOf(REGISTRATION_FIELDS[name].option);
  const lines = problems.map(({ name, message }) => `${flag(name)}: ${shownText(texts, message)}`);
  return fail(EXIT.refused, { text: lines.join('\n') });
}

function registered({ record }: PreregSent, { invocation, key }: Sending): Outcome {
  const sentKey = record.badgeNo === '' ? 'preregistrationPage.mail.only' : 'preregistrationPage.mail';
  const mailKey = record.mail === 'postponed' ? 'preregistrationPage.mail.postponed' : sentKey;
  const title = isWelcomeBack(record) ? 'preregistration.result.welcomeBack' : 'preregistration.result.success';
  return ok({
    data: { ...record, idempotencyKey: key },
    view: { kind: 'facts', facts: factsOf(record, invocation).filter(([, value]) => value !== '') },
    remarks: [
      { key: title },
      { key: mailKey, values: { email: unicodeEmail(record.email) } },
      ...(isUnchanged(isWelcomeBack(record), record.badgeNo)
        ? [{ key: 'preregistrationPage.unchanged' } as const]
        : []),
    ],
  });
}
