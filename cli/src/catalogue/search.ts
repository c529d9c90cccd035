import type { SearchCriteria } from '@fairhall/core/catalogue/criteria';
import { loadList } from '@fairhall/core/catalogue/load-list';
import type { Message } from '@fairhall/core/ports/texts';
import { ok } from '@fairhall/core/result';
import { DEFAULT_CURRENCY } from '@fairhall/core/site/defaults';
import { type Outcome, toCallFailure } from '../answer.ts';
import { connect } from '../connection.ts';
import type { Invocation } from '../noun.ts';
import { waitWithProgress } from '../progress.ts';
import { listRemarks } from './list-remarks.ts';
import { toProductTable } from './product-table.ts';
import { parseSearchCriteria } from './search-criteria.ts';
import { toSupplierTable } from './supplier-table.ts';

/** Runs the search of the pages and shows one page of results.  */
export async function runSearch(type: 'product' | 'supplier', invocation: Invocation): Promise<Outcome> {
  const criteria = parseSearchCriteria(type, invocation);
  if (!criteria.ok) return criteria;
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, clock, origin } = connection.value;
  const found = await waitWithProgress(invocation, loadList(gateway, criteria.value, clock.now(), signal));
  if (!found.ok) return toCallFailure(found.error, origin);
  const list = found.value;
  const { texts } = invocation;
  const view = type === 'product' ? toProductTable(list.products, texts) : toSupplierTable(list.suppliers, texts);
  return ok({ data: list, view, remarks: [...listRemarks(list, texts), ...describeCurrency(criteria.value)] });
}

/** The remark about the currency in which an order by price compares. */
function describeCurrency({ sort, filters = {} }: SearchCriteria): readonly Message[] {
  if (sort !== 'priceAsc' && sort !== 'priceDesc') return [];
  return [{ key: 'search.sort.currency', values: { currency: filters.currency ?? DEFAULT_CURRENCY } }];
}
