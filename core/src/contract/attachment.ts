import * as z from 'zod/mini';

/** A file that the gateway stores; size in bytes. */
export const fileAttachment = z.object({ fileId: z.string(), fileName: z.string(), size: z.int() });

export type Attachment = z.output<typeof fileAttachment>;

/** `url` is a path below the gateway's root, valid for ten minutes and only for the recipient of the response. */
export const fileAttachmentWithUrl = z.extend(fileAttachment, { url: z.string() });
