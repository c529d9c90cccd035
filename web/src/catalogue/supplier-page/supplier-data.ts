import type { CertificateWords } from '../../certificate/certificate-words.ts';
import type { FactWords } from '../../ui/supplier-words.ts';
import type { PromotionWords } from '../promotion-words.ts';
import type { StandAt } from '../stand-at-words.ts';
import type { ShopWords } from './shop-words.ts';

export interface SupplierData extends FactWords {
  readonly id: string;
  readonly industry: string;
  /** The exhibition that a buyer comes from, who may plan it; null else. */
  readonly exhibitionId: string | null;
  /** The exhibition that anybody comes from, who may collect it; null else. D-63 */
  readonly collectAt: string | null;
  /** Where it stands at that exhibition. */
  readonly standAt: StandAt | null;
  readonly country: string;
  readonly kind: string;
  readonly employees: string;
  readonly since: string;
  readonly about: string;
  readonly mainProducts: readonly string[];
  readonly certificates: readonly CertificateWords[];
  /** The promotion that the address puts it in; null on its usual page. */
  readonly promotion: PromotionWords | null;
  readonly shop: ShopWords;
  /** The address of a wide picture; null for none. */
  readonly banner: string | null;
  /** The first page of all products: who the supplier is stands on this one alone. */
  readonly isHome: boolean;
}
