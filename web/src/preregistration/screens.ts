import { screen } from '../page/screens.ts';

/** The pages of this feature by their routes. */
export const preregistrationScreens = {
  expoPreRegister: screen(
    () => import('./preregister.screen.ts'),
    'src/preregistration/preregister.screen.ts',
    ['exhibition', 'files', 'forms', 'preregistration', 'preregistrationPage', 'tags'],
    {
      hasActionBar: true,
    },
  ),
  expoPreRegisterForm: screen(
    () => import('./preregister-form.screen.ts'),
    'src/preregistration/preregister-form.screen.ts',
    ['exhibition', 'files', 'forms', 'preregistration', 'preregistrationPage', 'tags'],
    { hasActionBar: true },
  ),
} as const;

declare module '../page/screens.ts' {
  interface BuiltRoutes extends Record<keyof typeof preregistrationScreens, true> {}
}
