import type { CardOrigin } from '@fairhall/core/contract/business-card/limits';
import type { Generated } from 'kysely';

/** The tables of business cards. */
export interface BusinessCardTables {
  readonly business_card: {
    card_id: string;
    /** Who keeps it. */
    account_id: string;
    /** `own` is the buyer's own card, of which there is one at most. */
    origin: CardOrigin | 'own';
    contact_name: string;
    /** '' for what the card does not tell. */
    company: Generated<string>;
    email: Generated<string>;
    mobile: Generated<string>;
    country_id: Generated<string>;
    /** Ids of private pictures that the card holds; '' for none. */
    front_image: Generated<string>;
    back_image: Generated<string>;
    exhibition_id: Generated<string>;
    /** Epoch milliseconds. */
    created: number;
  };
  readonly shared_card: {
    /** 128 random bits, by which everybody sees the card. D-31 */
    cdp_id: string;
    /** Whose card it is: a buyer's own, or that of a person who answers for a supplier. */
    account_id: string;
    /** Epoch milliseconds. */
    created: number;
  };
}
