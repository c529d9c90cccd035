import { firstText, type WireRecord } from './normalise-entity.ts';

/** A category as the rules use it, whatever names the wire used. */
export interface CategoryNode {
  readonly id: string;
  readonly name: string;
  readonly enName: string;
  readonly children: readonly CategoryNode[];
}

/** Reads a category sent with `id` or `categoryId`; names missing on one side are taken from the other. */
export function categoryOf(record: WireRecord): CategoryNode {
  const children = Array.isArray(record.children) ? record.children : [];
  return {
    id: firstText(record, ['id', 'categoryId']) ?? '',
    name: firstText(record, ['name', 'enName']) ?? '',
    enName: firstText(record, ['enName', 'name']) ?? '',
    children: children.filter(isRecord).map(categoryOf),
  };
}

/** Category codes: two letters, then two digits a level, three levels at most., D-11 */
export const CATEGORY_CODE = /^[A-Z]{2}(?:\d{2}){1,3}$/;

/** How deep a category code stands: 1 to 3; undefined for what is no code. Case is not minded. */
export function categoryLevel(code: string): 1 | 2 | 3 | undefined {
  if (code.length > 8 || !CATEGORY_CODE.test(code.toUpperCase())) return undefined;
  if (code.length === 4) return 1;
  return code.length === 6 ? 2 : 3;
}

function isRecord(value: unknown): value is WireRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
