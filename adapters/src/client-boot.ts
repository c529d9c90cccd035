import { buyerTokenKey } from '@fairhall/core/account/keys';
import type { Call } from '@fairhall/core/contract/call';
import type { GatewayError } from '@fairhall/core/contract/error';
import type { Storage } from '@fairhall/core/ports/storage';
import { consentResultKey } from '@fairhall/core/site/keys';
import { supplierTokenKey } from '@fairhall/core/supplier-login/keys';
import type { CallContext, Tokens } from './http/gateway-client.ts';

/** The options from which a program's ports are created, and its error callbacks. */
export interface ClientBoot {
  /** Scheme, host and port of the gateway. */
  readonly origin: string;
  /** Public name of the program, such as 'web' or 'cli'. */
  readonly clientId: string;
  /** Address of the third party that responds with the public IP address; '' for none (D-46). */
  readonly ipServiceUrl: string;
  /** The envelope's values for the present page or command, without the device's. */
  readonly context: () => Omit<CallContext, 'device'>;
  readonly onTokenError?: (() => void) | undefined;
  readonly onUnhandledError?: ((error: GatewayError) => void) | undefined;
  /** Called after each try of a call with whether a response arrived. REL-19 */
  readonly onReached?: ((isReached: boolean) => void) | undefined;
  readonly onUnreadable?: ((call: Call, problem: unknown) => void) | undefined;
}

export const createStoredTokens = (storage: Storage): Tokens => ({
  buyer: () => storage.slot(buyerTokenKey).read() ?? '',
  supplier: () => storage.slot(supplierTokenKey).read() ?? '',
});

export const hasConsent = (storage: Storage): boolean => storage.slot(consentResultKey).read() === 'accept';
