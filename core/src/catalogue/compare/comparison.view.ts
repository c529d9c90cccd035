import { type CertificateView, certificateView } from '../../certificate/certificate-list.view.ts';
import type { ComparedProduct } from '../../contract/catalogue/calls.ts';
import type { Link } from '../../routes/link.ts';
import { enquiryLink, productLink, type SupplierSummary, toSupplierSummary } from '../card.ts';
import { type LadderStep, type PriceView, priceLadder, priceView } from '../price.ts';
import { compareLink } from './choice.ts';
import type { LoadedComparison } from './comparison.ts';
import { findLowest, hasDifferences, priceAt } from './marks.ts';
import { type SpecRow, toSpecificationRows } from './specification.ts';

/** A product in its column. */
export interface ComparedColumn {
  readonly id: string;
  readonly name: string;
  readonly industry: string;
  readonly image: string | null;
  readonly price: PriceView;
  /** The price steps; the step of the compared quantity is the current one. */
  readonly ladder: readonly LadderStep[];
  readonly minOrder: number;
  readonly unit: string;
  readonly leadDays: number | null;
  readonly sample: boolean;
  readonly certificates: readonly CertificateView[];
  readonly supplier: SupplierSummary;
  readonly link: Link;
  readonly enquiry: Link;
  /** The link to the comparison without this product. */
  readonly without: Link;
}

/** The marks of a row: whether its cells differ, and which are best. */
export interface RowMark {
  readonly differs: boolean;
  /** Indexes of the columns with the row's best value; empty if the values cannot be ranked. */
  readonly best: readonly number[];
}

type RowName = 'price' | 'minOrder' | 'leadTime' | 'sample' | 'certificates' | 'supplier';

/** Products side by side as a page shows them. */
export interface ComparisonView {
  readonly columns: readonly ComparedColumn[];
  readonly rows: Readonly<Record<RowName, RowMark>>;
  /**
   * The quantity at which prices are compared, the smallest that all suppliers sell; null if prices cannot be compared.
   */
  readonly quantity: { readonly count: number; readonly unit: string } | null;
  readonly specs: readonly SpecRow[];
  readonly gone: number;
  readonly isCut: boolean;
}

/** `now` is epoch milliseconds. */
export function toComparisonView(loaded: LoadedComparison, now: number): ComparisonView {
  const { products, gone, isCut } = loaded;
  const quantity = findCommonQuantity(products);
  return {
    columns: products.map((product) => columnOf(product, loaded, quantity, now)),
    rows: buildRows(loaded, quantity),
    quantity: quantity === null ? null : { count: quantity, unit: products[0]?.unit ?? '' },
    specs: toSpecificationRows(products.map(({ attributes }) => attributes)),
    gone,
    isCut,
  };
}

function columnOf(
  product: ComparedProduct,
  { products, certificates }: LoadedComparison,
  quantity: number | null,
  now: number,
): ComparedColumn {
  const { goodsSpuId: id, goodsName: name, goodsNameEn } = product;
  const checked = certificates.get(product.supplierId) ?? [];
  return {
    id,
    name,
    industry: product.industry,
    minOrder: product.minOrder,
    unit: product.unit,
    image: product.images[0] ?? null,
    price: priceView(product),
    ladder: priceLadder(product.tiers, quantity ?? 0),
    leadDays: product.leadDays ?? null,
    sample: product.sampleAvailable === true,
    certificates: checked.map((each) => certificateView(each, now)),
    supplier: toSupplierSummary(product.supplier, now),
    link: productLink(id, goodsNameEn ?? name),
    enquiry: enquiryLink(id, goodsNameEn ?? name),
    without: compareLink(products.map(({ goodsSpuId }) => goodsSpuId).filter((other) => other !== id)),
  };
}

/** The smallest quantity that all suppliers sell, if all products have the same unit and currency; else null. */
function findCommonQuantity(products: readonly ComparedProduct[]): number | null {
  const isPriced = products.every(({ priceMin, tiers }) => priceMin > 0 && tiers.length > 0);
  const kinds = new Set(products.map(({ unit, currency }) => `${unit} ${currency}`));
  return isPriced && kinds.size === 1 ? Math.max(...products.map(({ minOrder }) => minOrder)) : null;
}

function buildRows({ products, certificates }: LoadedComparison, quantity: number | null): ComparisonView['rows'] {
  const named = products.map(({ supplierId }) => (certificates.get(supplierId) ?? []).map(({ name }) => name).sort());
  const isOneUnit = new Set(products.map(({ unit }) => unit)).size === 1;
  const prices = products.map((product) => (quantity === null ? null : priceAt(product.tiers, quantity)));
  const orders = products.map(({ minOrder }) => minOrder);
  const leads = products.map(({ leadDays }) => leadDays ?? null);
  return {
    price: {
      differs: hasDifferences(products.map(({ tiers, priceMin, currency, unit }) => [tiers, priceMin, currency, unit])),
      best: findLowest(prices),
    },
    minOrder: {
      differs: hasDifferences(products.map(({ minOrder, unit }) => [minOrder, unit])),
      best: isOneUnit ? findLowest(orders) : [],
    },
    leadTime: { differs: hasDifferences(leads), best: findLowest(leads) },
    sample: { differs: hasDifferences(products.map(({ sampleAvailable }) => sampleAvailable === true)), best: [] },
    certificates: { differs: hasDifferences(named), best: [] },
    supplier: { differs: hasDifferences(products.map(({ supplierId }) => supplierId)), best: [] },
  };
}
