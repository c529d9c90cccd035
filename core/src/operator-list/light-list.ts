import { LIGHT_DIMENSIONS, LIGHT_SCORE_MAX, type LightDimension } from '../contract/traffic-light/limits.ts';
import { between, day, ID, type ListKind, like, longest, oneOf, type Row, textColumns } from './column.ts';

/** The dimensions of suppliers' credit lights, a row each. D-25 */
export const lightList: ListKind = {
  key: 'supplierId',
  part: 'dimension',
  columns: [
    { name: 'supplierId', needed: true, problem: like(ID, 'operatorList.id') },
    { name: 'dimension', needed: true, problem: oneOf(LIGHT_DIMENSIONS) },
    { name: 'score', needed: true, problem: between(0, LIGHT_SCORE_MAX) },
    { name: 'date', needed: true, problem: day },
    ...textColumns('source', { needed: true, problem: longest(200) }),
    ...textColumns('reason', { needed: true, problem: longest(500) }),
  ],
};

/** The dimension and the score of a row that was checked when it was written. */
export const lightScore = (row: Row): readonly [LightDimension, number] => [
  row.dimension as LightDimension,
  Number(row.score),
];
