import { buyerTokenKey, supplierTokenKey } from '@fairhall/core/account/keys';
import type { Call } from '@fairhall/core/contract/call';
import type { GatewayError } from '@fairhall/core/contract/error';
import type { Storage } from '@fairhall/core/ports/storage';
import { consentResultKey } from '@fairhall/core/site/keys';
import type { CallContext, Tokens } from './http/gateway-client.ts';

/** What a program knows of itself before anything runs, and whom it tells of failures. */
export interface ClientBoot {
  /** Scheme, host and port of the gateway. */
  readonly origin: string;
  /** Public name of the program, such as 'web' or 'cli'. */
  readonly clientId: string;
  /** Third party that tells the public address; '' for none (D-46). */
  readonly ipServiceUrl: string;
  /** The facts of the present page or command; the device is added. */
  readonly context: () => Omit<CallContext, 'device'>;
  readonly onTokenError?: (() => void) | undefined;
  readonly onUnhandledError?: ((error: GatewayError) => void) | undefined;
  readonly onUnreadable?: ((call: Call, problem: unknown) => void) | undefined;
}

export const storedTokens = (storage: Storage): Tokens => ({
  buyer: () => storage.slot(buyerTokenKey).read() ?? '',
  supplier: () => storage.slot(supplierTokenKey).read() ?? '',
});

export const hasConsent = (storage: Storage): boolean => storage.slot(consentResultKey).read() === 'accept';
