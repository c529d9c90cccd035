import type { Audience } from '@fairhall/core/site/audience';
import type { ComponentType } from 'react';

/** The parts of the header and of a phone's bars that only the suppliers' site has. */
interface SupplierBars {
  /** The tabs at the bottom of a phone. */
  readonly Tabs: ComponentType<{ readonly className: string | undefined }>;
  /** The menu under the person in the header. */
  readonly Account: ComponentType;
}

let supplierBars: SupplierBars | null = null;

/** Registers these parts before anything is rendered. Buyers' pages do not load them. */
export function defineSupplierBars(bars: SupplierBars): void {
  supplierBars = bars;
}

/** The parts for a visitor of the suppliers' site; null for others. The server has them for every audience. */
export const supplierBarsFor = (audience: Audience): SupplierBars | null =>
  audience === 'supplier' ? supplierBars : null;
