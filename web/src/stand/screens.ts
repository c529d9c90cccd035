import { screen } from '../page/screens.ts';

type FormPages = typeof import('./form-pages.ts');

const form = (name: keyof FormPages) =>
  screen(
    async () => (await import('./form-pages.ts'))[name],
    'src/stand/form-pages.ts',
    ['catalogue', 'forms', 'stand'],
    {
      hasActionBar: true,
    },
  );

/** This feature's pages by route. */
export const standScreens = {
  expoBookStand: form('expoBookStand'),
  industryBookStand: form('industryBookStand'),
  popupBookStand: form('popupBookStand'),
} as const;

declare module '../page/screens.ts' {
  interface BuiltRoutes extends Record<keyof typeof standScreens, true> {}
}
