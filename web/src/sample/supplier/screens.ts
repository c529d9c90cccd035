import { screen } from '../../page/screens.ts';

/** The supplier's pages of this feature by their routes. */
export const supplierSampleScreens = {
  supplierSamples: screen(() => import('./samples.screen.ts'), 'src/sample/supplier/samples.screen.ts', [
    'sampleSupplier',
    'supplierSite',
  ]),
} as const;

declare module '../../page/screens.ts' {
  interface BuiltRoutes extends Record<keyof typeof supplierSampleScreens, true> {}
}
