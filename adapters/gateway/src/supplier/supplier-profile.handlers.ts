import type { Handlers } from '@fairhall/core/contract/dispatcher';
import type { supplierProfile } from '@fairhall/core/contract/supplier/profile-calls';
import { err, ok } from '@fairhall/core/result';
import { type CallContext, supplierOf } from '../call-context.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import { findProfile } from './profile.ts';
import type { ProfilePorts } from './profile-ports.ts';
import { saveProfile } from './save-profile.ts';

/** Calls of a supplier's people about its profile. D-52 D-65 */
export function supplierProfileHandlers(ports: ProfilePorts): Handlers<typeof supplierProfile, CallContext> {
  return {
    read: async (_, context) => {
      const { supplierId, right } = supplierOf(context);
      const profile = await findProfile(ports, context.database, supplierId);
      return profile === undefined ? err(NOT_FOUND) : ok({ ...profile, canEdit: right === 'manage' });
    },
    save: (input, context) => saveProfile(ports, context, input),
  };
}
