import type { Handlers } from '@fairhall/core/contract/dispatcher';
import type { rfq } from '@fairhall/core/contract/rfq/calls';
import { err, ok } from '@fairhall/core/result';
import type { CallContext } from '../call-context.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import { listRfqs, readRfq } from './read-rfqs.ts';
import type { RfqPorts } from './rfq-ports.ts';
import { submitRfq } from './submit-rfq.ts';

/** Calls of requests for quotation. A missing request and one of another buyer get the same error. THR-29 */
export function rfqHandlers(ports: RfqPorts): Handlers<typeof rfq, CallContext> {
  const { attachments } = ports;
  return {
    submitNew: (input, context) => submitRfq(ports, context, input),
    list: async (input, context) => ok(await listRfqs(attachments, context, input)),
    detail: async ({ rfqId }, context) => {
      const found = await readRfq(ports, context, rfqId);
      return found === undefined ? err(NOT_FOUND) : ok(found);
    },
    attach: async ({ file }, context) => attachments.store(context, file),
  };
}
