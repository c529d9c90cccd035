import type { Queries } from '../db/database.ts';
import type { Statement } from '../db/statement.ts';

interface Target {
  readonly type: 'product' | 'supplier';
  readonly targetId: string;
  readonly supplierId: string;
}

/** The name in a language, else in English; '' if the target no longer exists. */
interface TargetWords {
  readonly name: string;
  /** Path of its picture; '' for none. */
  readonly image: string;
  /** The product's unit; '' for a supplier and a product that is gone. */
  readonly unit: string;
  readonly supplierName: string;
}

/** SQL expressions of a target and of the language for its name. */
interface TargetSql {
  readonly type: string;
  readonly targetId: string;
  readonly lang: string;
}

/** A target's name, as an SQL expression. */
export const targetName = ({ type, targetId, lang }: TargetSql): string =>
  `coalesce(case ${type} when 'product' then ${nameIn('product', targetId, lang)}
    else ${nameIn('supplier', targetId, lang)} end, '')`;

/** Path of the target's picture, as an SQL expression. */
export const targetImage = ({ type, targetId }: TargetSql): string =>
  `coalesce(case ${type} when 'product' then (select images[1] from product where id = ${targetId})
    else (select logo from supplier where id = ${targetId}) end, '')`;

/** The unit of the target's quantities, as an SQL expression; '' for a supplier and a product that is gone. */
export const targetUnit = ({ type, targetId }: Omit<TargetSql, 'lang'>): string =>
  `coalesce(case ${type} when 'product' then (select unit from product where id = ${targetId}) end, '')`;

/** A supplier's name, as an SQL expression. */
export const supplierName = (supplierId: string, lang: string): string =>
  `coalesce(${nameIn('supplier', supplierId, lang)}, '')`;

const nameIn = (table: 'product' | 'supplier', id: string, lang: string): string => `(
    select name from ${table}_text where ${table}_id = ${id} and lang in (${lang}, 'en')
    order by lang = ${lang} desc limit 1)`;

const TARGET_COLUMNS: TargetSql = { type: 'type', targetId: 'target_id', lang: '$2::text' };

const TARGET_WORDS: Statement = {
  name: 'words of targets',
  keepsPlan: true,
  text: `
  select json_agg(json_build_object('name', ${targetName(TARGET_COLUMNS)}, 'image', ${targetImage(TARGET_COLUMNS)},
    'unit', ${targetUnit(TARGET_COLUMNS)},
    'supplierName', ${supplierName('owner_id', TARGET_COLUMNS.lang)}) order by place)::text
  from (
    select place, target ->> 'type' as type, target ->> 'targetId' as target_id, target ->> 'supplierId' as owner_id
    from json_array_elements($1::json) with ordinality as given (target, place)
  ) given`,
};

/** Names and pictures of products and suppliers, in the given order. */
export async function describeTargets(
  { json }: Queries,
  lang: string,
  targets: readonly Target[],
): Promise<readonly TargetWords[]> {
  if (targets.length === 0) return [];
  const values = targets.map(({ type, targetId, supplierId }) => ({ type, targetId, supplierId }));
  const text = await json(TARGET_WORDS, [JSON.stringify(values), lang]);
  return JSON.parse(text ?? '[]') as TargetWords[]; // as the statement builds it
}
