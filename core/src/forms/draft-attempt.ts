import * as z from 'zod/mini';

/** An attempt to send as it is stored with a draft, so that a reload repeats it under the same key. */
export const draftAttempt = z.object({ key: z.string(), content: z.string() });
