import type { IndexKind } from '@fairhall/core/contract/directory/calls';
import type { IndustryKey } from '@fairhall/core/site/industries';
import type { ChipLink } from './link-chips.tsx';

export interface SitemapData {
  readonly lists: readonly ChipLink[];
  readonly about: readonly ChipLink[];
  readonly indexes: readonly { readonly kind: IndexKind; readonly letters: readonly ChipLink[] }[];
  readonly industries: readonly {
    readonly key: IndustryKey;
    readonly categories: readonly (ChipLink & { readonly below: readonly ChipLink[] })[];
    /** Exhibitions of the industry. */
    readonly exhibitions: readonly ExhibitionLink[];
  }[];
}

/** An exhibition with its dates. */
export interface ExhibitionLink extends ChipLink {
  readonly days: string;
}
