import { DirectionProvider, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import './mantine-variables.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { isRtl } from '@fairhall/core/site/languages';
import { useBoot } from '../page/contexts.ts';
import { overlayTheme, STATIC_COLOUR_SCHEME } from './mantine-theme.ts';

/**
 * The providers for Mantine's components. They load only in the browser, with the first overlay, and write no styles at
 * run time, which the page's content security policy forbids.
 */
export function OverlayProvider({ children }: { children: ReactNode }) {
  const { lang } = useBoot();
  return (
    <DirectionProvider initialDirection={isRtl(lang) ? 'rtl' : 'ltr'} detectDirection={false}>
      <MantineProvider
        theme={overlayTheme}
        colorSchemeManager={STATIC_COLOUR_SCHEME}
        forceColorScheme="light"
        withCssVariables={false}
        withGlobalClasses={false}
        withStaticClasses={false}
      >
        {children}
      </MantineProvider>
    </DirectionProvider>
  );
}
