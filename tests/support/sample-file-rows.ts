import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Gateway as Calls } from '@fairhall/core/ports/gateway';
import type { Database } from '@fairhall/gateway/db/database';
import { createClient } from './real-client.ts';
import { getToken } from './roles.ts';
import { createPdfFile, createPictureFile } from './sample-files.ts';
import type { WholeServer } from './whole-server.ts';

/** Ids of files on a server: of the catalogue, and uploads of a buyer and a guest. */
export interface SampleFileIds {
  readonly cataloguePicture: string;
  readonly publicPicture: string;
  readonly privatePicture: string;
  /** A document that belongs to the buyer's RFQ. */
  readonly document: string;
  /** The address of the document in the buyer's response. */
  readonly documentUrl: string;
  /** A document of a guest that belongs to nothing yet. */
  readonly draft: string;
}

const fileOf = (bytes: Buffer, name: string) => ({
  name,
  size: bytes.byteLength,
  type: '',
  arrayBuffer: async () => new Uint8Array(bytes).buffer,
});

/** Inserts one file of each kind. */
export async function insertSampleFiles(database: Database, { gateway, folder }: WholeServer): Promise<SampleFileIds> {
  const picture = await createPictureFile('png', { width: 64, height: 48 });
  writeFileSync(join(folder, 'pictures', 'lamp.webp'), await createPictureFile('webp'));
  const cataloguePicture = '7';
  const row = { id: cataloguePicture, file: 'lamp.webp' };
  await database.kysely
    .insertInto('picture')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const token = await getToken({ database, gateway }, 'buyer');
  const buyer = createClient(gateway, { visitorKey: `buyer-${randomUUID()}`, token });
  const guest = createClient(gateway, { visitorKey: `guest-${randomUUID()}` });
  const document = await attach(buyer);
  const data = { description: 'Bags', email: 'a@example.com', cateAndTag: null, source: 2, attachments: [document] };
  const sent = await buyer.rfq.submitNew(data, { idempotencyKey: randomUUID() });
  const detail = await buyer.rfq.detail({ rfqId: sent.ok ? sent.value.rfqId : '' });
  return {
    cataloguePicture,
    document,
    draft: await attach(guest),
    publicPicture: await send(buyer, picture, 'public'),
    privatePicture: await send(buyer, picture, 'private'),
    documentUrl: (detail.ok ? detail.value.attachments[0]?.url : undefined) ?? '',
  };
}

async function send(calls: Calls, picture: Buffer, visibility: 'public' | 'private'): Promise<string> {
  const answer = await calls.upload.image(
    { file: fileOf(picture, 'a.png'), visibility },
    { idempotencyKey: randomUUID() },
  );
  return (answer.ok ? answer.value[0]?.id : undefined) ?? '';
}

async function attach(calls: Calls): Promise<string> {
  const answer = await calls.rfq.attach({ file: fileOf(createPdfFile(), 'a.pdf') }, { idempotencyKey: randomUUID() });
  return answer.ok ? answer.value.fileId : '';
}
