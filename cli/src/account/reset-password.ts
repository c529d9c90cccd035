import type { ResetEvent } from '@fairhall/core/account/reset.machine';
import { openReset } from '@fairhall/core/account/reset.page';
import type { ResetView } from '@fairhall/core/account/reset.view';
import { forgetLogin } from '@fairhall/core/account/session-memory';
import { toDisplayText } from '@fairhall/core/contract/error-message';
import { EMAIL_RULES } from '@fairhall/core/forms/field-rules';
import { checkRules } from '@fairhall/core/forms/rule';
import { trimText } from '@fairhall/core/forms/text-input';
import { ok } from '@fairhall/core/result';
import { fail, type Outcome, toCallFailure } from '../answer.ts';
import { type Connection, connect } from '../connection.ts';
import { toDryRunOutcome } from '../dry-run.ts';
import { COMMAND_EXIT_CODES } from '../exit-codes.ts';
import { type FlowDriver, withFlow } from '../flow.ts';
import { getLoginMemory } from '../login.ts';
import type { Invocation } from '../noun.ts';
import { readFlagOption } from '../option-values.ts';
import { openSecrets, readOrAskText, toSecretNeededFailure } from '../prompt.ts';
import { PASSWORD_TO_SET, RESET_TOKEN } from './secrets.ts';

type Form = FlowDriver<ResetView, ResetEvent>;

/**
 * Without a token, requests the email with the reset link. With the token of that email, sets a new password.
 * R-7.084 R-7.085 D-71
 */
export async function resetPassword(invocation: Invocation): Promise<Outcome> {
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const { options } = invocation;
  const hasToken = readFlagOption(options, 'token') || readFlagOption(options, 'tokenStdin');
  return hasToken ? setPassword(invocation, connection.value) : askForMail(invocation, connection.value);
}

async function askForMail(invocation: Invocation, connection: Connection): Promise<Outcome> {
  const email = trimText(await readOrAskText(invocation, 'email', 'terminal.account.ask.email'));
  const failure = checkRules(EMAIL_RULES, email, 'submit');
  if (failure)
    return fail(COMMAND_EXIT_CODES.refused, { text: `--email: ${toDisplayText(invocation.texts, failure.message)}` });
  if (readFlagOption(invocation.options, 'dryRun')) return toDryRunOutcome({ email }, { email });
  return withReset(invocation, connection, {}, async (form) => {
    const sent = await form.do({ type: 'email.changed', value: email }, { type: 'form.submitted' });
    const last = await retryOnce(form, sent);
    if (last.state !== 'mailed') return toResetFailure(invocation, connection, last);
    return ok({
      data: { email, mailed: true },
      view: { kind: 'table', columns: [{ title: 'email' }], rows: [[email]] },
      remarks: [...(last.text ? [last.text] : []), { key: 'terminal.account.mailed' }],
    });
  });
}

async function setPassword(invocation: Invocation, connection: Connection): Promise<Outcome> {
  const read = openSecrets(invocation);
  const token = await read(RESET_TOKEN);
  if (!token.ok) return token;
  const opening = { token: tokenOf(token.value) };
  if (opening.token === '') return toSecretNeededFailure(RESET_TOKEN);
  return withReset(invocation, connection, opening, async (form) => {
    const checked = await form.do();
    if (checked.state !== 'enteringPassword') return toResetFailure(invocation, connection, checked);
    const email = checked.email.value;
    if (readFlagOption(invocation.options, 'dryRun')) return toDryRunOutcome({ email }, { email });
    const password = await read(PASSWORD_TO_SET);
    if (!password.ok) return password;
    const sent = await form.do({ type: 'password.changed', value: password.value }, { type: 'form.submitted' });
    const last = await retryOnce(form, sent);
    if (last.state !== 'saved') return toResetFailure(invocation, connection, last);
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

/**
 * Sends the form once more if the response was lost. The idempotency key is the same, so the gateway counts both as
 * one.
 */
async function retryOnce(form: Form, sent: ResetView): Promise<ResetView> {
  return sent.error?.kind === 'NETWORK_ERROR' ? form.do({ type: 'form.submitted' }) : sent;
}

/** Accepts the token itself or the complete link of the email. */
function tokenOf(typed: string): string {
  const given = trimText(typed);
  return (URL.canParse(given) && new URL(given).searchParams.get('token')) || given;
}

/** A new password ends all logins of the account at the gateway, so the saved login is removed. */
function forgetEnded(connection: Connection, email: string): void {
  const memory = getLoginMemory(connection);
  if (memory.contactEmail.read()?.toLowerCase() === email.toLowerCase()) forgetLogin(memory);
}

/** Why the reset failed: a failed call, a used or expired link, or an invalid password. */
function toResetFailure({ texts }: Invocation, { origin }: Connection, view: ResetView): Outcome {
  const { state, title, text, password, error } = view;
  if (error !== null) return toCallFailure(error, origin);
  if (state === 'linkExpired') {
    const over = [title, ...(text ? [text] : [])].map((message) => toDisplayText(texts, message)).join('. ');
    return fail(COMMAND_EXIT_CODES.refused, { text: over }, { key: 'terminal.account.howToReset' });
  }
  const passwordError = password.message ? toDisplayText(texts, password.message) : '';
  return fail(COMMAND_EXIT_CODES.refused, { text: `${texts.text('account.password.new')}: ${passwordError}` });
}
