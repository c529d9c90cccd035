/**
 * The style of a site with an accent colour of its own. Pages of an industry keep the colour by which people find their
 * way. The derived colours have at least the contrast of the product’s own. D-97
 */
export const renderAccentStyle = (accent: string): string =>
  [
    ':root:not([data-industry]){',
    `--fh-brand:${accent};--fh-action:${accent};`,
    `--fh-action-hover:color-mix(in srgb,${accent} 84%,#000);`,
    `--fh-action-dark:color-mix(in srgb,${accent} 70%,#fff)}`,
  ].join('');
