import { randomBytes } from 'node:crypto';
import type { Handlers } from '@fairhall/core/contract/dispatcher';
import type { upload } from '@fairhall/core/contract/upload';
import { err, ok } from '@fairhall/core/result';
import type { CallContext } from '../call-context.ts';
import type { TextsByLanguage } from '../texts.ts';
import { checkImage } from './check-file.ts';
import type { KeepFile } from './keep-file.ts';

interface UploadPorts {
  readonly keepFile: KeepFile;
  readonly texts: TextsByLanguage;
}

/** The call that takes pictures. What is wrong with a picture is part of its answer.  A-76 */
export function uploadHandlers({ keepFile, texts }: UploadPorts): Handlers<typeof upload, CallContext> {
  return {
    image: async ({ file, visibility }, context) => {
      const isPrivate = visibility === 'private';
      const check = (_name: string, bytes: Uint8Array) => checkImage(bytes);
      const kept = await keepFile(context, { kind: 'image', file, isPrivate, newId: pictureId, check });
      if (kept.ok) return ok([{ id: kept.value.fileId, msgs: [] }]);
      if ('refusal' in kept.error) return err(kept.error.refusal);
      return ok([{ id: '', msgs: [texts.of(context.lang).text(`upload.${kept.error.problem}`)] }]);
    },
  };
}

/** Digits of a random 128-bit number. D-84 */
export const pictureId = (): string => BigInt(`0x${randomBytes(16).toString('hex')}`).toString();
