import { readStoredValue, storeText } from '@fairhall/adapters/browser/stored-value';
import { findQuantity, type ProductQuantity, withQuantity } from '@fairhall/core/forms/quantities';
import { productQuantitiesName } from '@fairhall/core/forms/quantity-name';

const readAll = (): readonly ProductQuantity[] => {
  const stored = readStoredValue(window, productQuantitiesName, Date.now());
  return Array.isArray(stored) ? stored : [];
};

/** The quantity that was typed for a product here, in the cart or in a form; undefined if none was. */
export const readQuantity = (productId: string): number | undefined => findQuantity(readAll(), productId);

/** Remembers a quantity for the product's enquiry, the cart and the order; 0 removes it. */
export const saveQuantity = (productId: string, quantity: number): void =>
  storeText(
    window,
    productQuantitiesName,
    JSON.stringify(withQuantity(readAll(), productId, quantity === 0 ? undefined : quantity)),
  );
