import type { catalogueImport } from '@fairhall/core/contract/catalogue/import-calls';
import { UNDO_FOR_MS } from '@fairhall/core/contract/catalogue/import-limits';
import type { GatewayFeature } from '../gateway-feature.ts';
import { type Budget, HALL_BUDGET } from '../limits/budgets.ts';
import { categoryKind } from './import/category-kind.ts';
import { importLoadHandlers } from './import/import-load.handlers.ts';
import { importLookupHandlers } from './import/import-lookup.handlers.ts';
import type { ImportPorts } from './import/import-ports.ts';
import { productKind } from './import/product-kind.ts';
import { releaseReplaced } from './import/release-replaced.ts';
import { supplierKind } from './import/supplier-kind.ts';

/** An import of a file takes hundreds of calls, one after the other. */
const IMPORT_BUDGETS: readonly Budget[] = [{ ...HALL_BUDGET, points: 6_000, together: 'import' }];

/** Catalogue data that organisers import from files, and undo. D-64 D-94 */
export const catalogueImportFeature = (ports: ImportPorts): GatewayFeature<typeof catalogueImport> => {
  const { importKinds } = ports;
  return {
    importKinds: { category: categoryKind, supplier: supplierKind(ports), product: productKind(ports) },
    budgets: {
      check: IMPORT_BUDGETS,
      load: IMPORT_BUDGETS,
      undo: IMPORT_BUDGETS,
      export: IMPORT_BUDGETS,
      picture: IMPORT_BUDGETS,
    },
    handlers: { ...importLookupHandlers(importKinds), ...importLoadHandlers(importKinds, ports) },
    cleanUpRows: async (queries, now) => {
      await releaseReplaced(ports, queries, now - UNDO_FOR_MS);
      const old = queries.kysely
        .selectFrom('import_batch')
        .select('batch_id')
        .where('begun', '<', now - UNDO_FOR_MS);
      await queries.kysely.deleteFrom('import_row').where('batch_id', 'in', old).execute();
    },
  };
};
