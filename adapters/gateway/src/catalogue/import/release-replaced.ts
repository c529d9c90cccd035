import { sql } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { toHolder } from '../supplier/supplier-product-ports.ts';
import type { ImportPorts } from './import-ports.ts';

/** Lets go of pictures that imports from before a time have taken out of products, and that these have not got back. */
export async function releaseReplaced(
  { importPictures }: Pick<ImportPorts, 'importPictures'>,
  queries: Queries,
  before: number,
): Promise<void> {
  const { rows } = await sql<{ productId: string; id: string }>`
    select distinct kept.object_id as "productId", image as id
    from import_row kept
      join import_batch on import_batch.batch_id = kept.batch_id and kind = 'product' and begun < ${before}
      cross join jsonb_array_elements_text(kept.before -> 'images') image
    where not exists (select from product where id = kept.object_id and image = any(images))
      and not exists (select from hidden_product where id = kept.object_id and product -> 'images' ? image)`.execute(
    queries.kysely,
  );
  const held = rows.map(({ productId, id }) => ({ holder: toHolder(productId), id }));
  if (held.length > 0) await importPictures.release(queries, held);
}
