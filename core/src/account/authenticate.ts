import type * as z from 'zod/mini';
import type { account } from '../contract/account/calls.ts';
import type { InputOf } from '../contract/call.ts';
import type { GatewayError } from '../contract/error.ts';
import type { categoryAndTags } from '../contract/rfq/calls.ts';
import { trimText } from '../forms/text-input.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { PublicIp } from '../ports/public-ip.ts';
import { ok, type Result } from '../result.ts';
import type { Device } from '../site/device.ts';
import type { FormKind } from './address-check.ts';

/** A buyer's interests: the chosen tags, and a product name typed as free text. */
export type Interests = z.output<typeof categoryAndTags>;

export const NO_INTERESTS: Interests = { tag: [], product: '' };

/** The input of a login or a registration. */
export interface AuthenticateInput {
  readonly kind: FormKind;
  readonly email: string;
  readonly password: string;
  readonly interests: Interests;
  /** Idempotency key, the same for every attempt with the same content. REL-02 */
  readonly key: string;
}

export type AuthenticateAnswer = Result<string, GatewayError>;

export interface AuthenticatePorts {
  readonly gateway: Pick<Gateway, 'account'>;
  readonly publicIp: PublicIp;
  readonly device: Device;
  readonly appVersion: string;
}

/** Logs in or registers; returns the token. A-30 A-31 */
export async function submitCredentials(
  ports: AuthenticatePorts,
  input: AuthenticateInput,
  signal: CancelSignal,
): Promise<AuthenticateAnswer> {
  const options = { idempotencyKey: input.key, signal, handled: true } as const;
  return input.kind === 'login' ? logIn(ports, input, options) : register(ports, input, options);
}

type Options = { readonly idempotencyKey: string; readonly signal: CancelSignal; readonly handled: true };

/** If the public IP address cannot be found, the login sends '' and goes on.   */
async function logIn(
  { gateway, publicIp, device }: AuthenticatePorts,
  { email, password }: AuthenticateInput,
  options: Options,
) {
  const ip = await publicIp.current();
  const input = { email: trimText(email), password, ip: ip.ok ? ip.value : '' };
  const call = device === 'pc' ? gateway.account.loginPc : gateway.account.login;
  const answer = await call(input, options);
  return answer.ok ? ok(answer.value.token) : answer;
}

async function register({ gateway, appVersion }: AuthenticatePorts, input: AuthenticateInput, options: Options) {
  const answer = await gateway.account.registerV2(registration(input, appVersion), options);
  return answer.ok ? ok(answer.value.tradeChinaToken) : answer;
}

/** */
function registration(
  { email, password, interests }: AuthenticateInput,
  appVersion: string,
): InputOf<typeof account.registerV2> {
  const tagCodes = interests.tag.map(({ value }) => value);
  return { email: trimText(email), password, tagCodes, productName: trimText(interests.product), appVersion };
}
