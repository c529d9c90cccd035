import { enquiryLink, type SupplierCard, type SupplierFacts } from '@fairhall/core/catalogue/card';
import type { ReplyFigures } from '@fairhall/core/contract/catalogue/calls';
import { imageUrl } from '@fairhall/core/contract/resource';
import { getFormat } from '@fairhall/core/site/format';
import { linkHref } from '../page/address.ts';
import { getViewData } from '../page/cached-markup.tsx';
import type { StandWords } from './card-stands.ts';
import { hrefAt } from './exhibition-context.ts';
import type { WordsContext } from './product-words.ts';

/** A supplier's facts as texts; each is shown with its own icon. */
export interface FactWords {
  readonly name: string;
  readonly monogram: string;
  /** The address of its logo; '' without one. */
  readonly logo: string;
  readonly href: string;
  /** Null for suppliers, who cannot send enquiries to suppliers. */
  readonly enquiryHref: string | null;
  readonly light: 'red' | 'yellow' | 'green';
  readonly lightText: string;
  /** The address of the light's reasons. D-25 */
  readonly lightHref: string;
  readonly proofs: readonly { readonly kind: string; readonly text: string; readonly date: string }[];
  readonly location: string;
  readonly years: string;
  /** Response time and response rate; null if there is too little data. */
  readonly reply: string | null;
  /** Whether nobody of the supplier receives enquiries. */
  readonly isUnreachable: boolean;
}

export interface SupplierWords extends FactWords {
  readonly id: string;
  readonly mainProducts: readonly string[];
  readonly industry: string;
  readonly pictures: readonly { readonly src: string; readonly title: string; readonly href: string }[];
  /** The supplier's stand at the exhibition that the page's cards show. */
  readonly at?: StandWords;
}

/** Returns up to two initials of a company's name. */
export function toMonogram(name: string): string {
  const words = name.split(/[\s.-]+/).filter((word) => /^\p{L}/u.test(word));
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}

interface SupplierFigures extends SupplierFacts {
  readonly logo: string;
  readonly province: string;
  readonly light: FactWords['light'];
  readonly reply: ReplyFigures | null;
  /** Absent where it does not matter. */
  readonly isUnreachable?: boolean;
}

/**
 * Builds a supplier's facts for its card, its page, or beside a product. `exhibitionId` is the exhibition that the
 * visitor comes from.
 */
export function toFactWords(supplier: SupplierFigures, context: WordsContext, exhibitionId?: string): FactWords {
  const { boot, texts, href } = context;
  const { id, name, logo, light, province, countryCode, years, link, reply } = supplier;
  const { countryName, month } = getFormat(boot.lang);
  const country = countryName(countryCode);
  const pageHref = hrefAt(exhibitionId, link, context);
  return {
    name,
    monogram: toMonogram(name),
    logo: logo && imageUrl(boot.imageServer, logo, 166),
    href: pageHref,
    enquiryHref:
      boot.audience === 'supplier'
        ? null
        : contactHref(supplier, hrefAt(exhibitionId, enquiryLink(id, name), context), pageHref, context),
    light,
    lightText: texts.text(`supplier.light.${light}`),
    lightHref: href('trafficLightDetail', {}, { supplierId: id }),
    proofs: supplier.proofs.map(({ kind, date }) => ({
      kind,
      date: month(date),
      text: texts.text(`supplier.proof.${kind}`),
    })),
    location: texts.text('supplier.place', { province, country }),
    years: texts.counted('supplier.yearsInBusiness', years),
    reply: reply === null ? null : replyText(reply, context),
    isUnreachable: supplier.isUnreachable === true,
  };
}

/**
 * Returns the address of a contact form. A supplier with a red light has a warning page before it. `back` is the
 * present page. D-25
 */
export const contactHref = (
  { id, light }: Pick<SupplierFigures, 'id' | 'light'>,
  form: string,
  back: string,
  { href }: WordsContext,
): string => (light === 'red' ? href('warning', {}, { supplierId: id, back }) : form);

function replyText({ hours, rate }: ReplyFigures, { boot, texts }: WordsContext): string {
  const { number } = getFormat(boot.lang);
  const values = { rate: number(rate), hours: number(hours ?? 0) };
  return texts.text(hours === undefined ? 'supplier.reply.rate' : 'supplier.reply', values);
}

/** Builds a supplier card's texts. `at` is its stand, for the plate on the card. */
export function supplierWords(card: SupplierCard, context: WordsContext, at?: StandWords): SupplierWords {
  if (at === undefined) return getViewData(context, 'supplier', card, () => createWords(card, context));
  return getViewData(context, 'supplier at stand', { card, at }, () => ({ ...createWords(card, context), at }));
}

function createWords(card: SupplierCard, context: WordsContext): SupplierWords {
  const { boot, href } = context;
  return {
    ...toFactWords(card, context),
    id: card.id,
    mainProducts: card.mainProducts,
    industry: card.industry,
    pictures: card.goods.slice(0, 4).map(({ image, name, link }) => ({
      src: imageUrl(boot.imageServer, image, 166),
      title: name,
      href: linkHref(href)(link),
    })),
  };
}
