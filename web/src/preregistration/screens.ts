import { screen } from '../page/screens.ts';

type FormPages = typeof import('./form-pages.ts');

const form = (name: keyof FormPages) =>
  screen(
    async () => (await import('./form-pages.ts'))[name],
    'src/preregistration/form-pages.ts',
    ['catalogue', 'exhibition', 'files', 'forms', 'preregistration', 'preregistrationPage', 'tags'],
    { hasActionBar: true },
  );

/** This feature's pages by route. */
export const preregistrationScreens = {
  expoPreRegister: form('expoPreRegister'),
  expoPreRegisterForm: form('expoPreRegisterForm'),
  popupPreRegister: form('popupPreRegister'),
} as const;

declare module '../page/screens.ts' {
  interface BuiltRoutes extends Record<keyof typeof preregistrationScreens, true> {}
}
