import type { ComparedColumn } from '@fairhall/core/catalogue/compare/comparison.view';
import { joinMeasures } from '@fairhall/core/catalogue/join-measures';
import { formatUnitQuantity, unitCount } from '@fairhall/core/catalogue/unit';
import { imageUrl } from '@fairhall/core/contract/resource';
import { getFormat } from '@fairhall/core/site/format';
import { type CertificateWords, certificateWords } from '../../certificate/certificate-words.ts';
import { linkHref } from '../../page/address.ts';
import type { WordsContext } from '../../ui/product-words.ts';
import { contactHref, type FactWords, toFactWords } from '../../ui/supplier-words.ts';

/** The names in the head of a column, which is narrow. */
export interface HeadNames {
  readonly shortName: string;
  /** The supplier's name in a single line; '' if the product's own says it. */
  readonly shortSupplier: string;
}

/** A product's column, formatted. */
export interface ColumnWords extends HeadNames {
  readonly id: string;
  readonly name: string;
  readonly industry: string;
  /** '' without a picture. */
  readonly image: string;
  readonly href: string;
  /** The address of the comparison without this product. */
  readonly removeHref: string;
  /** Null for suppliers, who cannot send enquiries to suppliers. */
  readonly enquiryHref: string | null;
  readonly steps: readonly { readonly range: string; readonly price: string; readonly current: boolean }[];
  readonly certificates: readonly CertificateWords[];
  readonly supplier: FactWords;
}

export function columnWords(column: ComparedColumn, names: HeadNames, context: WordsContext): ColumnWords {
  const { boot, texts, href } = context;
  const hrefOf = linkHref(href);
  const { price, number } = getFormat(boot.lang);
  const { unit, supplier } = column;
  return {
    id: column.id,
    name: joinMeasures(column.name),
    ...names,
    industry: column.industry,
    image: imageUrl(boot.imageServer, column.image, 166),
    href: hrefOf(column.link),
    removeHref: hrefOf(column.without),
    enquiryHref:
      boot.audience === 'supplier' ? null : contactHref(supplier, hrefOf(column.enquiry), hrefOf(column.link), context),
    steps: column.ladder.map((step) => ({
      range:
        step.max === null
          ? formatUnitQuantity(texts, boot.lang, unit, step.min, 'product.from')
          : texts.text('product.range', { min: number(step.min), max: unitCount(texts, boot.lang, unit, step.max) }),
      price: price(step.price, step.currency),
      current: step.current,
    })),
    certificates: column.certificates.map((each) => certificateWords(each, context)),
    supplier: toFactWords(supplier, context),
  };
}
