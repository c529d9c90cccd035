import { screen } from '../page/screens.ts';

type ReadPages = typeof import('./read-pages.ts');
type FormPages = typeof import('./form-pages.ts');

const read = (name: keyof ReadPages) =>
  screen(
    async () => (await import('./read-pages.ts'))[name],
    'src/front/read-pages.ts',
    ['catalogue', 'front', 'product'],
    { isRead: true },
  );
const form = (name: keyof FormPages) =>
  screen(async () => (await import('./form-pages.ts'))[name], 'src/front/form-pages.ts', [
    'catalogue',
    'forms',
    'front',
  ]);

/** The pages of this feature by their routes: those with content by staff, and forms that write to staff. */
export const serviceScreens = {
  trafficLight: read('trafficLight'),
  trafficLightDetail: read('trafficLightDetail'),
  trafficLightFeedback: form('trafficLightFeedback'),
  warning: read('warning'),
  linkTransfer: read('linkTransfer'),
  customerService: form('customerService'),
  frontpage: read('frontpage'),
  productScores: read('productScores'),
} as const;

declare module '../page/screens.ts' {
  interface BuiltRoutes extends Record<keyof typeof serviceScreens, true> {}
}
