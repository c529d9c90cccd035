import type { GatewayError } from '@fairhall/core/contract/error';
import { shownText } from '@fairhall/core/contract/error-message';
import type { SpamEvent } from '@fairhall/core/enquiry/supplier/spam.machine';
import { openSpam } from '@fairhall/core/enquiry/supplier/spam.page';
import type { SpamView } from '@fairhall/core/enquiry/supplier/spam.view';
import { ok } from '@fairhall/core/result';
import type { SupplierGateway } from '@fairhall/core/supplier-login/ports';
import { fail, type Outcome } from '../../answer.ts';
import { dryRun } from '../../dry-run.ts';
import { EXIT } from '../../exit-codes.ts';
import { type Driven, withFlow } from '../../flow.ts';
import { keyOption } from '../../idempotency-key.ts';
import { withRepeat } from '../../login.ts';
import type { Invocation } from '../../noun.ts';
import { flagOption } from '../../option-values.ts';
import { givenText } from '../../prompt.ts';
import { connectSupplier, failedSupplierCall, withBugs } from '../../supplier-login/connect-supplier.ts';

/** Calls an enquiry spam, with the reason, which the organiser can read and the buyer cannot. D-65 */
export async function reportSpam(invocation: Invocation): Promise<Outcome> {
  const { args, options, texts } = invocation;
  const [enquiryId = ''] = args;
  const given = keyOption(options);
  if (!given.ok) return given;
  const desk = connectSupplier(invocation);
  if (!desk.ok) return desk;
  const { connection, ports } = desk.value;
  const key = given.value ?? connection.ids.uuid();
  const isRehearsal = flagOption(options, 'dryRun');
  const { supplierGateway, failure } = watchReport(ports.supplierGateway, isRehearsal);
  const reason = await givenText(invocation, 'reason', 'terminal.supplier.ask.reason');
  return withFlow(
    invocation,
    (bugs) => openSpam({ ...withBugs(desk.value, bugs), supplierGateway, ids: { uuid: () => key } }, enquiryId),
    async (flow) => {
      const view = await reported(flow, reason);
      const error = failure();
      if (error?.code === '404') return fail(EXIT.refused, { key: 'supplierSite.thread.gone' });
      if (error !== null) return withRepeat(failedSupplierCall(desk.value, error, view.message ?? undefined), key);
      if (view.state !== 'reported') {
        const problem = view.reason.message ?? { key: 'request.server' as const };
        return fail(EXIT.refused, { text: `--reason: ${shownText(texts, problem)}` });
      }
      if (isRehearsal)
        return dryRun({ data: { enquiryId, to: 'spam', reason }, idempotencyKey: key }, { enquiryId, reason, key });
      return ok({
        data: { enquiryId, state: 'spam', idempotencyKey: key },
        view: { kind: 'facts', facts: [] },
        remarks: [{ key: 'thread.spam.supplier' }],
      });
    },
  );
}

const reported = (flow: Driven<SpamView, SpamEvent>, value: string): Promise<SpamView> =>
  flow.do({ type: 'spam.requested' }, { type: 'reason.changed', value }, { type: 'form.submitted' });

/** Notes why the report was refused; a rehearsal reports nothing. */
function watchReport(gateway: SupplierGateway, isRehearsal: boolean) {
  let error: GatewayError | null = null;
  const setState: SupplierGateway['supplierEnquiry']['setState'] = async (data, options) => {
    if (isRehearsal) return ok({ state: 'spam' });
    const answer = await gateway.supplierEnquiry.setState(data, { ...options, retry: true });
    error = answer.ok ? null : answer.error;
    return answer;
  };
  const supplierGateway = { ...gateway, supplierEnquiry: { ...gateway.supplierEnquiry, setState } };
  return { supplierGateway, failure: () => error };
}
