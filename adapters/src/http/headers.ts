import type { ClientKind } from '@fairhall/core/contract/call';
import type { Visitor } from '@fairhall/core/ports/visitor';
import { PAGE_URL_QUERY_NAMES } from '@fairhall/core/routes/query';
import { pageUrlHeader } from './address.ts';

/** What the headers of a call tell of its caller. */
export interface Caller {
  /** Public name of this client, sent with every call. */
  readonly clientId: string;
  /** Who asks; absent while a page is rendered for everybody. */
  readonly visitor?: Visitor | undefined;
  /** The address of the page in front of the person. */
  readonly page?: (() => string) | undefined;
}

export interface CallFacts {
  readonly client: ClientKind;
  readonly token: string;
  readonly idempotencyKey?: string | undefined;
}

/** The headers of a call to the gateway; nobody else gets any of them (D-49, D-95). R-7.006 to R-7.009 THR-19 */
export function callHeaders(caller: Caller, { client, token, idempotencyKey }: CallFacts): Record<string, string> {
  const headers: Record<string, string> = { authorization: `Basic ${btoa(`${caller.clientId}:public`)}` };
  if (client === 'micro' && token !== '') headers['blade-auth'] = `bearer ${token}`;
  if (caller.visitor) {
    headers['meo-id'] = caller.visitor.visitorId();
    headers['x-visitor-key'] = caller.visitor.visitorKey();
  }
  const page = caller.page && pageUrlHeader(caller.page(), PAGE_URL_QUERY_NAMES);
  if (page !== undefined) headers['page-url'] = page;
  if (idempotencyKey !== undefined) headers['idempotency-key'] = idempotencyKey;
  return headers;
}
