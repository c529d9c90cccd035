import {
  type LightDimension,
  TRAFFIC_LIGHT_DIMENSIONS,
  TRAFFIC_LIGHT_SCORE_MAX,
} from '../contract/traffic-light/limits.ts';
import {
  checkDay,
  checkLength,
  checkNumber,
  checkOption,
  checkPattern,
  createTextColumns,
  ID,
  type ListKind,
  type Row,
} from './column.ts';

/** The scores of suppliers' credit lights, one row for each dimension. D-25 */
export const trafficLightList: ListKind = {
  key: 'supplierId',
  part: 'dimension',
  columns: [
    { name: 'supplierId', needed: true, problem: checkPattern(ID, 'operatorList.id') },
    { name: 'dimension', needed: true, problem: checkOption(TRAFFIC_LIGHT_DIMENSIONS) },
    { name: 'score', needed: true, problem: checkNumber(0, TRAFFIC_LIGHT_SCORE_MAX) },
    { name: 'date', needed: true, problem: checkDay },
    ...createTextColumns('source', { needed: true, problem: checkLength(200) }),
    ...createTextColumns('reason', { needed: true, problem: checkLength(500) }),
  ],
};

/** Returns dimension and score of a stored row, which was validated when it was saved. */
export const toLightScore = (row: Row): readonly [LightDimension, number] => [
  row.dimension as LightDimension,
  Number(row.score),
];
