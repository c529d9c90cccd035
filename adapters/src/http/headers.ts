import type { ClientKind } from '@fairhall/core/contract/call';
import type { Visitor } from '@fairhall/core/ports/visitor';
import { PAGE_URL_QUERY_NAMES } from '@fairhall/core/routes/query';
import { buildPageUrlHeader } from './address.ts';

/** The data about the caller for the headers of a call. */
export interface Caller {
  /** Public name of this client, sent with every call. */
  readonly clientId: string;
  /** The visitor's ids; absent while a page is rendered, since its markup is the same for everybody. */
  readonly visitor?: Visitor | undefined;
  /** The address of the page that the user sees. */
  readonly page?: (() => string) | undefined;
}

export interface CallDetails {
  readonly client: ClientKind;
  readonly token: string;
  readonly idempotencyKey?: string | undefined;
}

/**
 * Builds the headers of a call to the gateway; they are sent to no other origin (D-49, D-95). R-7.006 to R-7.009 THR-19
 */
export function callHeaders(caller: Caller, { client, token, idempotencyKey }: CallDetails): Record<string, string> {
  const headers: Record<string, string> = { authorization: `Basic ${btoa(`${caller.clientId}:public`)}` };
  if (client === 'micro' && token !== '') headers['blade-auth'] = `bearer ${token}`;
  if (caller.visitor) {
    headers['meo-id'] = caller.visitor.visitorId();
    headers['x-visitor-key'] = caller.visitor.visitorKey();
  }
  const page = caller.page && buildPageUrlHeader(caller.page(), PAGE_URL_QUERY_NAMES);
  if (page !== undefined) headers['page-url'] = page;
  if (idempotencyKey !== undefined) headers['idempotency-key'] = idempotencyKey;
  return headers;
}
