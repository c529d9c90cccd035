import type { Handlers } from '@fairhall/core/contract/dispatcher';
import type { enquiry } from '@fairhall/core/contract/enquiry';
import { err, ok } from '@fairhall/core/result';
import type { CallContext } from '../call-context.ts';
import { countedToday } from '../limits/daily-count.ts';
import { NOT_FOUND } from '../wire/refused.ts';
import { enquiryScope, INQUIRY_DAILY_LIMIT } from './daily-limit.ts';
import type { SendEnquiry } from './send-enquiry.ts';
import { verifyEnquiry } from './verify-enquiry.ts';

/** Calls of the one-off enquiry. */
export function enquiryHandlers({
  sendEnquiry,
}: {
  readonly sendEnquiry: SendEnquiry;
}): Handlers<typeof enquiry, CallContext> {
  return {
    submitNew: async (input, context) => {
      const sent = await sendEnquiry(context, input);
      return sent.ok ? ok({ inquiryId: sent.value }) : sent;
    },
    dailyCount: async (_, context) => {
      const count = await countedToday(context.database, enquiryScope(context));
      return ok({ count: Math.min(count, INQUIRY_DAILY_LIMIT), limit: INQUIRY_DAILY_LIMIT });
    },
    verify: async ({ token }, context) => {
      const verified = await verifyEnquiry(context, token);
      return verified === undefined ? err(NOT_FOUND) : ok(verified);
    },
  };
}
