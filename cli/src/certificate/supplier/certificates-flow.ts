import type { CertificatesEvent } from '@fairhall/core/certificate/certificates.machine';
import { openCertificates } from '@fairhall/core/certificate/certificates.page';
import type { CertificatesView } from '@fairhall/core/certificate/certificates.view';
import type { GatewayError } from '@fairhall/core/contract/error';
import { ok, type Result } from '@fairhall/core/result';
import type { SupplierGateway } from '@fairhall/core/supplier-login/ports';
import { type Answer, type Failure, fail } from '../../answer.ts';
import { COMMAND_EXIT_CODES } from '../../exit-codes.ts';
import { type FlowDriver, withFlow } from '../../flow.ts';
import type { Invocation } from '../../noun.ts';
import { type SupplierDesk, toSupplierCallFailure, withBugs } from '../../supplier-login/connect-supplier.ts';

interface Work {
  readonly key: string;
  /** True for a dry run, which changes nothing at the gateway. */
  readonly isRehearsal?: boolean;
}

/** The result of the gateway call or its failure; `saved` is undefined before the call and in a dry run. */
export interface CallRecord {
  readonly failure: () => GatewayError | null;
  readonly saved: () => { readonly certificateId: string; readonly version: string } | undefined;
}

type CertificatesDriver = FlowDriver<CertificatesView, CertificatesEvent>;

/** Opens the page of the supplier's certificates; runs `use` once they are loaded. D-52 */
export function withCertificates<Answered extends Answer>(
  invocation: Invocation,
  desk: SupplierDesk,
  { key, isRehearsal = false }: Work,
  use: (flow: CertificatesDriver, view: CertificatesView, record: CallRecord) => Promise<Result<Answered, Failure>>,
): Promise<Result<Answered, Failure>> {
  const { supplierGateway, ...record } = recordCalls(desk.ports.supplierGateway, isRehearsal);
  return withFlow(
    invocation,
    (bugs) => openCertificates({ ...withBugs(desk, bugs), supplierGateway, ids: { uuid: () => key } }),
    async (flow) => {
      const view = await flow.do();
      if (view.state === 'shown') return use(flow, view, record);
      const error = record.failure();
      if (error !== null) return toSupplierCallFailure(desk, error, view.message ?? undefined);
      return fail(COMMAND_EXIT_CODES.refused, view.message ?? { key: 'request.server' });
    },
  );
}

/**
 * Records errors and results that the page's view shows only as text. Keeps the first failure: after some failures the
 * page loads the list again.
 */
function recordCalls(gateway: SupplierGateway, isRehearsal: boolean) {
  type Calls = SupplierGateway['supplierCertificate'];
  let error: GatewayError | null = null;
  let savedCertificate: { readonly certificateId: string; readonly version: string } | undefined;
  const list: Calls['list'] = async (data, options) => {
    const answer = await gateway.supplierCertificate.list(data, options);
    if (!answer.ok) error ??= answer.error;
    return answer;
  };
  const save: Calls['save'] = async (data, options) => {
    if (isRehearsal) return ok({ certificateId: String(data.certificateId ?? ''), version: '' });
    const answer = await gateway.supplierCertificate.save(data, { ...options, retry: true });
    if (answer.ok) savedCertificate = answer.value;
    else error ??= answer.error;
    return answer;
  };
  const remove: Calls['remove'] = async (data, options) => {
    if (isRehearsal) return ok(true);
    const answer = await gateway.supplierCertificate.remove(data, { ...options, retry: true });
    if (!answer.ok) error ??= answer.error;
    return answer;
  };
  const supplierGateway = { ...gateway, supplierCertificate: { list, save, remove } };
  return { supplierGateway, failure: () => error, saved: () => savedCertificate };
}
