import * as z from 'zod/mini';
import { submit } from '../call.ts';
import { requiredText } from '../fields.ts';
import { idOrKey } from '../id-or-key.ts';
import { STAFF_REASON_MAX } from '../staff/limits.ts';

/** A supplier may have a hundred thousand products to move. */
const TIMEOUT_MS = 60_000;

const input = z.strictObject({ supplierId: idOrKey, reason: requiredText(STAFF_REASON_MAX) });
const output = z.object({ supplierId: z.string(), products: z.int() });

/**
 * Staff calls for taking a whole supplier down, which may be named by the organiser's own key. Each call writes an audit
 * row. D-94
 */
export const staffSupplier = {
  /**
   * Takes a supplier down: buyers no longer see it, its products and its stands, and cannot begin anything with it, until
   * `putBack`. Earlier enquiries and orders stay. Its members can still log in and read, and get an email with the reason.
   * `products` counts the products that buyers saw. '404' if it does not exist, '409' if it is taken down already. D-94
   */
  takeDown: submit({
    id: 'API-560',
    client: 'general',
    path: 'staff/supplier/takeDown',
    access: 'operator',
    timeoutMs: TIMEOUT_MS,
    input,
    output,
    requirements: ['D-94', 'D-65'],
  }),
  /**
   * Puts a supplier back that was taken down, with its products, and the stands that nobody else has meanwhile; its members
   * get an email. `products` counts the products that buyers see again. '404' if it is not taken down. D-94
   */
  putBack: submit({
    id: 'API-561',
    client: 'general',
    path: 'staff/supplier/putBack',
    access: 'operator',
    timeoutMs: TIMEOUT_MS,
    input,
    output,
    requirements: ['D-94', 'D-65'],
  }),
};
