import * as z from 'zod/mini';
import { storedKey } from '../ports/storage.ts';
import { deviceIdName, visitorIdName, visitorKeyName } from './visitor-names.ts';

const uuid = z.string().check(z.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));

export const visitorIdKey = storedKey(visitorIdName, uuid);
export const visitorKeyKey = storedKey(visitorKeyName, z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)));
export const deviceIdKey = storedKey(deviceIdName, z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/)));
