import type { Handlers } from '@fairhall/core/contract/dispatcher';
import type { staffEnquiry } from '@fairhall/core/contract/enquiry/staff-calls';
import { err, ok } from '@fairhall/core/result';
import { leaveAudit } from '../audit.ts';
import type { CallContext } from '../call-context.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import { findUnanswered } from './find-unanswered.ts';
import { readForStaff } from './read-for-staff.ts';
import { reassignEnquiry } from './reassign-enquiry.ts';
import type { StaffEnquiryPorts } from './staff-enquiry-ports.ts';

/** Calls of staff about enquiries. D-94 */
export function staffEnquiryHandlers(ports: StaffEnquiryPorts): Handlers<typeof staffEnquiry, CallContext> {
  return {
    unanswered: async ({ pageNo, reason = '' }, context) => {
      await leaveAudit(context.database, context, { call: 'staffEnquiry.unanswered', object: { pageNo }, reason });
      return ok(await findUnanswered(ports, context, pageNo));
    },
    show: async ({ enquiryId, reason = '' }, context) => {
      const enquiry = await readForStaff(ports, context, enquiryId);
      if (enquiry === undefined) return err(NOT_FOUND);
      await leaveAudit(context.database, context, { call: 'staffEnquiry.show', object: { enquiryId }, reason });
      return ok(enquiry);
    },
    reassign: async ({ enquiryId, supplierId: named, reason }, context) => {
      const supplierId = await ports.findSupplierId(context, named);
      const reassigned = await reassignEnquiry(ports, context, { enquiryId, supplierId });
      if (!reassigned.ok) return reassigned;
      const { from, name } = reassigned.value;
      const object = { enquiryId, supplierId, from };
      await leaveAudit(context.database, context, { call: 'staffEnquiry.reassign', object, reason });
      return ok({ enquiryId, supplierId, name });
    },
  };
}
