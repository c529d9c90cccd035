import type { CardOrigin } from '@fairhall/core/contract/business-card-limits';
import type { Generated } from 'kysely';

/** The table of business cards. */
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
}
