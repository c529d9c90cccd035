import { screen } from '../page/screens.ts';

const TEXTS = ['exhibition', 'files', 'forms', 'preregistration', 'preregistrationPage', 'tags'] as const;

/** The pages of this feature by their routes. */
export const preregistrationScreens = {
  expoPreRegister: screen(() => import('./preregister.screen.ts'), 'src/preregistration/preregister.screen.ts', TEXTS, {
    hasActionBar: true,
  }),
  expoPreRegisterForm: screen(
    () => import('./preregister-form.screen.ts'),
    'src/preregistration/preregister-form.screen.ts',
    TEXTS,
    { hasActionBar: true },
  ),
} as const;

declare module '../page/screens.ts' {
  interface BuiltRoutes extends Record<keyof typeof preregistrationScreens, true> {}
}
