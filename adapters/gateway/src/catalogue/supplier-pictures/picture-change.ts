import { toCanonicalJson } from '@fairhall/core/contract/canonical-json';
import type { SupplierPictures } from '@fairhall/core/contract/catalogue/supplier-picture-calls';
import { sql } from 'kysely';
import type { Queries, Transaction } from '../../db/database.ts';
import { hashSha256 } from '../../identity/secrets.ts';
import { selectAnySupplier } from '../take-down/taken-down-supplier.ts';
import { refreshSupplierRow } from '../world/refresh-texts.ts';

/** The holder name under which a supplier refers to pictures. */
export const toSupplierHolder = (supplierId: string): string => `supplier:${supplierId}`;

/** All pictures of a supplier, each once. */
export const listPictureIds = (...all: readonly SupplierPictures[]): readonly string[] => [
  ...new Set(all.flatMap(({ logo, images }) => (logo === '' ? images : [logo, ...images]))),
];

export const isSamePictures = (one: SupplierPictures, other: SupplierPictures): boolean =>
  toPicturesVersion(one) === toPicturesVersion(other);

/** Short enough for a command, and long enough to be unique. */
const VERSION_LENGTH = 22;

/** Identifies logo and pictures: it changes with every change. */
export const toPicturesVersion = ({ logo, images }: SupplierPictures): string =>
  hashSha256(toCanonicalJson({ logo, images })).slice(0, VERSION_LENGTH);

/** The logo and pictures that buyers see, or saw before it was taken down; undefined if there is no such supplier. */
export async function findSupplierPictures(
  { kysely }: Queries,
  supplierId: string,
): Promise<SupplierPictures | undefined> {
  const { rows } = await sql<SupplierPictures>`
    select logo, to_json(images) as images from ${selectAnySupplier(supplierId)} supplier`.execute(kysely);
  return rows[0];
}

/** Writes what buyers see, with the texts of lists and pages. The caller has locked the catalogue. */
export async function writeSupplierPictures(
  transaction: Transaction,
  supplierId: string,
  { logo, images }: SupplierPictures,
): Promise<void> {
  await sql`
    update supplier set logo = ${logo}, images = array(select jsonb_array_elements_text(${JSON.stringify(images)}::jsonb))
    where id = ${supplierId}`.execute(transaction.kysely);
  await refreshSupplierRow(transaction, supplierId);
}

/** A change of pictures that waits for review, or the result of the last review. */
export interface PictureChange {
  readonly state: 'waiting' | 'refused' | 'accepted';
  readonly wanted: SupplierPictures;
  /** When the change began to wait, in epoch milliseconds. */
  readonly since: number;
  readonly settledAt: number | null;
  readonly reason: string;
  /** The action that decided it; null while it is pending. */
  readonly taskId: string | null;
}

/** Undefined if the supplier never had pictures to review. */
export async function readPictureChange({ kysely }: Queries, supplierId: string): Promise<PictureChange | undefined> {
  const { rows } = await sql<PictureChange>`
    select state, json_build_object('logo', logo, 'images', images) as wanted, since, settled_at as "settledAt", reason,
      task_id as "taskId"
    from profile_picture_change where supplier_id = ${supplierId}`.execute(kysely);
  return rows[0];
}

/** The pictures as the supplier saved them last. */
export const getSavedPictures = (present: SupplierPictures, change: PictureChange | undefined): SupplierPictures =>
  change?.state === 'waiting' ? change.wanted : present;

/** Saves a pending change in place of an earlier one, whose waiting time it keeps. */
export async function savePictureChange(
  { kysely }: Transaction,
  supplierId: string,
  { logo, images }: SupplierPictures,
  now: number,
): Promise<void> {
  await sql`
    insert into profile_picture_change as old (supplier_id, state, logo, images, since)
    values (${supplierId}, 'waiting', ${logo}, array(select jsonb_array_elements_text(${JSON.stringify(images)}::jsonb)), ${now})
    on conflict (supplier_id) do update set state = 'waiting', logo = excluded.logo, images = excluded.images,
      since = case when old.state = 'waiting' then old.since else excluded.since end,
      settled_at = null, reason = '', task_id = null`.execute(kysely);
}

/** Deletes a change: it was applied, or nothing of it is left. */
export async function forgetPictureChange({ kysely }: Transaction, supplierId: string): Promise<void> {
  await kysely.deleteFrom('profile_picture_change').where('supplier_id', '=', supplierId).execute();
}
