import * as z from 'zod/mini';

/** A file that the gateway keeps; its size in bytes. */
export const attachment = z.object({ fileId: z.string(), fileName: z.string(), size: z.int() });

export type Attachment = z.output<typeof attachment>;

/** `url` is a path below the gateway's root, good for ten minutes and for whoever it was told to. */
export const attachmentWithUrl = z.extend(attachment, { url: z.string() });
