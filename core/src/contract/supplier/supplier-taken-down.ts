import * as z from 'zod/mini';
import { time } from '../fields.ts';

/** When and why staff took a supplier down; null if they did not. D-94 */
export const supplierTakenDown = z.object({ since: time, reason: z.string() });
