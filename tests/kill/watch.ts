import type { Page, Request } from '@playwright/test';
import type { Moment } from './browser-plan.ts';

/** The network events of a page since the press on "log in". */
export interface Watch {
  readonly reached: ReadonlySet<Moment>;
  /** The idempotency key of every submit. */
  readonly keys: readonly string[];
  /** The ids in each response to a submit. */
  readonly answers: readonly (readonly string[])[];
}

const LOGIN = /\/login(?:Pc)?\.json$/;
export const SUBMIT = /\/(?:submitNewRfq|submitInquiryList)\.json$/;

export function watch(page: Page): Watch {
  const reached = new Set<Moment>();
  const keys: string[] = [];
  const answers: string[][] = [];
  const isPost = (request: Request, address: RegExp) => request.method() === 'POST' && address.test(request.url());
  page.on('request', (request) => {
    if (isPost(request, LOGIN)) reached.add('login pressed');
    if (!isPost(request, SUBMIT)) return;
    keys.push(request.headers()['idempotency-key'] ?? 'none');
    reached.add('submit sent');
  });
  page.on('response', (response) => {
    if (isPost(response.request(), LOGIN)) reached.add('login answered');
    if (!isPost(response.request(), SUBMIT)) return;
    reached.add('submit answered');
    // A browser that is killed meanwhile gives no body; the response then counts as not received.
    response.json().then(
      ({ data }) => data && answers.push(data.inquiryIds ?? [data.rfqId]),
      () => undefined,
    );
  });
  return { reached, keys, answers };
}
