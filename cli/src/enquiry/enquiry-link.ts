import { ok, type Result } from '@fairhall/core/result';
import { type Failure, fail } from '../answer.ts';
import { COMMAND_EXIT_CODES } from '../exit-codes.ts';
import type { Invocation } from '../noun.ts';
import { readFlagOption, readTextOption } from '../option-values.ts';
import { openSecrets, type Secret, toSecretNeededFailure } from '../prompt.ts';

/**
 * The link in an enquiry's email, or only its signature. Anybody who has it can read the thread and write in it. D-95
 * THR-29
 */
const LINK: Secret = {
  option: '--sign-stdin',
  variable: 'FAIRHALL_ENQUIRY_LINK',
  question: { key: 'terminal.enquiry.ask.link' },
};

/** Reads the signature that a guest has from the email; undefined if the options say that the saved login is enough. */
export async function readLinkSignature(
  invocation: Invocation,
  enquiryId: string,
): Promise<Result<string | undefined, Failure>> {
  const { options } = invocation;
  const isFromStdin = readFlagOption(options, 'signStdin');
  if (!isFromStdin && !readFlagOption(options, 'sign')) return ok(undefined);
  if (isFromStdin && readTextOption(options, 'text') === '-') {
    return fail(COMMAND_EXIT_CODES.usage, { key: 'terminal.enquiry.oneStdin', values: { variable: LINK.variable } });
  }
  const secret = await openSecrets(invocation)(LINK);
  if (!secret.ok) return secret;
  const given = secret.value.trim();
  if (given === '') return toSecretNeededFailure(LINK);
  const sign = signIn(given, enquiryId);
  return sign === undefined
    ? fail(COMMAND_EXIT_CODES.refused, { key: 'terminal.enquiry.noLink', values: { enquiryId } })
    : ok(sign);
}

/** The signature of a link to this enquiry. A value that is not a URL is taken as the signature itself. */
function signIn(given: string, enquiryId: string): string | undefined {
  if (!URL.canParse(given)) return given;
  const { pathname, searchParams } = new URL(given);
  return pathname.endsWith(`/enquiries/${enquiryId}`) ? (searchParams.get('sign') ?? undefined) : undefined;
}
