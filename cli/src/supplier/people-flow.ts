import type { GatewayError } from '@fairhall/core/contract/error';
import { ok, type Result } from '@fairhall/core/result';
import type { PeopleEvent } from '@fairhall/core/supplier/people.machine';
import { openPeople } from '@fairhall/core/supplier/people.page';
import type { PeopleView } from '@fairhall/core/supplier/people.view';
import type { SupplierGateway } from '@fairhall/core/supplier-login/ports';
import { type Answer, type Failure, fail } from '../answer.ts';
import { COMMAND_EXIT_CODES } from '../exit-codes.ts';
import { type FlowDriver, withFlow } from '../flow.ts';
import type { Invocation } from '../noun.ts';
import { type SupplierDesk, toSupplierCallFailure, withBugs } from '../supplier-login/connect-supplier.ts';

export type DrivenPeople = FlowDriver<PeopleView, PeopleEvent>;

interface Work {
  readonly key: string;
  /** True for a dry run, which changes nothing at the gateway. */
  readonly isRehearsal?: boolean;
}

/**
 * Opens the page of the supplier's people; runs `use` once they are loaded. `failure` is that of the last call. D-65
 */
export function withPeople<Answered extends Answer>(
  invocation: Invocation,
  desk: SupplierDesk,
  { key, isRehearsal = false }: Work,
  use: (flow: DrivenPeople, view: PeopleView, failure: () => GatewayError | null) => Promise<Result<Answered, Failure>>,
): Promise<Result<Answered, Failure>> {
  const { supplierGateway, failure } = watchPeople(desk.ports.supplierGateway, isRehearsal);
  return withFlow(
    invocation,
    (bugs) => openPeople({ ...withBugs(desk, bugs), supplierGateway, ids: { uuid: () => key } }),
    async (flow) => {
      const view = await flow.do();
      if (view.state === 'shown') return use(flow, view, failure);
      const error = failure();
      if (error !== null) return toSupplierCallFailure(desk, error, view.message ?? undefined);
      return fail(COMMAND_EXIT_CODES.refused, view.message ?? { key: 'request.server' });
    },
  );
}

/** Records why a call was rejected, which the page shows only as text. */
function watchPeople(gateway: SupplierGateway, isRehearsal: boolean) {
  let error: GatewayError | null = null;
  const openPeopleFlow: SupplierGateway['supplier']['people'] = async (data, options) => {
    const answer = await gateway.supplier.people(data, options);
    error = answer.ok ? null : answer.error;
    return answer;
  };
  const setRight: SupplierGateway['supplier']['setRight'] = async (data, options) => {
    if (isRehearsal) return ok({ accountId: String(data.accountId), right: data.right });
    const answer = await gateway.supplier.setRight(data, { ...options, retry: true });
    error = answer.ok ? null : answer.error;
    return answer;
  };
  const supplierGateway = { ...gateway, supplier: { ...gateway.supplier, people: openPeopleFlow, setRight } };
  return { supplierGateway, failure: () => error };
}
