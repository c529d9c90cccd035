import { isRtl, type LanguageCode } from '@fairhall/core/site/languages';
import layouts from './layouts.json' with { type: 'json' };

type Layout = typeof layouts.ltr;

/** A block of an email and the HTML that fills its slots. */
export type LayoutBlock = readonly [name: keyof Layout, places: Readonly<Record<string, string>>];

/** Colours of the layout itself, and what replaces them. */
interface Recolouring {
  readonly from: RegExp;
  readonly to: string;
}

const replaceColours = (template: string, recolouring: Recolouring | undefined): string =>
  recolouring === undefined ? template : template.replace(recolouring.from, recolouring.to);

/**
 * Builds the HTML of an email from its blocks, in the direction of its language. `node tests/mail/main.ts` builds the
 * layout from `layout.mjml`. Each slot is filled once, so that filled-in text is never taken for a slot.
 */
export function fillLayout(lang: LanguageCode, parts: readonly LayoutBlock[], recolouring?: Recolouring): string {
  const layout = layouts[isRtl(lang) ? 'rtl' : 'ltr'];
  return parts
    .map(([name, slots]) =>
      replaceColours(layout[name], recolouring).replace(/\[\[(\w+)\]\]/g, (_, slot: string) => slots[slot] ?? ''),
    )
    .join('');
}
