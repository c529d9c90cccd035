import type { AnyCall, InputOf, OutputOf } from '@fairhall/core/contract/call';
import type { Answer, Refusal } from '@fairhall/core/contract/dispatcher';
import type { LanguageCode } from '@fairhall/core/site/languages';
import type { CallContext } from '@fairhall/gateway/call-context';
import type { Queries } from '@fairhall/gateway/db/database';

type Handler = (input: unknown, context: CallContext) => Promise<Answer<unknown>>;

/** Calls a handler as the gateway would: parses the input, and checks the response against the call's schema. */
export async function askHandler<C extends AnyCall>(
  call: C,
  handler: unknown,
  data: InputOf<C>,
  database: Queries,
  lang: LanguageCode = 'en',
): Promise<OutputOf<C> | Refusal> {
  const context = { database, lang } as CallContext; // handlers of catalogue reads use only these members
  const answer = await (handler as Handler)(call.input.parse(data), context); // the caller selects it by the call's name
  if (!answer.ok) return answer.error;
  const { jsonText } = answer.value as { jsonText?: string };
  return call.output.parse(jsonText === undefined ? answer.value : JSON.parse(jsonText)) as OutputOf<C>;
}
