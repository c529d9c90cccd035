import type { ResetEvent } from '@fairhall/core/account/reset.machine';
import { openReset } from '@fairhall/core/account/reset.page';
import type { ResetView } from '@fairhall/core/account/reset.view';
import { forgetLogin } from '@fairhall/core/account/session-memory';
import { shownText } from '@fairhall/core/contract/error-message';
import { EMAIL_RULES } from '@fairhall/core/forms/field-rules';
import { firstFailure } from '@fairhall/core/forms/rule';
import { trimText } from '@fairhall/core/forms/text-input';
import { ok } from '@fairhall/core/result';
import { fail, failedCall, type Outcome } from '../answer.ts';
import { type Connection, connect } from '../connection.ts';
import { dryRun } from '../dry-run.ts';
import { EXIT } from '../exit-codes.ts';
import { type Driven, withFlow } from '../flow.ts';
import { memoryOf } from '../login.ts';
import type { Invocation } from '../noun.ts';
import { flagOption } from '../option-values.ts';
import { givenText, openSecrets, secretNeeded } from '../prompt.ts';
import { NEW_PASSWORD, RESET_TOKEN } from './secrets.ts';

type Form = Driven<ResetView, ResetEvent>;

/**
 * Without a token: asks for the mail with the link. With the token of that mail: sets a new password. 
 * D-71
 */
export async function resetPassword(invocation: Invocation): Promise<Outcome> {
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const { options } = invocation;
  const hasToken = flagOption(options, 'token') || flagOption(options, 'tokenStdin');
  return hasToken ? choose(invocation, connection.value) : askForMail(invocation, connection.value);
}

async function askForMail(invocation: Invocation, connection: Connection): Promise<Outcome> {
  const email = trimText(await givenText(invocation, 'email', 'terminal.account.ask.email'));
  const failure = firstFailure(EMAIL_RULES, email, 'submit');
  if (failure) return fail(EXIT.refused, { text: `--email: ${shownText(invocation.texts, failure.message)}` });
  if (flagOption(invocation.options, 'dryRun')) return dryRun({ email }, { email });
  return withReset(invocation, connection, {}, async (form) => {
    const sent = await form.do({ type: 'email.changed', value: email }, { type: 'form.submitted' });
    const last = await retriedOnce(form, sent);
    if (last.state !== 'mailed') return refusal(invocation, connection, last);
    return ok({
      data: { email, mailed: true },
      view: { kind: 'table', columns: [{ title: 'email' }], rows: [[email]] },
      remarks: [...(last.text ? [last.text] : []), { key: 'terminal.account.mailed' }],
    });
  });
}

async function choose(invocation: Invocation, connection: Connection): Promise<Outcome> {
  const read = openSecrets(invocation);
  const token = await read(RESET_TOKEN);
  if (!token.ok) return token;
  const opening = { token: tokenOf(token.value) };
  if (opening.token === '') return secretNeeded(RESET_TOKEN);
  return withReset(invocation, connection, opening, async (form) => {
    const checked = await form.do();
    if (checked.state !== 'choosing') return refusal(invocation, connection, checked);
    const email = checked.email.value;
    if (flagOption(invocation.options, 'dryRun')) return dryRun({ email }, { email });
    const password = await read(NEW_PASSWORD);
    if (!password.ok) return password;
    const sent = await form.do({ type: 'password.changed', value: password.value }, { type: 'form.submitted' });
    const last = await retriedOnce(form, sent);
    if (last.state !== 'saved') return refusal(invocation, connection, last);
    forgetEnded(connection, email);
    return ok({
      data: { email, changed: true },
      view: { kind: 'table', columns: [{ title: 'email' }], rows: [[email]] },
      remarks: [{ key: 'reset.saved.title' }, { key: 'terminal.account.howToLogIn' }],
    });
  });
}

const withReset = (
  invocation: Invocation,
  connection: Connection,
  opening: { readonly token?: string },
  use: (form: Form) => Promise<Outcome>,
): Promise<Outcome> => withFlow(invocation, (bugs) => openReset({ ...connection, bugs }, opening), use);

/** Sends the form once more where the answer got lost; the key is the same, so the gateway counts both as one. */
async function retriedOnce(form: Form, sent: ResetView): Promise<ResetView> {
  return sent.error?.kind === 'NETWORK_ERROR' ? form.do({ type: 'form.submitted' }) : sent;
}

/** The token itself, or the whole link of the mail. */
function tokenOf(typed: string): string {
  const given = trimText(typed);
  return (URL.canParse(given) && new URL(given).searchParams.get('token')) || given;
}

/** A new password ends all logins of the account at the gateway, so the one saved here is removed. */
function forgetEnded(connection: Connection, email: string): void {
  const memory = memoryOf(connection);
  if (memory.contactEmail.read()?.toLowerCase() === email.toLowerCase()) forgetLogin(memory);
}

/** Why it did not go on: a failed call, a link that is used or too old, or a password that breaks a rule. */
function refusal({ texts }: Invocation, { origin }: Connection, view: ResetView): Outcome {
  const { state, title, text, password, error } = view;
  if (error !== null) return failedCall(error, origin);
  if (state === 'over') {
    const over = [title, ...(text ? [text] : [])].map((message) => shownText(texts, message)).join('. ');
    return fail(EXIT.refused, { text: over }, { key: 'terminal.account.howToReset' });
  }
  const said = password.message ? shownText(texts, password.message) : '';
  return fail(EXIT.refused, { text: `${texts.text('account.password.new')}: ${said}` });
}
