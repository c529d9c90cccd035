import * as z from 'zod/mini';
import { defineStoredKey } from '../ports/storage.ts';
import { deviceIdName, visitorIdName, visitorKeyName } from './visitor-names.ts';

const uuid = z.string().check(z.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));

export const visitorIdKey = defineStoredKey(visitorIdName, uuid);
export const visitorKeyKey = defineStoredKey(visitorKeyName, z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)));
export const deviceIdKey = defineStoredKey(deviceIdName, z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/)));
