import { assign, fromPromise, setup } from 'xstate';
import { SPAM_REASON_MAX } from '../../contract/enquiry/thread-limits.ts';
import { type GatewayError, gatewayError } from '../../contract/error.ts';
import { checkedField, emptyField, type Field, typedField } from '../../forms/field.ts';
import { LOADING_DELAY } from '../../forms/limits.ts';
import { maxLength, type Rule, required } from '../../forms/rule.ts';
import { SENDING_STATES } from '../../forms/sending.ts';
import { trimText } from '../../forms/text-input.ts';
import { causeOf, throwBug, unbound, unboundAction } from '../../ports/unbound.ts';
import type { Result } from '../../result.ts';
import type { SupplierPorts } from '../../supplier-login/ports.ts';

const REASON_RULES: readonly Rule<string>[] = [required(), maxLength(SPAM_REASON_MAX)];

export type SpamEvent =
  | { readonly type: 'spam.requested' }
  | { readonly type: 'spam.dismissed' }
  | { readonly type: 'reason.changed'; readonly value: string }
  | { readonly type: 'reason.blurred' }
  | { readonly type: 'form.submitted' };

type Reported = Result<unknown, GatewayError>;

interface SpamContext {
  readonly reason: Field;
  readonly key: string | null;
  readonly refusals: number;
  readonly error: GatewayError | null;
}

/** Calling an enquiry spam, which needs a reason. D-65 */
export const spamMachine = setup({
  types: { context: {} as SpamContext, events: {} as SpamEvent, tags: {} as 'busy' },
  actors: { report: unbound<Reported, { readonly reason: string; readonly key: string }>('report') },
  actions: {
    reportBug: throwBug,
    takeKey: unboundAction('takeKey'),
    fail: assign((_, error: GatewayError) => ({ error })),
    failed: assign((_, answer: Reported) => ({ error: answer.ok ? null : answer.error })),
  },
  guards: { hasReason: ({ context }) => !checkedField(context.reason, REASON_RULES, 'submit').failure },
  delays: { LOADING_DELAY },
}).createMachine({
  id: 'spam',
  context: { reason: emptyField, key: null, refusals: 0, error: null },
  initial: 'closed',
  states: {
    closed: { on: { 'spam.requested': 'asking' } },
    asking: {
      on: {
        'spam.dismissed': { target: 'closed', actions: assign({ error: null }) },
        'reason.changed': {
          actions: assign(({ context, event }) => ({
            reason: typedField(context.reason, event.value, REASON_RULES),
            ...{ key: null, error: null },
          })),
        },
        'reason.blurred': {
          actions: assign({ reason: ({ context }) => checkedField(context.reason, REASON_RULES, 'blur') }),
        },
        'form.submitted': [
          { guard: 'hasReason', target: 'reporting' },
          {
            actions: assign(({ context }) => ({
              reason: checkedField(context.reason, REASON_RULES, 'submit'),
              refusals: context.refusals + 1,
            })),
          },
        ],
      },
    },
    reporting: {
      ...SENDING_STATES,
      tags: 'busy',
      entry: [assign({ error: null }), 'takeKey'],
      invoke: {
        src: 'report',
        input: ({ context: { reason, key } }) => ({ reason: trimText(reason.value), key: key ?? '' }),
        onDone: [
          { guard: ({ event }) => event.output.ok, target: 'reported' },
          { target: 'asking', actions: { type: 'failed', params: ({ event }) => event.output } },
        ],
        onError: { target: 'asking', actions: ['reportBug', { type: 'fail', params: gatewayError('SERVER_ERROR') }] },
      },
    },
    reported: { type: 'final' },
  },
});

/** Binds the report to the gateway. */
export function provideSpam({ supplierGateway, ids, bugs }: SupplierPorts, enquiryId: string) {
  return spamMachine.provide({
    actors: {
      report: fromPromise<Reported, { readonly reason: string; readonly key: string }>(
        ({ input: { reason, key }, signal }) =>
          supplierGateway.supplierEnquiry.setState(
            { enquiryId, to: 'spam', reason },
            { idempotencyKey: key, signal, handled: true },
          ),
      ),
    },
    actions: {
      reportBug: ({ event }) => bugs.report(causeOf(event)),
      takeKey: assign(({ context }) => ({ key: context.key ?? ids.uuid() })),
    },
  });
}
