import type { Handlers } from '@fairhall/core/contract/dispatcher';
import type { enquiry } from '@fairhall/core/contract/enquiry';
import { err, ok } from '@fairhall/core/result';
import type { CallContext } from '../call-context.ts';
import { countedToday } from '../limits/daily-count.ts';
import { NOT_FOUND } from '../wire/refused.ts';
import { enquiryScope, INQUIRY_DAILY_LIMIT } from './daily-limit.ts';
import { enquiryLists } from './enquiry-lists.statements.ts';
import type { ThreadPorts } from './enquiry-ports.ts';
import { findForBuyer } from './find-enquiry.ts';
import { listEnquiries } from './list-enquiries.ts';
import type { SendEnquiry } from './send-enquiry.ts';
import { threadHandlers } from './thread-handlers.ts';
import { verifyEnquiry } from './verify-enquiry.ts';

/** Calls of buyers about enquiries. */
export function enquiryHandlers(
  ports: ThreadPorts & { readonly sendEnquiry: SendEnquiry },
): Handlers<typeof enquiry, CallContext> {
  const lists = enquiryLists(ports);
  const { write, attach, ...handlers } = threadHandlers(ports, findForBuyer);
  return {
    submitNew: (input, context) => ports.sendEnquiry(context, input),
    dailyCount: async (_, context) => {
      const count = await countedToday(context.database, enquiryScope(context));
      return ok({ count: Math.min(count, INQUIRY_DAILY_LIMIT), limit: INQUIRY_DAILY_LIMIT });
    },
    verify: async ({ token }, context) => {
      const verified = await verifyEnquiry(ports, context, token);
      return verified === undefined ? err(NOT_FOUND) : ok(verified);
    },
    list: async ({ pageNo }, context) => ok(await listEnquiries({ ...ports, lists }, context, pageNo)),
    ...handlers,
    reply: write,
    attach: ({ enquirySign, ...input }, context) => attach({ ...input, sign: enquirySign }, context),
  };
}
