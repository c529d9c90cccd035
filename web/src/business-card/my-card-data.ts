import type { AccountCard } from '@fairhall/core/business-card/account-card';

export interface MyCardData {
  readonly card: AccountCard;
  /** By which everybody sees it; null while it is not shared. */
  readonly cdpId: string | null;
  /** By their names in the page's language, and in its order; empty where they cannot be read. */
  readonly countries: readonly { readonly value: string; readonly name: string }[];
}
