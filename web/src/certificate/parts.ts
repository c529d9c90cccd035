import { createLazyModule } from '../page/lazy-module.ts';

/** A certificate over the page. */
export const certificateViewer = createLazyModule(
  () => import('./certificate-viewer.tsx'),
  'src/certificate/certificate-viewer.tsx',
  ['certificates', 'certificateViewer'],
);
