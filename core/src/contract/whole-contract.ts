import { configuration } from './configuration.ts';
import { contract } from './contract.ts';
import { staff } from './staff.ts';

/** The calls of staff and operators, below `staff/`. No page asks them, so that none loads their schemas. D-94 */
export const staffContract = { configuration, staff };

/** Every call that the gateway answers. */
export const wholeContract = { ...contract, ...staffContract };

export type WholeContract = typeof wholeContract;
