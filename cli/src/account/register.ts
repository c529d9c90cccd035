import { formatClauseRequired } from '@fairhall/core/account/clause';
import { isClausePrechecked } from '@fairhall/core/forms/clause';
import { ok } from '@fairhall/core/result';
import { findSiteById } from '@fairhall/core/site/sites';
import { fail, type Outcome } from '../answer.ts';
import { type Connection, connect } from '../connection.ts';
import { toDryRunOutcome } from '../dry-run.ts';
import { COMMAND_EXIT_CODES } from '../exit-codes.ts';
import type { Invocation } from '../noun.ts';
import { readFlagOption } from '../option-values.ts';
import { waitWithProgress } from '../progress.ts';
import { canAsk, isYes } from '../prompt.ts';
import { readProductName, resolveTags } from '../tags/resolve-tags.ts';
import { ask } from '../terminal.ts';
import { replaceLogin } from './replace-login.ts';
import { PASSWORD_TO_SET } from './secrets.ts';
import { type RegistrationInput, submitAccountForm, withAddress } from './submit-account-form.ts';

/** Registers a buyer and saves the login on this computer.   */
export async function register(invocation: Invocation): Promise<Outcome> {
  const product = readProductName(invocation, '--product');
  if (!product.ok) return product;
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const tag = await resolveTags(invocation, connection.value);
  if (!tag.ok) return tag;
  if (!(await isClauseAccepted(invocation, connection.value))) {
    return fail(COMMAND_EXIT_CODES.refused, { text: `--accept-terms: ${formatClauseRequired(invocation.texts)}` });
  }
  const interests = { tag: [...tag.value], product: product.value };
  const input = { kind: 'register', secret: PASSWORD_TO_SET, interests } as const;
  if (readFlagOption(invocation.options, 'dryRun')) return describeDryRun(invocation, connection.value, input);
  const login = await submitAccountForm(invocation, connection.value, input);
  return login.ok ? replaceLogin(invocation, connection.value, login.value) : login;
}

/** With --dry-run: checks the address and prints the request without sending it. */
async function describeDryRun(
  invocation: Invocation,
  connection: Connection,
  input: RegistrationInput,
): Promise<Outcome> {
  const checked = await withAddress(invocation, connection, input, async (_flow, email) => ok(email));
  if (!checked.ok) return checked;
  const { tag, product } = input.interests;
  const facts = { email: checked.value, tagCodes: tag.map(({ value }) => value).join(' '), productName: product };
  return toDryRunOutcome(facts, facts);
}

/**
 * Whether the terms are accepted. In most countries registration accepts them, and the command says so; where the law
 * requires a tick (Germany, Poland), --accept-terms or a confirmation by the user is needed.  A-78
 */
async function isClauseAccepted(invocation: Invocation, { ipAnalysis }: Connection): Promise<boolean> {
  const { options, global, terminal, texts, say } = invocation;
  if (readFlagOption(options, 'acceptTerms')) return true;
  const country = await waitWithProgress(invocation, ipAnalysis.analyse());
  const countryOfSite = findSiteById(global.siteId)?.countryId ?? undefined;
  const terms = {
    privacy: texts.text('register.privacyPolicy'),
    terms: texts.text('register.membershipTerms'),
  };
  if (isClausePrechecked([countryOfSite, country.ok ? country.value.id : undefined])) {
    say({ key: 'terminal.account.clause', values: terms });
    return true;
  }
  if (!canAsk(invocation)) return false;
  return isYes(invocation, await ask(terminal, texts.text('terminal.account.ask.clause', terms)));
}
