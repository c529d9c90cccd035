import type { Handlers } from '@fairhall/core/contract/dispatcher';
import type { enquiry } from '@fairhall/core/contract/enquiry/calls';
import { normalizeEmail } from '@fairhall/core/forms/email';
import { err, ok } from '@fairhall/core/result';
import type { CallContext } from '../call-context.ts';
import { countToday } from '../limits/daily-count.ts';
import { NOT_FOUND, PAGE_GONE } from '../wire/call-error.ts';
import { ENQUIRY_DAILY_LIMIT, enquiryScope } from './daily-limit.ts';
import { endLink, mailLink } from './end-link.ts';
import { enquiryLists } from './enquiry-lists.statements.ts';
import { getLinkVersion } from './enquiry-sign.ts';
import { findForBuyer, findLink } from './find-enquiry.ts';
import { findHiddenInEnquiry } from './find-hidden-contacts.ts';
import { listEnquiries } from './list-enquiries.ts';
import { mailEnquiryAgain } from './mail-enquiry-again.ts';
import type { SendEnquiry } from './send-enquiry.ts';
import { sendToMany } from './send-many.ts';
import { threadHandlers } from './thread-handlers.ts';
import { type VerifyPorts, verifyEnquiry } from './verify-enquiry.ts';

/** Calls of buyers about enquiries. */
export function enquiryHandlers(
  ports: VerifyPorts & { readonly sendEnquiry: SendEnquiry },
): Handlers<typeof enquiry, CallContext> {
  const lists = enquiryLists(ports);
  const { write, attach, contactsIn, ...handlers } = threadHandlers(ports, findAndConfirm(ports));
  return {
    submitNew: (input, context) => ports.sendEnquiry(context, input),
    submitMany: (input, context) => sendToMany(ports.sendEnquiry, context, input),
    dailyCount: async (_, context) => {
      const count = await countToday(context.database, enquiryScope(context));
      const { buyer } = context;
      return ok({
        count: Math.min(count, ENQUIRY_DAILY_LIMIT),
        limit: ENQUIRY_DAILY_LIMIT,
        ...(buyer?.isVerified === true && { confirmedEmail: buyer.email }),
      });
    },
    verify: async ({ token }, context) => {
      const verified = await verifyEnquiry(ports, context, token);
      if (verified === undefined) return err(NOT_FOUND);
      if (verified === 'late') return ok({ verified: false, email: '', inquiryId: '' });
      const { email, enquiryId: inquiryId, sign } = verified;
      return ok({ verified: true, email, inquiryId, sign });
    },
    list: async ({ pageNo }, context) => ok(await listEnquiries({ ...ports, lists }, context, pageNo)),
    ...handlers,
    thread: async (input, context) => {
      const answer = await handlers.thread(input, context);
      return !answer.ok && (await findLink(context, input))?.isEnded ? err(PAGE_GONE) : answer;
    },
    endLink: async (input, context) => ((await endLink(context, input)) ? ok(true) : err(NOT_FOUND)),
    mailLink: async (input, context) => ((await mailLink(ports, context, input)) ? ok(true) : err(NOT_FOUND)),
    mailAgain: async ({ enquiryId }, context) => {
      const answer = await mailEnquiryAgain(ports, context, enquiryId);
      return answer === undefined ? err(NOT_FOUND) : ok(answer);
    },
    contactsInNew: async (input, context) => ok({ hidden: [...(await findHiddenInEnquiry(ports, context, input))] }),
    reply: write,
    contactsInReply: contactsIn,
    attach: ({ enquirySign, ...input }, context) => attach({ ...input, sign: enquirySign }, context),
  };
}

/**
 * The sign of a thread is mailed to its buyer and shown to nobody else, so a caller who changes something with it reads
 * emails at that address, and the address is confirmed. Reading is not enough, because programs open the links of mails
 * too. D-95
 */
const findAndConfirm =
  ({ confirmAddress }: VerifyPorts): typeof findForBuyer =>
  async (context, named, purpose) => {
    const found = await findForBuyer(context, named, purpose);
    const { buyer, database } = context;
    if (found === undefined || purpose === 'read' || buyer === null || buyer.isVerified) return found;
    const { email, account_id: accountId, visitor, verified_at } = found.row;
    const isMailed =
      verified_at !== null && (await getLinkVersion(database, found.row, named.sign)) === found.row.link_version;
    if (isMailed && normalizeEmail(email) === normalizeEmail(buyer.email)) {
      await confirmAddress(context, { email, accountId, visitor });
    }
    return found;
  };
