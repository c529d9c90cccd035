import type { StoredName } from '../ports/storage.ts';
import { keptForGood } from '../ports/stored-name.ts';

/** Thirteen months (D-48). */
const VISITOR_LIFE_MS = 395 * 86_400_000;

/** */
export const visitorIdName: StoredName = { key: 'visitor_id', places: ['local', 'cookie'], lifeMs: VISITOR_LIFE_MS };

/** D-95 */
export const visitorKeyName = keptForGood('visitor_key');

/** Names this device to assistant, supplier and main calls; never the visitor's id (D-49). */
export const deviceIdName = keptForGood('device_id');
