/** What a search looks among: products, suppliers, or what is at an exhibition, such as `exhibition_1001`.  */
export type SearchKind = 'product' | 'supplier' | `exhibition_${string}`;

interface SearchScope {
  readonly type: 'product' | 'supplier';
  readonly exhibitionId?: string;
}

/** What is listed for who searches among a kind: of an exhibition its products. */
export function toSearchScope(kind: SearchKind): SearchScope {
  if (kind === 'product' || kind === 'supplier') return { type: kind };
  return { type: 'product', exhibitionId: kind.slice(kind.indexOf('_') + 1) };
}
