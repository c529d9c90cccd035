import { part } from '../page/part.ts';

/** What a certificate says, over the page. */
export const certificateViewer = part(
  () => import('./certificate-viewer.tsx'),
  'src/certificate/certificate-viewer.tsx',
  ['certificates', 'certificateViewer'],
);
