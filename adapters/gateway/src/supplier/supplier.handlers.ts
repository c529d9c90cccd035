import type { Handlers } from '@fairhall/core/contract/dispatcher';
import type { supplier } from '@fairhall/core/contract/supplier/calls';
import { DEFAULT_TIME_ZONE } from '@fairhall/core/contract/supplier/limits';
import { err, ok } from '@fairhall/core/result';
import { USER_TYPE } from '@fairhall/core/site/exhibition-codes';
import { type CallContext, supplierOf } from '../call-context.ts';
import {
  canManagePeople,
  listOpenInvitations,
  listPeople,
  SUPPLIER_MANAGER_REQUIRED,
} from '../supplier-login/supplier-people.ts';
import type { SupplierPorts } from '../supplier-login/supplier-ports.ts';
import { endSupplierSession } from '../supplier-login/supplier-sessions.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { checkInvitation } from './check-invitation.ts';
import { contactOf } from './contact.ts';
import { invitePerson } from './invite-person.ts';
import { logInPerson } from './log-in-person.ts';
import { removePerson } from './remove-person.ts';
import { setColleaguesRight } from './set-right.ts';

/** Calls of suppliers' people about their accounts. D-39 D-65 */
export function supplierHandlers(ports: SupplierPorts): Handlers<typeof supplier, CallContext> {
  return {
    login: (input, context) => logInPerson(ports, context, input),
    info: async (_, context) => ok(await getInfo(ports, context)),
    logout: async (_, context) => {
      await endSupplierSession(context.database, supplierOf(context).tokenHash);
      return ok(true);
    },
    checkInvitation: async ({ token }, context) => ok(await checkInvitation(ports, context, token)),
    acceptInvitation: (input, context) => acceptInvitation(ports, context, input),
    people: async (_, context) => {
      const { accountId, supplierId, right } = supplierOf(context);
      if (right !== 'manage') return err(SUPPLIER_MANAGER_REQUIRED);
      const people = await listPeople(context.database, supplierId);
      const invitations = await listOpenInvitations(context.database, supplierId, context.now);
      return ok({ people: people.map((one) => ({ ...one, isSelf: one.accountId === accountId })), invitations });
    },
    invite: async (input, context) => {
      const { accountId, supplierId } = supplierOf(context);
      if (!(await canManagePeople(context))) return err(SUPPLIER_MANAGER_REQUIRED);
      return invitePerson(ports, context, { ...input, supplierId, by: `account:${accountId}` });
    },
    remove: ({ id }, context) => removePerson(ports, context, id),
    setRight: (change, context) => setColleaguesRight(context, change),
  };
}

/** The owner of the token. */
export async function getInfo({ findNamedSupplier, listSupplierExhibitionIds }: SupplierPorts, context: CallContext) {
  const { supplierId, name, email, right } = supplierOf(context);
  const supplier = await findNamedSupplier(context, supplierId);
  const { timeZone } = await contactOf(context.database, supplierId);
  const exhibitionIds = await listSupplierExhibitionIds(context.database, supplierId);
  return {
    supplierId,
    supplierName: supplier?.name ?? '',
    logo: supplier?.logo ?? '',
    contactName: name,
    email,
    right,
    exhibitionIds,
    userType: USER_TYPE.SUPPLIER,
    timeZone: timeZone || DEFAULT_TIME_ZONE,
  };
}
