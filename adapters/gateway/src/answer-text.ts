import type { JsonText, Route } from '@fairhall/core/contract/dispatcher';
import { encodeSuccess } from '@fairhall/core/contract/envelope';
import type { CallContext } from './call-context.ts';
import type { GatewayServices } from './gateway-services.ts';

/**
 * The answer in its envelope, or on its own if its call has none. Outside production it is first validated
 * against the contract; a mismatch is a bug.
 */
export function answerTextOf(
  { settings }: GatewayServices,
  { call, name }: Route<CallContext>,
  value: unknown,
): string {
  const json = isJsonText(value) ? value.jsonText : JSON.stringify(value);
  if (settings.appEnv !== 'production') {
    const fits = call.output.safeParse(JSON.parse(json));
    if (!fits.success)
      throw new Error(`the answer of ${name} does not fit: ${JSON.stringify(fits.error.issues.slice(0, 3))}`);
  }
  return call.answersBare ? json : encodeSuccess(call.client, json);
}

const isJsonText = (value: unknown): value is JsonText<unknown> =>
  typeof value === 'object' && value !== null && 'jsonText' in value;
