/** A compared product and its supplier. */
export interface AskAllProduct {
  readonly targetId: string;
  readonly supplierId: string;
}

/** The first compared product of each supplier: a supplier gets one enquiry. */
export function listAskAllProducts<Product extends AskAllProduct>(products: readonly Product[]): readonly Product[] {
  return products.filter(
    ({ supplierId }, index) => products.findIndex((other) => other.supplierId === supplierId) === index,
  );
}
