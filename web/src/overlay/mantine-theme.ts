import { colorsTuple, createTheme, type MantineColorSchemeManager } from '@mantine/core';

/** Shared props of all modals and drawers. `overlay-frame.tsx` implements these behaviours itself. */
const OVERLAY_RULES = {
  withinPortal: false,
  lockScroll: false,
  returnFocus: false,
  closeOnEscape: false,
  closeOnClickOutside: false,
  transitionProps: { duration: 0 },
} as const;

/**
 * Mantine's theme in our design; its variables are in `mantine-variables.css`. Mantine's own colours and shades are not
 * in the bundle, so the first component with a colour prop needs a resolver here.
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

/** Everybody has the light scheme, so nothing is read from the device or stored on it. */
export const STATIC_COLOUR_SCHEME: MantineColorSchemeManager = {
  get: () => 'light',
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
};
