import { type AddressCheck, parseMemberCheck, parseVerification } from '@fairhall/core/account/address-check';
import type { account } from '@fairhall/core/contract/account/calls';
import { isRegistered } from '@fairhall/core/contract/account/registered';
import type { OutputOf } from '@fairhall/core/contract/call';
import type { GatewayError } from '@fairhall/core/contract/error';
import { toDisplayText } from '@fairhall/core/contract/error-message';
import { EMAIL_RULES } from '@fairhall/core/forms/field-rules';
import { checkRules } from '@fairhall/core/forms/rule';
import { trimText } from '@fairhall/core/forms/text-input';
import type { Texts } from '@fairhall/core/ports/texts';
import { ok, type Result } from '@fairhall/core/result';
import { fail, type Outcome, toCallFailure } from '../answer.ts';
import { connect } from '../connection.ts';
import { COMMAND_EXIT_CODES } from '../exit-codes.ts';
import type { Invocation } from '../noun.ts';
import { waitWithProgress } from '../progress.ts';

type MemberCheck = OutputOf<typeof account.memberCheck>;
type Verification = Result<OutputOf<typeof account.verifyEmail>, GatewayError>;

/**
 * Checks an address: whether it has an account, whether it is a company's, a free provider's or invalid, and therefore
 * whether it can log in or register. 
 */
export async function check(invocation: Invocation): Promise<Outcome> {
  const { args, texts } = invocation;
  const email = trimText(args[0] ?? '');
  const failure = checkRules(EMAIL_RULES, email, 'submit');
  if (failure) return fail(COMMAND_EXIT_CODES.refused, failure.message);
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, origin } = connection.value;
  const options = { signal, handled: true };
  const answers = Promise.all([
    gateway.account.memberCheck({ email }, options),
    gateway.account.verifyEmail({ email }, options),
  ]);
  const [member, verified] = await waitWithProgress(invocation, answers);
  if (!member.ok) return toCallFailure(member.error, origin);
  const found = { account: getAccountKind(member.value), verification: resultOf(verified) } as const;
  const verdicts = {
    login: parseMemberCheck('login', member),
    register: joinVerdict(parseMemberCheck('register', member), verified),
  };
  return ok({
    data: { email, ...found, mayLogIn: verdicts.login.passed, mayJoin: verdicts.register.passed },
    view: {
      kind: 'facts',
      facts: [
        [texts.text('account.email'), email],
        [texts.text('terminal.account.check.account'), texts.text(`terminal.account.check.account.${found.account}`)],
        [texts.text('terminal.account.check.mail'), texts.text(`terminal.account.check.mail.${found.verification}`)],
        [texts.text('account.logIn'), describeCheck(verdicts.login, texts)],
        [texts.text('account.join'), describeCheck(verdicts.register, texts)],
      ],
    },
  });
}

function getAccountKind({ registered, supplierId }: MemberCheck): 'supplier' | 'buyer' | 'none' {
  if (supplierId) return 'supplier';
  return isRegistered(registered) ? 'buyer' : 'none';
}

const STATUS_BY_CODE = { '1': 'free', '2': 'company', '3': 'wrong' } as const;

function resultOf(answer: Verification): 'company' | 'free' | 'wrong' | 'unknown' {
  if (!answer.ok) return 'unknown';
  return answer.value.isVerify === 'invalid' ? 'wrong' : STATUS_BY_CODE[answer.value.result];
}

const joinVerdict = (member: AddressCheck, verified: Verification): AddressCheck =>
  member.passed ? parseVerification(verified) : member;

function describeCheck({ passed, message, warning }: AddressCheck, texts: Texts): string {
  const remark = message ?? warning;
  const yes = texts.text('terminal.yes');
  if (remark === null) return yes;
  return passed ? `${yes}: ${toDisplayText(texts, remark)}` : toDisplayText(texts, remark);
}
