import type { Plugin } from 'vite';

const FILE_PATTERN = /\/@mantine\/core\/esm\/.*\.mjs$/;

/** In a file of Mantine's, what is taken for what. */
type CodeReplacement = readonly [file: string, from: string, to: string];

const CODE_REPLACEMENTS: readonly CodeReplacement[] = [
  // What writes style elements while the page runs, which the page's policy forbids anyway.
  ['MantineProvider.mjs', 'withCssVariables && ', 'false && '],
  ['MantineProvider.mjs', 'withGlobalClasses && ', 'false && '],
  [
    'ModalBase.mjs',
    'import { RemoveScroll } from "react-remove-scroll";',
    // One component for all renders: another one each time would take down what is typed in the modal.
    'const RemoveScroll = ({ children }) => children;',
  ],
  ['Box.mjs', 'parsedStyleProps.hasResponsiveStyles && ', 'false && '],
  // Style props: looks are in style sheets. What is given one would be drawn without it, so no component that wants them is used.
  ['Box.mjs', 'const { styleProps, rest } = extractStyleProps(others);', 'const styleProps = {}, rest = others;'],
  ['Box.mjs', 'parseStyleProps({', '({ inlineStyles: {}, '],
  ['Box.mjs', 'hashStyleProps(parsedStyleProps.styles, parsedStyleProps.media)', 'undefined'],
  // The library's own scrolling areas; a modal only asks whether it was given one.
  ['ModalRoot.mjs', 'scrollAreaComponent === ScrollArea.Autosize', 'false'],
  ['DrawerRoot.mjs', 'scrollAreaComponent === ScrollArea.Autosize', 'false'],
  // Looks that our theme has otherwise, and where a choice of light or dark is kept, which nobody has.
  ['default-theme.mjs', 'variantColorResolver: defaultVariantColorsResolver,', ''],
  ['default-theme.mjs', 'colors: DEFAULT_COLORS', 'colors: {}'],
  ['MantineProvider.mjs', 'colorSchemeManager = localStorageColorSchemeManager()', 'colorSchemeManager'],
];

/** A file of Mantine's without what its cuts leave out; throws where one of them no longer fits. */
export function stripUnused(code: string, file: string): string {
  return CODE_REPLACEMENTS.filter(([name]) => file.endsWith(`/${name}`)).reduce((text, [name, from, to]) => {
    if (!text.includes(from)) throw new Error(`${name} no longer has "${from}"`);
    return text.replace(from, to);
  }, code);
}

/**
 * Leaves out of Mantine what our overlays do not use and the bundler cannot tell: 20 kB of 33 (gzipped), without which an
 * opened login stays within its budget. A new version in which a cut no longer fits ends the build.
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
