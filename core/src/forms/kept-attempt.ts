import * as z from 'zod/mini';

/** An act of sending as a draft keeps it. */
export const keptAttempt = z.object({ key: z.string(), content: z.string() });
