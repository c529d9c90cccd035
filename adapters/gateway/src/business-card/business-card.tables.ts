import type { CardOrigin } from '@fairhall/core/contract/business-card/limits';
import type { Generated } from 'kysely';

export interface BusinessCardTables {
  readonly business_card: {
    card_id: string;
    /** Account of the buyer who collected the card. */
    account_id: string;
    /** `own` is the buyer's own card; there is at most one. */
    origin: CardOrigin | 'own';
    contact_name: string;
    /** '' for fields that the card does not have. */
    company: Generated<string>;
    email: Generated<string>;
    mobile: Generated<string>;
    country_id: Generated<string>;
    /** Ids of the card's private pictures; '' for none. */
    front_image: Generated<string>;
    back_image: Generated<string>;
    exhibition_id: Generated<string>;
    /** Epoch milliseconds. */
    created: number;
  };
  readonly shared_card: {
    /** 128 random bits; everybody with this id can see the card. D-31 */
    cdp_id: string;
    /** Owner of the card: a buyer, or a person of a supplier. */
    account_id: string;
    /** Epoch milliseconds. */
    created: number;
  };
}
