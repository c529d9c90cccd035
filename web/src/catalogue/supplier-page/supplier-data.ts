import type { CertificateWords } from '../../certificate/certificate-words.ts';
import type { FactWords, SupplierWords } from '../../ui/supplier-words.ts';
import type { NoItemWords } from '../no-item.tsx';
import type { PromotionWords } from '../promotion-words.ts';
import type { StandAt } from '../stand-at-words.ts';
import type { ShopWords } from './shop-words.ts';

/** The suppliers that the page of a missing one offers. */
export interface OfferedSuppliers {
  readonly missing: NoItemWords;
  readonly title: string;
  readonly cards: readonly SupplierWords[];
}

export interface SupplierData extends FactWords {
  readonly id: string;
  readonly industry: string;
  /** The exhibition from which a buyer came, for planning a visit; null without one. */
  readonly exhibitionId: string | null;
  /** The exhibition from which the visitor came, for collecting the supplier; null without one. D-63 */
  readonly collectAt: string | null;
  /** The supplier's stand at that exhibition. */
  readonly standAt: StandAt | null;
  readonly country: string;
  readonly kind: string;
  readonly employees: string;
  readonly since: string;
  readonly about: string;
  readonly mainProducts: readonly string[];
  /** Company pictures: small in the row, full in the viewer. */
  readonly companyPictures: readonly { readonly thumb: string; readonly full: string }[];
  readonly certificates: readonly CertificateWords[];
  /** The promotion in the page's address; null without one. */
  readonly promotion: PromotionWords | null;
  readonly shop: ShopWords;
  /** The address of a wide picture; null for none. */
  readonly banner: string | null;
  /** True for the first page of all products; only this page describes the supplier. */
  readonly isHome: boolean;
}
