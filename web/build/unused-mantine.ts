import type { Plugin } from 'vite';

const FILE_PATTERN = /\/@mantine\/core\/esm\/.*\.mjs$/;

/** In one of Mantine's files, a text and its replacement. */
type CodeReplacement = readonly [file: string, from: string, to: string];

const CODE_REPLACEMENTS: readonly CodeReplacement[] = [
  // This code writes style elements at run time, which the page's content security policy forbids anyway.
  ['MantineProvider.mjs', 'withCssVariables && ', 'false && '],
  ['MantineProvider.mjs', 'withGlobalClasses && ', 'false && '],
  [
    'ModalBase.mjs',
    'import { RemoveScroll } from "react-remove-scroll";',
    // One component for all renders: a new one each time would discard the text typed in the modal.
    'const RemoveScroll = ({ children }) => children;',
  ],
  // A modal traps the focus in one element, so no list of children has to be made.
  ['get-single-element-child.mjs', 'Children.toArray(children)', '[children].flat()'],
  ['Box.mjs', 'parsedStyleProps.hasResponsiveStyles && ', 'false && '],
  // Style props: our styles are in style sheets. A component with style props would lose those styles, so none that
  // needs them is used.
  ['Box.mjs', 'const { styleProps, rest } = extractStyleProps(others);', 'const styleProps = {}, rest = others;'],
  ['Box.mjs', 'parseStyleProps({', '({ inlineStyles: {}, '],
  ['Box.mjs', 'hashStyleProps(parsedStyleProps.styles, parsedStyleProps.media)', 'undefined'],
  // The library's own scroll areas; a modal only checks whether it was given one.
  ['ModalRoot.mjs', 'scrollAreaComponent === ScrollArea.Autosize', 'false'],
  ['DrawerRoot.mjs', 'scrollAreaComponent === ScrollArea.Autosize', 'false'],
  // Styles that our theme overrides, and the storage for the choice of light or dark mode, a choice that our pages do
  // not offer.
  ['default-theme.mjs', 'variantColorResolver: defaultVariantColorsResolver,', ''],
  ['default-theme.mjs', 'colors: DEFAULT_COLORS', 'colors: {}'],
  ['MantineProvider.mjs', 'colorSchemeManager = localStorageColorSchemeManager()', 'colorSchemeManager'],
];

/** Returns one of Mantine's files without its unused code. Throws if a replacement no longer matches. */
export function stripUnused(code: string, file: string): string {
  return CODE_REPLACEMENTS.filter(([name]) => file.endsWith(`/${name}`)).reduce((text, [name, from, to]) => {
    if (!text.includes(from)) throw new Error(`${name} no longer has "${from}"`);
    return text.replace(from, to);
  }, code);
}

/**
 * Removes the code of Mantine that our overlays do not use and the bundler cannot detect: 20 kB of 33 (gzipped).
 * Without this an opened login would exceed its budget. The build fails if a new version no longer matches a
 * replacement.
 */
export const stripUnusedMantine = (): Plugin => ({
  name: 'fairhall:without-unused-mantine',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: FILE_PATTERN },
    handler: (code, id) => ({ code: stripUnused(code, id), map: null }),
  },
});
