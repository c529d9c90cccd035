import { languageOf } from '@fairhall/core/site/languages';
import { createTheme, DirectionProvider, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { useBoot } from '../app/contexts.ts';
import './mantine-tokens.css';
import { useStyleNonce } from './style-nonce.ts';

/** Every shade is the page's own accent, which follows the industry; which one is meant is said in the tokens. */
const accent = 'var(--fh-action)';

const theme = createTheme({
  primaryColor: 'accent',
  colors: { accent: [accent, accent, accent, accent, accent, accent, accent, accent, accent, accent] },
  defaultRadius: 8,
  fontFamily: 'var(--fh-font)',
  respectReducedMotion: true,
  focusRing: 'auto',
});

/** What forms and overlays stand in. Pages that are only read do without it. */
export function MantineRoot({ children }: { children: ReactNode }) {
  const { lang } = useBoot();
  const styleNonce = useStyleNonce();
  return (
    <DirectionProvider initialDirection={languageOf(lang).direction} detectDirection={false}>
      <MantineProvider
        theme={theme}
        forceColorScheme="light"
        withCssVariables={false}
        withGlobalClasses={false}
        getStyleNonce={styleNonce}
      >
        {children}
      </MantineProvider>
    </DirectionProvider>
  );
}
