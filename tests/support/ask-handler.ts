import type { AnyCall, InputOf, OutputOf } from '@fairhall/core/contract/call';
import type { Answer, Refusal } from '@fairhall/core/contract/dispatcher';
import type { LanguageCode } from '@fairhall/core/site/languages';
import type { CallContext } from '@fairhall/gateway/call-context';
import type { Queries } from '@fairhall/gateway/db/database';

type Handler = (input: unknown, context: CallContext) => Promise<Answer<unknown>>;

/** Asks a handler as the gateway would: the input is parsed, the answer's text must fit the call. */
export async function askHandler<C extends AnyCall>(
  call: C,
  handler: unknown,
  data: InputOf<C>,
  database: Queries,
  lang: LanguageCode = 'en',
): Promise<OutputOf<C> | Refusal> {
  const context = { database, lang } as CallContext; // reads of the catalogue look at nothing else
  const answer = await (handler as Handler)(call.input.parse(data), context); // the caller picks it by the call's name
  if (!answer.ok) return answer.error;
  const { jsonText } = answer.value as { jsonText?: string };
  return call.output.parse(jsonText === undefined ? answer.value : JSON.parse(jsonText)) as OutputOf<C>;
}
