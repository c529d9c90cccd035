import type { supplierEnquiry } from '@fairhall/core/contract/enquiry/supplier-calls';
import { err, ok } from '@fairhall/core/result';
import type { Database } from '../db/database.ts';
import type { GatewayFeature } from '../gateway-feature.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import { assignEnquiry, readAssignment } from './assign-enquiry.ts';
import { enquiryLists } from './enquiry-lists.statements.ts';
import type { ThreadPorts } from './enquiry-ports.ts';
import { findForSupplier } from './find-enquiry.ts';
import { readInbox } from './read-inbox.ts';
import { threadHandlers } from './thread-handlers.ts';
import { updateAllResponseStats } from './update-response-stats.ts';

/** The supplier's side of enquiries. D-65 */
export function supplierEnquiryFeature(
  ports: ThreadPorts & { readonly database: Database },
): GatewayFeature<typeof supplierEnquiry> {
  const lists = enquiryLists(ports);
  const { write, contactsIn, ...handlers } = threadHandlers(ports, findForSupplier);
  return {
    handlers: {
      inbox: async (input, context) => ok(await readInbox({ ...ports, lists }, context, input)),
      ...handlers,
      answer: write,
      contactsInAnswer: contactsIn,
      assignment: async (input, context) => {
        const found = await findForSupplier(context, input, 'read');
        return found === undefined ? err(NOT_FOUND) : ok(await readAssignment(context, found));
      },
      assign: async (input, context) => {
        const found = await findForSupplier(context, input, 'change');
        return found === undefined ? err(NOT_FOUND) : assignEnquiry(ports, context, found, input.accountId);
      },
    },
    refresh: (now) => updateAllResponseStats(ports, ports.database, now),
  };
}
