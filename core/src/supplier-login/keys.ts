import * as z from 'zod/mini';
import { SUPPLIER_RIGHTS } from '../contract/supplier/limits.ts';
import { defineStoredKey } from '../ports/storage.ts';
import { supplierInfoName, supplierTokenName } from './stored-names.ts';

const text = z.string().check(z.minLength(1), z.maxLength(500));

export const supplierTokenKey = defineStoredKey(supplierTokenName, z.string().check(z.regex(/^[\x21-\x7e]{1,2000}$/)));

/** The stored data of a supplier's person, enough to render the header. */
const supplierInfo = z.object({
  supplierId: text,
  supplierName: z.string().check(z.maxLength(500)),
  contactName: z.optional(z.string().check(z.maxLength(500))),
  email: z.optional(z.string().check(z.maxLength(500))),
  right: z.enum(SUPPLIER_RIGHTS),
  timeZone: text,
  /** The supplier's current or next exhibition, in epoch milliseconds. During it, meetings are a tab of its pages. */
  show: z.optional(z.object({ from: z.int(), until: z.int() })),
});

export const supplierInfoKey = defineStoredKey(supplierInfoName, supplierInfo);
