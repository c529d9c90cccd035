import type { StoredName } from '../ports/storage.ts';
import { definePermanentName } from '../ports/stored-name.ts';

/** Thirteen months (D-48). */
const VISITOR_LIFE_MS = 395 * 86_400_000;

/** Name of the visitor's id. */
export const visitorIdName: StoredName = { key: 'visitor_id', scopes: ['local', 'cookie'], lifeMs: VISITOR_LIFE_MS };

/** Name of the visitor's secret key. D-95 */
export const visitorKeyName = definePermanentName('visitor_key');

/**
 * Name of this device's id, sent in calls of assistant, supplier and main; it differs from the visitor's id (D-49).
 *
 */
export const deviceIdName = definePermanentName('device_id');
