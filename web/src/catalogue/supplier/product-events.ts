import type { ProductEvent } from '@fairhall/core/catalogue/supplier/product.machine';
import type { ProductField } from '@fairhall/core/catalogue/supplier/product-fields';

/** The input handlers of a field, which send its events to the flow. */
export const fieldEvents = (send: (event: ProductEvent) => void, name: ProductField) => ({
  name,
  onType: (value: string) => send({ type: 'field.changed', name, value }),
  onLeave: () => send({ type: 'field.blurred', name }),
});
