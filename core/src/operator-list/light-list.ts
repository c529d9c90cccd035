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

/** The dimensions of suppliers' credit lights, a row each. D-25 */
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

/** The dimension and the score of a row that was checked when it was written. */
export const toLightScore = (row: Row): readonly [LightDimension, number] => [
  row.dimension as LightDimension,
  Number(row.score),
];
