import { screen } from '../page/screens.ts';

/** This feature's pages by route. */
export const submitResultScreens = {
  submitResult: screen(() => import('./submit-result.screen.ts'), 'src/submit-result/submit-result.screen.ts', [
    'submitResult',
  ]),
} as const;

declare module '../page/screens.ts' {
  interface BuiltRoutes extends Record<keyof typeof submitResultScreens, true> {}
}
