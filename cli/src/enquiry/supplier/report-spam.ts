import type { GatewayError } from '@fairhall/core/contract/error';
import { toDisplayText } from '@fairhall/core/contract/error-message';
import type { SpamEvent } from '@fairhall/core/enquiry/supplier/spam.machine';
import { openSpam } from '@fairhall/core/enquiry/supplier/spam.page';
import type { SpamView } from '@fairhall/core/enquiry/supplier/spam.view';
import { ok } from '@fairhall/core/result';
import type { SupplierGateway } from '@fairhall/core/supplier-login/ports';
import { fail, type Outcome } from '../../answer.ts';
import { toDryRunOutcome } from '../../dry-run.ts';
import { COMMAND_EXIT_CODES } from '../../exit-codes.ts';
import { type FlowDriver, withFlow } from '../../flow.ts';
import { readKeyOption } from '../../idempotency-key.ts';
import { withRepeat } from '../../login.ts';
import type { Invocation } from '../../noun.ts';
import { readFlagOption } from '../../option-values.ts';
import { readOrAskText } from '../../prompt.ts';
import { connectSupplier, toSupplierCallFailure, withBugs } from '../../supplier-login/connect-supplier.ts';

/** Reports an enquiry as spam with a reason, which the organiser can read but not the buyer. D-65 */
export async function reportSpam(invocation: Invocation): Promise<Outcome> {
  const { args, options, texts } = invocation;
  const [enquiryId = ''] = args;
  const given = readKeyOption(options);
  if (!given.ok) return given;
  const desk = connectSupplier(invocation);
  if (!desk.ok) return desk;
  const { connection, ports } = desk.value;
  const key = given.value ?? connection.ids.uuid();
  const isRehearsal = readFlagOption(options, 'dryRun');
  const { supplierGateway, failure } = watchReport(ports.supplierGateway, isRehearsal);
  const reason = await readOrAskText(invocation, 'reason', 'terminal.supplier.ask.reason');
  return withFlow(
    invocation,
    (bugs) => openSpam({ ...withBugs(desk.value, bugs), supplierGateway, ids: { uuid: () => key } }, enquiryId),
    async (flow) => {
      const view = await submitReport(flow, reason);
      const error = failure();
      if (error?.code === '404') return fail(COMMAND_EXIT_CODES.refused, { key: 'supplierSite.thread.gone' });
      if (error !== null) return withRepeat(toSupplierCallFailure(desk.value, error, view.message ?? undefined), key);
      if (view.state !== 'reported') {
        const problem = view.reason.message ?? { key: 'request.server' as const };
        return fail(COMMAND_EXIT_CODES.refused, { text: `--reason: ${toDisplayText(texts, problem)}` });
      }
      if (isRehearsal)
        return toDryRunOutcome(
          { data: { enquiryId, to: 'spam', reason }, idempotencyKey: key },
          { enquiryId, reason, key },
        );
      return ok({
        data: { enquiryId, state: 'spam', idempotencyKey: key },
        view: { kind: 'facts', facts: [] },
        remarks: [{ key: 'thread.spam.supplier' }],
      });
    },
  );
}

const submitReport = (flow: FlowDriver<SpamView, SpamEvent>, value: string): Promise<SpamView> =>
  flow.do({ type: 'spam.requested' }, { type: 'reason.changed', value }, { type: 'form.submitted' });

/** Records why the report was rejected. A dry run reports nothing. */
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
