import type { IndustryKey } from '@fairhall/core/site/industries';

export interface OnsiteData {
  readonly name: string;
  readonly industry: IndustryKey;
  readonly href: string;
  readonly shows: readonly {
    readonly id: string;
    readonly name: string;
    readonly days: string;
    readonly location: string;
    readonly industry: IndustryKey | undefined;
    readonly href: string;
  }[];
}
