import type { FeatureTables } from '../features.ts';
import type { SystemTables } from './tables-system.ts';

/** Every table: the gateway's own and those of its features. */
export interface Tables extends SystemTables, FeatureTables {}
