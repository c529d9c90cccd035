/** The kind of a search: products, suppliers, or one exhibition, such as `exhibition_1001`.  */
export type SearchKind = 'product' | 'supplier' | `exhibition_${string}`;

interface SearchScope {
  readonly type: 'product' | 'supplier';
  readonly exhibitionId?: string;
}

/** Returns the scope of a search kind; for an exhibition it is the exhibition's products. */
export function toSearchScope(kind: SearchKind): SearchScope {
  if (kind === 'product' || kind === 'supplier') return { type: kind };
  return { type: 'product', exhibitionId: kind.slice(kind.indexOf('_') + 1) };
}
