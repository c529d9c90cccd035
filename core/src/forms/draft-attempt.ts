import * as z from 'zod/mini';

/** The attempt that is stored with a draft, so that a retry after a reload has the same key. */
export const draftAttempt = z.object({ key: z.string(), content: z.string() });
