import { screen } from '../page/screens.ts';

/** The supplier's pages of this feature by their routes. */
export const certificateScreens = {
  supplierCertificates: screen(() => import('./certificates.screen.ts'), 'src/certificate/certificates.screen.ts', [
    'files',
    'forms',
    'supplierSite',
  ]),
} as const;

declare module '../page/screens.ts' {
  interface BuiltRoutes extends Record<keyof typeof certificateScreens, true> {}
}
