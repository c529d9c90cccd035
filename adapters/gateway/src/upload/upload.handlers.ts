import { randomBytes } from 'node:crypto';
import type { Handlers } from '@fairhall/core/contract/dispatcher';
import type { upload } from '@fairhall/core/contract/upload/calls';
import { err, ok } from '@fairhall/core/result';
import type { CallContext } from '../call-context.ts';
import type { TextsByLanguage } from '../texts.ts';
import { checkImage } from './check-file.ts';
import { pictureSubject } from './sent-picture.ts';
import type { SignedAddresses } from './signed-address.ts';
import type { StoreUpload } from './store-upload.ts';

interface UploadPorts {
  readonly storeUpload: StoreUpload;
  readonly texts: TextsByLanguage;
  readonly addresses: SignedAddresses;
}

/**
 * The call that uploads pictures, whose response names a picture's problem, and the call that gives the sender its
 * address.  A-76
 */
export function uploadHandlers({ storeUpload, texts, addresses }: UploadPorts): Handlers<typeof upload, CallContext> {
  return {
    image: async ({ file, visibility }, context) => {
      const isPrivate = visibility === 'private';
      const check = (_name: string, bytes: Uint8Array) => checkImage(bytes);
      const stored = await storeUpload(context, { kind: 'image', file, isPrivate, newId: pictureId, check });
      if (stored.ok) return ok([{ id: stored.value.fileId, msgs: [] }]);
      if ('refusal' in stored.error) return err(stored.error.refusal);
      return ok([{ id: '', msgs: [texts.of(context.lang).text(`upload.${stored.error.problem}`)] }]);
    },

    preview: async ({ imageIds }, { database, visitor, buyer, now }) => {
      const accountId = buyer?.accountId ?? null;
      if (imageIds.length === 0 || (visitor === null && accountId === null)) return ok({ previews: [] });
      const rows = await database.kysely
        .selectFrom('file')
        .select('file_id')
        .where('file_id', 'in', imageIds)
        .where('kind', '=', 'image')
        .where('adopted_by', 'is', null)
        .where(({ or, eb }) => or([eb('visitor', '=', visitor), eb('account_id', '=', accountId)]))
        .execute();
      const previews = rows.map(async ({ file_id: imageId }) => ({
        imageId,
        sign: await addresses.sign(pictureSubject(imageId), now),
      }));
      return ok({ previews: await Promise.all(previews) });
    },
  };
}

/** The decimal digits of a random 128-bit number. D-84 */
export const pictureId = (): string => BigInt(`0x${randomBytes(16).toString('hex')}`).toString();
