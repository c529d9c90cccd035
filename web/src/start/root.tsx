import { type ReactNode, useEffect } from 'react';
import type { Login } from '../login/login.ts';
import { LoginContext } from '../login/use-login.ts';
import { type Page, PageContext } from '../page/contexts.ts';
import '../theme/tokens.css';
import '../theme/fonts.css';
import '../theme/base.css';

interface RootProps {
  readonly page: Page;
  /** Null on the server, which renders for nobody. */
  readonly login: Login | null;
  /** The page hears what is done to it. Left out on the server, where nothing is. */
  readonly onHydrated?: () => void;
  readonly children: ReactNode;
}

export function Root({ page, login, onHydrated, children }: RootProps) {
  // Effects of what is inside run first, so every listener is there by then.
  useEffect(() => onHydrated?.(), [onHydrated]);
  return (
    <PageContext value={page}>
      <LoginContext value={login}>{children}</LoginContext>
    </PageContext>
  );
}
