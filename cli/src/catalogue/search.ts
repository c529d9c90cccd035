import type { SearchCriteria } from '@fairhall/core/catalogue/criteria';
import { loadList } from '@fairhall/core/catalogue/load-list';
import type { Message } from '@fairhall/core/ports/texts';
import { ok } from '@fairhall/core/result';
import { DEFAULT_CURRENCY } from '@fairhall/core/site/defaults';
import { failedCall, type Outcome } from '../answer.ts';
import { connect } from '../connection.ts';
import type { Invocation } from '../noun.ts';
import { waitingFor } from '../progress.ts';
import { criteriaOf } from './criteria.ts';
import { listRemarks } from './list-remarks.ts';
import { productTable } from './product-table.ts';
import { supplierTable } from './supplier-table.ts';

/** The search of the pages, a page of results at a time.  */
export async function runSearch(type: 'product' | 'supplier', invocation: Invocation): Promise<Outcome> {
  const criteria = criteriaOf(type, invocation);
  if (!criteria.ok) return criteria;
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, clock, origin } = connection.value;
  const found = await waitingFor(invocation, loadList(gateway, criteria.value, clock.now(), signal));
  if (!found.ok) return failedCall(found.error, origin);
  const list = found.value;
  const { texts } = invocation;
  const view = type === 'product' ? productTable(list.products, texts) : supplierTable(list.suppliers, texts);
  return ok({ data: list, view, remarks: [...listRemarks(list, texts), ...comparedIn(criteria.value)] });
}

/** In which currency an order by price compares. */
function comparedIn({ sort, filters = {} }: SearchCriteria): readonly Message[] {
  if (sort !== 'priceAsc' && sort !== 'priceDesc') return [];
  return [{ key: 'search.sort.currency', values: { currency: filters.currency ?? DEFAULT_CURRENCY } }];
}
