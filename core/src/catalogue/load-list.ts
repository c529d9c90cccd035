import type { GatewayError } from '../contract/error.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import { ok, type Result } from '../result.ts';
import type { SearchCriteria } from './criteria.ts';
import { type ListView, listView } from './list.view.ts';
import { type CatalogueCalls, search } from './search.ts';

/**
 * A page of results for the web app and the command line. `now` is in epoch milliseconds.   to
 *
 */
export async function loadList(
  gateway: CatalogueCalls,
  criteria: SearchCriteria,
  now: number,
  signal?: CancelSignal,
): Promise<Result<ListView, GatewayError>> {
  const found = await search(gateway, criteria, signal);
  return found.ok ? ok(listView(criteria, found.value, now)) : found;
}
