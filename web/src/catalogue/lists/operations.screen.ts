import type { Visit } from '../../page/screen.ts';
import { loadOperations, type OperationsData } from './operations-data.ts';

export { OperatorListPage as Screen } from './operations.tsx';
export { toOperationsHead as head } from './operations-head.ts';

/** Loads products, suppliers or industries by category. D-14 */
export const loader = (visit: Visit<'operations'>): Promise<OperationsData> =>
  loadOperations(visit, {
    kind: visit.params.operations,
    kinds: ['products', 'suppliers', 'industries'],
    placeOf: (operations, categoryId, secondaryCategoryId) => ({
      route: 'operations',
      params: { operations },
      query: { categoryId, secondaryCategoryId },
    }),
  });
