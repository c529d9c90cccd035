import { ok, type Result } from '@fairhall/core/result';
import { type Failure, fail } from '../answer.ts';
import { EXIT } from '../exit-codes.ts';
import type { Invocation } from '../noun.ts';
import { flagOption, textOption } from '../option-values.ts';
import { openSecrets, type Secret, secretNeeded } from '../prompt.ts';

/** The link of an enquiry's mail, or the sign in it: whoever has it reads the thread and writes in it. D-95 THR-29 */
const LINK: Secret = {
  option: '--sign-stdin',
  variable: 'FAIRHALL_ENQUIRY_LINK',
  question: { key: 'terminal.enquiry.ask.link' },
};

/** What a guest shows of the mail; undefined where the options say that a login will do. */
export async function givenSign(
  invocation: Invocation,
  enquiryId: string,
): Promise<Result<string | undefined, Failure>> {
  const { options } = invocation;
  const isFromStdin = flagOption(options, 'signStdin');
  if (!isFromStdin && !flagOption(options, 'sign')) return ok(undefined);
  if (isFromStdin && textOption(options, 'text') === '-') {
    return fail(EXIT.usage, { key: 'terminal.enquiry.oneStdin', values: { variable: LINK.variable } });
  }
  const shown = await openSecrets(invocation)(LINK);
  if (!shown.ok) return shown;
  const given = shown.value.trim();
  if (given === '') return secretNeeded(LINK);
  const sign = signIn(given, enquiryId);
  return sign === undefined ? fail(EXIT.refused, { key: 'terminal.enquiry.noLink', values: { enquiryId } }) : ok(sign);
}

/** The sign of a link to this enquiry; what is no link is the sign itself. */
function signIn(given: string, enquiryId: string): string | undefined {
  if (!URL.canParse(given)) return given;
  const { pathname, searchParams } = new URL(given);
  return pathname.endsWith(`/enquiries/${enquiryId}`) ? (searchParams.get('sign') ?? undefined) : undefined;
}
