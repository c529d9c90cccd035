import type { Refusal } from '@fairhall/core/contract/dispatcher';
import { err, ok, type Result } from '@fairhall/core/result';
import type { CallContext } from '../call-context.ts';
import type { Queries } from '../db/database.ts';
import {
  createEnquiry,
  type EnquiryOptions,
  type EnquiryTarget,
  type EnquiryToStore,
  type StoredEnquiry,
} from './create-enquiry.ts';
import { countAgainstDailyLimit, ENQUIRY_DAILY_LIMIT } from './daily-limit.ts';
import type { ThreadPorts } from './enquiry-ports.ts';

/**
 * Saves an enquiry, once for each task, and returns its id and whether its mail is postponed. Without a task, the one
 * of the sender's action is used.
 */
export type SendEnquiry = (
  context: CallContext,
  enquiry: EnquiryToStore,
  options?: EnquiryOptions,
) => Promise<Result<StoredEnquiry, Refusal>>;

interface SendPorts extends ThreadPorts {
  /** The refusal of something for a supplier or product that buyers do not see. */
  findMissingRefusal(queries: Queries, targetId: string): Promise<Refusal>;
  /** Names of the product or supplier; undefined if it is gone or belongs to another supplier. */
  findTarget(context: CallContext, enquiry: EnquiryToStore): Promise<EnquiryTarget | undefined>;
}

/**
 * Creates the function that sends an enquiry. It rejects an unknown target with 404, and an enquiry beyond the daily
 * limit with 429. 
 */
export function createSendEnquiry(ports: SendPorts): SendEnquiry {
  return async (context, enquiry, options) => {
    const target = await ports.findTarget(context, enquiry);
    if (target === undefined) return err(await ports.findMissingRefusal(context.database, enquiry.targetId));
    if (!(await countAgainstDailyLimit(context))) {
      return err({ code: '429', message: 'request.dailyLimit', values: { limit: ENQUIRY_DAILY_LIMIT } });
    }
    return ok(await createEnquiry(ports, context, enquiry, target, options));
  };
}
