import { sql } from 'kysely';
import type { CallChecks } from '../../../../tests/support/call-checks.ts';
import {
  allowManagers,
  allowOperators,
  allowStaff,
  allowSuppliers,
  type RoleTestRecords,
} from '../../../../tests/support/role-lines.ts';
import { hideProduct } from './supplier/hide-product.ts';
import { toPicturesVersion } from './supplier-pictures/picture-change.ts';

const noPictures = { logo: '', images: [] as string[] };
const wanted = { logo: '77', images: [] };
const PRODUCT = { productId: 'PROLES', reason: 'a test' };
const CATEGORY = 'TX01';

/** A product that its supplier has hidden, so that taking it down changes nothing for the other calls. */
async function insertHiddenProduct({ database }: RoleTestRecords) {
  const { kysely } = database;
  await kysely.deleteFrom('taken_down_product').execute();
  await kysely.deleteFrom('hidden_product').where('id', '=', PRODUCT.productId).execute();
  await kysely
    .insertInto('product')
    .values({
      id: PRODUCT.productId,
      supplier_id: 'S1',
      category_id: CATEGORY,
      category_1: CATEGORY,
      category_2: CATEGORY,
      category_3: CATEGORY,
      unit: 'piece',
      lead_days: null,
      currency: 'USD',
      images: [],
      score: 1,
      rank: 1,
      created: 1,
      min_order: 1,
      price_low: 0,
      price_high: 0,
      search: '',
    })
    .execute();
  await kysely
    .insertInto('product_text')
    .values({ product_id: PRODUCT.productId, lang: 'en', name: 'Bag', description: '', attributes: sql<string>`'[]'` })
    .execute();
  await hideProduct(database, PRODUCT.productId);
  return PRODUCT;
}

async function takenDown(made: RoleTestRecords) {
  await insertHiddenProduct(made);
  const row = { product_id: PRODUCT.productId, was_shown: false, taken_down_at: 1 };
  await made.database.kysely.insertInto('taken_down_product').values(row).execute();
  return PRODUCT;
}

const SUPPLIER = { supplierId: 'SROLES', reason: 'a test' };

/** A supplier of its own, so that taking it down changes nothing for the other calls. */
async function insertSupplier({ database: { kysely } }: RoleTestRecords) {
  await kysely.deleteFrom('taken_down_supplier').execute();
  await kysely.deleteFrom('supplier').where('id', '=', SUPPLIER.supplierId).execute();
  await kysely
    .insertInto('supplier')
    .values({
      id: SUPPLIER.supplierId,
      industry: 'tex',
      country_id: '356',
      country_code: 'IN',
      business_type: 'manufacturer',
      established: 2000,
      employees: 10,
      light: 'green',
      proofs: sql<string>`'[]'`,
      spotlight: false,
      logo: '',
      rank: 9,
      created: 1,
      min_order: 1,
      price_low: 0,
      price_high: 0,
      search: '',
    })
    .execute();
  return SUPPLIER;
}

async function insertTakenDownSupplier(made: RoleTestRecords) {
  await insertSupplier(made);
  await sql`insert into taken_down_supplier
    select id, 1, 'a test', to_jsonb(supplier) - 'search', search, '[]' from supplier
    where id = ${SUPPLIER.supplierId}`.execute(made.database.kysely);
  await made.database.kysely.deleteFrom('supplier').where('id', '=', SUPPLIER.supplierId).execute();
  return SUPPLIER;
}

/** The roles that may make each call and, for a submit, what it revokes for good. */
export const callChecks: CallChecks = {
  'staffProduct.takeDown': { roles: allowOperators(insertHiddenProduct), ends: [] },
  'staffProduct.putBack': { roles: allowOperators(takenDown), ends: [] },
  'staffSupplier.takeDown': { roles: allowOperators(insertSupplier), ends: [] },
  'staffSupplier.putBack': { roles: allowOperators(insertTakenDownSupplier), ends: [] },
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
