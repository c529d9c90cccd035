import type { Handlers } from '@fairhall/core/contract/dispatcher';
import type { enquiry } from '@fairhall/core/contract/enquiry';
import { err, ok } from '@fairhall/core/result';
import { INQUIRY_DAILY_LIMIT } from '@fairhall/core/site/limits';
import type { CallContext } from '../call-context.ts';
import { findTarget } from '../catalogue/find-target.ts';
import { countedToday } from '../limits/daily-count.ts';
import { enquiryScope, spendEnquiry } from './daily-limit.ts';
import { type EnquiryPorts, storeEnquiry } from './store-enquiry.ts';
import { verifyEnquiry } from './verify-enquiry.ts';

/** Calls of the one-off enquiry. */
export function enquiryHandlers(ports: EnquiryPorts): Handlers<typeof enquiry, CallContext> {
  return {
    submitNew: async (input, context) => {
      const target = await findTarget(context, input);
      if (target === undefined) return err({ code: '404', message: 'request.notFound' });
      if (!(await spendEnquiry(context))) {
        return err({ code: '429', message: 'request.dailyLimit', values: { limit: INQUIRY_DAILY_LIMIT } });
      }
      return ok({ inquiryId: await storeEnquiry(ports, context, input, target) });
    },
    dailyCount: async (_, context) => {
      const count = await countedToday(context.database, enquiryScope(context));
      return ok({ count: Math.min(count, INQUIRY_DAILY_LIMIT), limit: INQUIRY_DAILY_LIMIT });
    },
    verify: async ({ token }, context) => {
      const verified = await verifyEnquiry(context, token);
      return verified === undefined ? err({ code: '404', message: 'request.notFound' }) : ok(verified);
    },
  };
}
