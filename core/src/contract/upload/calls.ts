import * as z from 'zod/mini';
import { read, submit } from '../call.ts';
import { id } from '../fields.ts';
import { fileInput } from '../local-file.ts';
import { PREVIEW_BATCH_MAX, UPLOAD_TIMEOUT_MS } from './limits.ts';

/** One picture of an upload's answer: an id, or the reasons why there is none. */
const uploadResult = z.object({ id: z.string(), msgs: z.array(z.string()) });

export const upload = {
  /**
   * Keeps a picture, decoded and encoded anew: png, jpg or webp, at most 5 MB and 40 megapixels. The answer is a bare
   * list: `id` is '' where the picture was refused, and `msgs` says why. A private picture is shown by a signed
   * address only, and so is a public one until it is part of something.  D-84
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
   * Signatures by which pictures are shown for ten minutes that this device or account has sent and that are part of nothing
   * yet. Pictures of others, and those that are gone or part of something, are left out. D-84 THR-36
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
