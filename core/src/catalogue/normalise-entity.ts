/** Anything the wire may call a product, a supplier or a category: members under several names. */
export type WireRecord = Readonly<Record<string, unknown>>;

/** A product's id, whichever of its four names carries it. */
export const productId = (record: WireRecord): string | undefined =>
  firstText(record, ['goodsSpuId', 'goodId', 'spuId', 'id']);

/** A product's name, whichever of its four names carries it. */
export const productName = (record: WireRecord): string | undefined =>
  firstText(record, ['goodsName', 'enName', 'productName', 'productAbout']);

/** */
export const supplierId = (record: WireRecord): string | undefined => firstText(record, ['supplierId', 'id']);

/** The name a supplier advertises under comes before its registered one. */
export const supplierName = (record: WireRecord): string | undefined =>
  firstText(record, ['adName', 'supplierName', 'name']);

/** The first member that holds something; numbers become text, since ids may be sent either way. */
export function firstText(record: WireRecord, names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = Object.hasOwn(record, name) ? record[name] : undefined;
    if (typeof value === 'number') return String(value);
    if (typeof value === 'string' && value !== '') return value;
  }
  return undefined;
}
