import type { CallChecks } from '../../../../tests/support/call-checks.ts';
import { allowManagers, allowOperators, allowStaff, allowSuppliers } from '../../../../tests/support/role-lines.ts';
import { toPicturesVersion } from './supplier-pictures/picture-change.ts';

const noPictures = { logo: '', images: [] as string[] };
const wanted = { logo: '77', images: [] };

/** The roles that may make each call and, for a submit, what it revokes for good. */
export const callChecks: CallChecks = {
  'supplierPicture.form': { roles: allowSuppliers(() => ({})) },
  'supplierPicture.save': {
    roles: allowManagers(async ({ database: { kysely } }) => {
      await kysely.updateTable('supplier').set(noPictures).execute();
      return { ...noPictures, version: toPicturesVersion(noPictures) };
    }),
    ends: [],
  },
  'staffSupplierPicture.waiting': { roles: allowStaff(() => ({ pageNo: 1 })) },
  'staffSupplierPicture.settle': {
    roles: allowOperators(async ({ database: { kysely } }) => {
      await kysely.deleteFrom('profile_picture_change').execute();
      const row = { supplier_id: 'S1', state: 'waiting', ...wanted, since: 1 } as const;
      await kysely.insertInto('profile_picture_change').values(row).execute();
      return { supplierId: 'S1', version: toPicturesVersion(wanted), verdict: 'refused', reason: 'not their own' };
    }),
    ends: [],
  },
};
