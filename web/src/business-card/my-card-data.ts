import type { AccountCard } from '@fairhall/core/business-card/account-card';

export interface MyCardData {
  readonly card: AccountCard;
  /** The id in the card's public address; null while the card is not shared. */
  readonly cdpId: string | null;
  /** Sorted by their names in the page's language; empty if they cannot be loaded. */
  readonly countries: readonly { readonly value: string; readonly name: string }[];
}
