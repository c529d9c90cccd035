import { isRtl, type LanguageCode } from '@fairhall/core/site/languages';
import layouts from './layouts.json' with { type: 'json' };

type Layout = typeof layouts.ltr;

/** A part of a mail and what stands in its places, as HTML. */
export type LayoutBlock = readonly [name: keyof Layout, places: Readonly<Record<string, string>>];

/**
 * The page of a mail from its parts, in its language's direction. The layout is made of `layout.mjml` by
 * `node tests/mail/main.ts`; a place is filled once, so that what is put there is never taken for a place.
 */
export function fillLayout(lang: LanguageCode, parts: readonly LayoutBlock[]): string {
  const layout = layouts[isRtl(lang) ? 'rtl' : 'ltr'];
  return parts
    .map(([name, slots]) => layout[name].replace(/\[\[(\w+)\]\]/g, (_, slot: string) => slots[slot] ?? ''))
    .join('');
}
