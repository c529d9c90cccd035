import { colorsTuple, createTheme, type MantineColorSchemeManager } from '@mantine/core';

/** What every modal and drawer has in common: the frame's own rules, see `overlay-frame.tsx`. */
const OVERLAY_RULES = {
  withinPortal: false,
  lockScroll: false,
  returnFocus: false,
  closeOnEscape: false,
  closeOnClickOutside: false,
  transitionProps: { duration: 0 },
} as const;

/**
 * Mantine in our looks, of which the variables are in `mantine-variables.css`. Its own colours and their shades are not in
 * the bundle, so a component that is coloured by a prop is given a resolver of ours here when the first one comes.
 */
export const overlayTheme = createTheme({
  colors: { action: colorsTuple('var(--fh-action)') },
  primaryColor: 'action',
  fontFamily: 'var(--fh-font)',
  respectReducedMotion: true,
  components: {
    ModalRoot: { defaultProps: OVERLAY_RULES },
    DrawerRoot: { defaultProps: OVERLAY_RULES },
  },
});

/** Light it is for everybody, so nothing is read from the device or kept on it. */
export const STATIC_COLOUR_SCHEME: MantineColorSchemeManager = {
  get: () => 'light',
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
};
