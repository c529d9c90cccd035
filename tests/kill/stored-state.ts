import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Queries } from '@fairhall/gateway/db/database';
import type { StoredState } from './evidence.ts';
import { TASK_PREFIX } from './threads.ts';

/** The folder in which a server stores uploaded files when FILES_URL is not set. */
export const toUploadsFolder = (dataDir: string): string => join(dataDir, 'uploads');

/** Reads the rows that actions create. */
export async function readRows({ kysely }: Queries): Promise<Omit<StoredState, 'disk'>> {
  const enquiries = await kysely
    .selectFrom('enquiry')
    .select(['enquiry_id as id', 'email', 'content as words'])
    .where('task_id', 'not like', `${TASK_PREFIX}%`)
    .execute();
  const answers = await kysely
    .selectFrom('message')
    .innerJoin('enquiry', 'enquiry.enquiry_id', 'message.enquiry_id')
    .select(['message_id as id', 'email', 'text as words', 'message.enquiry_id as enquiryId', 'buyer_read as read'])
    .where('message.side', '=', 'supplier')
    .execute();
  const rfqs = await kysely
    .selectFrom('rfq')
    .innerJoin('account', 'account.account_id', 'rfq.account_id')
    .select(['rfq_id as id', 'account.email', 'rfq.description as words'])
    .execute();
  const carts = await kysely
    .selectFrom('cart_product')
    .innerJoin('account', 'account.account_id', 'cart_product.account_id')
    .select('account.email')
    .execute();
  return {
    records: [
      ...enquiries.map((row) => ({ ...row, table: 'enquiry' as const, mail: `enquiry.${row.id}` })),
      ...rfqs.map((row) => ({ ...row, table: 'rfq' as const, mail: `rfq.${row.id}` })),
      ...answers.map(({ enquiryId, read, ...row }) => ({
        ...row,
        table: 'message' as const,
        mail: `thread.${enquiryId}.buyer.${read}`,
      })),
    ],
    // Excludes the confirmation email of each new account, whose record is the account.
    outbox: await kysely
      .selectFrom('outbox')
      .select(['dedupe_key as dedupeKey', 'recipient', 'state'])
      .where('kind', '<>', 'account.address')
      .execute(),
    files: await kysely
      .selectFrom('file')
      .select(['file_id as fileId', 'adopted_by as adoptedBy', 'position'])
      .execute(),
    carts: carts.map(({ email }) => email),
  };
}

/** SHA-256 in hex of every uploaded file, by file name. */
export function hashFiles(dataDir: string): ReadonlyMap<string, string> {
  const folder = toUploadsFolder(dataDir);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return new Map(
    names.map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex'),
    ]),
  );
}
