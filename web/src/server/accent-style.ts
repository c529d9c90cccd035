/**
 * The style of a site with an accent colour of its own. The accent is the colour of actions on all pages; on pages
 * without an industry it is the brand colour too. The derived colours have at least the contrast of the product’s own.
 * D-97
 */
export const renderAccentStyle = (accent: string): string =>
  [
    // Twice, to precede the tokens wherever their style sheet is.
    `:root:root{--fh-action:${accent};`,
    `--fh-action-hover:color-mix(in srgb,${accent} 84%,#000)}`,
    `:root:not([data-industry]){--fh-brand:${accent};`,
    `--fh-brand-on-dark:color-mix(in srgb,${accent} 70%,#fff)}`,
  ].join('');
