import type { Route } from '@fairhall/core/contract/dispatcher';
import { err, ok, type Result } from '@fairhall/core/result';
import { answerTextOf } from './answer-text.ts';
import type { CallContext } from './call-context.ts';
import type { GatewayServices } from './gateway-services.ts';
import type { CallError } from './wire/call-error.ts';
import { toValidationError } from './wire/validation-error.ts';

/** The text of an answer, and whether it comes from the cache: then it is the same string until the cache drops it. */
export interface ReadText {
  readonly text: string;
  readonly isCached: boolean;
}

/** Parses the input with the call's schema; returns a validation error if it is invalid. */
export function readInput({ call }: Route<CallContext>, data: unknown): Result<unknown, CallError> {
  const input = call.input.safeParse(data, { reportInput: true });
  return input.success ? ok(input.data) : err(toValidationError(input.error.issues));
}

/** Answers a read call, from the cache where possible. */
export async function answerRead(
  parts: GatewayServices,
  route: Route<CallContext>,
  input: unknown,
  context: CallContext,
): Promise<Result<ReadText, CallError>> {
  const place = parts.answerCache.getSlot({ call: route.name, lang: context.lang, input });
  if (place?.text !== undefined) return ok({ text: place.text, isCached: true });
  const answer = await route.handle(input, context);
  if (!answer.ok) return answer;
  const text = answerTextOf(parts, route, answer.value);
  place?.store(text);
  return ok({ text, isCached: place !== undefined });
}
