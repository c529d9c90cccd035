import * as z from 'zod/mini';
import { read, submit } from '../call.ts';
import { id } from '../fields.ts';
import { fileInput } from '../local-file.ts';
import { PREVIEW_BATCH_MAX, UPLOAD_TIMEOUT_MS } from './limits.ts';

/** The result of one uploaded picture: an id, or the reasons for rejecting it. */
const uploadResult = z.object({ id: z.string(), msgs: z.array(z.string()) });

export const upload = {
  /**
   * Uploads a picture, which is decoded and re-encoded: png, jpg or webp, at most 5 MB and 40 megapixels. The response
   * is a list without an envelope: `id` is '' for a rejected picture, and `msgs` contains the reasons. A private
   * picture is shown only through a signed address; so is a public one until a record uses it.  D-84
   */
  image: submit({
    id: 'API-08',
    client: 'general',
    path: 'image/upload.json',
    access: 'visitor',
    body: 'multipart',
    ownTransaction: true,
    answersBare: true,
    input: z.strictObject({ file: fileInput, visibility: z.optional(z.enum(['public', 'private'])) }),
    output: z.array(uploadResult).check(z.minLength(1)),
    timeoutMs: UPLOAD_TIMEOUT_MS,
    requirements: ['R-7.032', 'R-8.023'],
  }),

  /**
   * Signatures, valid for ten minutes, for showing pictures that this device or account has uploaded and that no record
   * uses yet. Other pictures, deleted ones, and those in use are left out. D-84 THR-36
   */
  preview: read({
    id: 'API-431',
    client: 'general',
    path: 'image/preview',
    access: 'visitor',
    input: z.strictObject({ imageIds: z.array(id).check(z.maxLength(PREVIEW_BATCH_MAX)) }),
    output: z.object({ previews: z.array(z.object({ imageId: z.string(), sign: z.string() })) }),
    requirements: ['R-7.033', 'D-84'],
  }),
};
