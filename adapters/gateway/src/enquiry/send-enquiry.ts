import type { Refusal } from '@fairhall/core/contract/dispatcher';
import { err, ok, type Result } from '@fairhall/core/result';
import type { CallContext } from '../call-context.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import { createEnquiry, type EnquiryTarget, type EnquiryToStore, type StoredEnquiry } from './create-enquiry.ts';
import { countAgainstDailyLimit, ENQUIRY_DAILY_LIMIT } from './daily-limit.ts';
import type { ThreadPorts } from './enquiry-ports.ts';

/** Keeps an enquiry, once for each task, and answers its id and whether its mail is postponed. The sender's own task when none is given. */
export type SendEnquiry = (
  context: CallContext,
  enquiry: EnquiryToStore,
  task?: string,
) => Promise<Result<StoredEnquiry, Refusal>>;

interface SendPorts extends ThreadPorts {
  /** Names of the product or supplier; undefined when it is gone or belongs to another supplier. */
  findTarget(context: CallContext, enquiry: EnquiryToStore): Promise<EnquiryTarget | undefined>;
}

/** Refuses with 404 what cannot be asked about, and with 429 what is more than the day's limit.  */
export function createSendEnquiry(ports: SendPorts): SendEnquiry {
  return async (context, enquiry, task) => {
    const target = await ports.findTarget(context, enquiry);
    if (target === undefined) return err(NOT_FOUND);
    if (!(await countAgainstDailyLimit(context))) {
      return err({ code: '429', message: 'request.dailyLimit', values: { limit: ENQUIRY_DAILY_LIMIT } });
    }
    return ok(await createEnquiry(ports, context, enquiry, target, task));
  };
}
