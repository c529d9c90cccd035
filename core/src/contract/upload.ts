import * as z from 'zod/mini';
import { submit } from './call.ts';
import { localFile } from './local-file.ts';
import { SHARED_TIMEOUT } from './upload-limits.ts';

/** One picture of an upload's answer: an id, or the reasons why there is none. */
const uploadedImage = z.object({ id: z.string(), msgs: z.array(z.string()) });

export const upload = {
  /**
   * Keeps a picture, decoded and encoded anew: png, jpg or webp, at most 5 MB and 40 megapixels. The answer is a bare
   * list: `id` is '' where the picture was refused, and `msgs` says why. A private picture is shown by a signed
   * address only.  D-84
   */
  image: submit({
    id: 'API-08',
    client: 'general',
    path: 'image/upload.json',
    access: 'visitor',
    body: 'multipart',
    ownTransaction: true,
    answersBare: true,
    input: z.strictObject({ file: localFile, visibility: z.optional(z.enum(['public', 'private'])) }),
    output: z.array(uploadedImage).check(z.minLength(1)),
    timeoutMs: SHARED_TIMEOUT,
    requirements: ['R-7.032', 'R-8.023'],
  }),
};
