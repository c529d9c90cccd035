import type { Handlers } from '@fairhall/core/contract/dispatcher';
import type { supplierAdmin } from '@fairhall/core/contract/supplier/staff-calls';
import { err, ok } from '@fairhall/core/result';
import { leaveAudit } from '../audit.ts';
import { type CallContext, staffOf } from '../call-context.ts';
import { lockSupplier } from '../supplier-login/lock-supplier.ts';
import { listOpenInvitations, listPeople } from '../supplier-login/supplier-people.ts';
import type { SupplierPorts } from '../supplier-login/supplier-ports.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import { contactOf, contactProblem, setContact } from './contact.ts';
import { countWaitingEnquiries, findSuppliers } from './find-suppliers.ts';
import { invitePerson } from './invite-person.ts';
import { replyOf } from './reply-of.ts';
import { setAnybodysRight } from './set-right.ts';

/** Staff calls about the people of a supplier. D-94 */
export function supplierAdminHandlers(ports: SupplierPorts): Handlers<typeof supplierAdmin, CallContext> {
  return {
    list: async ({ reason = '', ...sought }, context) => {
      const { keyword = '', reachable } = sought;
      const object = { keyword, ...(reachable === undefined ? {} : { reachable: String(reachable) }) };
      await leaveAudit(context.database, context, { call: 'supplierAdmin.list', object, reason });
      return ok(await findSuppliers(context, { ...sought, supplierId: await ports.findSupplierId(context, keyword) }));
    },
    show: async ({ supplierId: named, reason = '' }, context) => {
      const { database, now } = context;
      const supplierId = await ports.findSupplierId(context, named);
      const supplier = await ports.findNamedSupplier(context, supplierId);
      if (supplier === undefined) return err(NOT_FOUND);
      await leaveAudit(database, context, { call: 'supplierAdmin.show', object: { supplierId }, reason });
      return ok({
        supplierId,
        name: supplier.name,
        contact: await contactOf(database, supplierId),
        people: await listPeople(database, supplierId),
        waiting: await countWaitingEnquiries(context, supplierId),
        invitations: await listOpenInvitations(database, supplierId, now),
        reply: await replyOf(database, supplierId),
        takenDown: (await ports.findTakenDownSupplier(database, supplierId)) ?? null,
      });
    },
    set: async ({ supplierId: named, reason, ...change }, context) => {
      const { database, now } = context;
      const supplierId = await ports.findSupplierId(context, named);
      if ((await ports.findNamedSupplier(context, supplierId)) === undefined) return err(NOT_FOUND);
      const problem = contactProblem(change);
      if (problem !== undefined) return err(problem);
      await lockSupplier(database, supplierId);
      const contact = await setContact(database, supplierId, change, now);
      await leaveAudit(database, context, { call: 'supplierAdmin.set', object: { supplierId, ...contact }, reason });
      return ok(contact);
    },
    invite: async ({ supplierId: named, email, right, reason }, context) => {
      const supplierId = await ports.findSupplierId(context, named);
      const by = `staff:${staffOf(context).staffId}`;
      const invited = await invitePerson(ports, context, { supplierId, email, right, by });
      if (!invited.ok) return invited;
      const object = { supplierId, email, right, invitationId: invited.value.invitationId };
      await leaveAudit(context.database, context, { call: 'supplierAdmin.invite', object, reason });
      return invited;
    },
    setRight: async ({ reason, ...change }, context) => {
      const set = await setAnybodysRight(context, change);
      if (!set.ok) return set;
      await leaveAudit(context.database, context, { call: 'supplierAdmin.setRight', object: { ...set.value }, reason });
      return set;
    },
  };
}
