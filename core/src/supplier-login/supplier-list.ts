import { type ListCalls, type ListDefinition, provideList } from '../lists/list.machine.ts';
import type { SupplierPorts } from './ports.ts';
import { createSupplierSession } from './session.ts';

/** Binds a supplier's list to its calls and to the login on this device. */
export const provideSupplierList = <
  Event extends { readonly type: string },
  Query extends { readonly pageNo: number },
  List,
  Action,
  Local,
>(
  definition: ListDefinition<Event, Query, List, Action, Local>,
  calls: ListCalls<Query, List, Action>,
  { storage, ids, bugs }: Pick<SupplierPorts, 'storage' | 'ids' | 'bugs'>,
) => provideList(definition, calls, { session: createSupplierSession(storage), ids, bugs });
