import * as z from 'zod/mini';
import { keptForGood, type StoredKey } from '../ports/storage.ts';

/** Thirteen months (D-48). */
const VISITOR_LIFE_MS = 395 * 86_400_000;

/** */
export const visitorIdKey: StoredKey<string> = {
  key: 'visitor_id',
  places: ['local', 'cookie'],
  schema: z.string().check(z.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)),
  lifeMs: VISITOR_LIFE_MS,
};

/** D-95 */
export const visitorKeyKey = keptForGood('visitor_key', z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)));

/** Names this device to assistant, supplier and main calls; never the visitor's id (D-49). */
export const deviceIdKey = keptForGood('device_id', z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/)));
