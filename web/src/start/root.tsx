import { type ReactNode, useEffect } from 'react';
import type { Login } from '../login/login.ts';
import { LoginContext } from '../login/use-login.ts';
import { type Page, PageContext } from '../page/contexts.ts';
import '../theme/tokens.css';
import '../theme/fonts.css';
import '../theme/base.css';

interface RootProps {
  readonly page: Page;
  /** Null on the server, which has no logged-in user. */
  readonly login: Login | null;
  /** Called once the page responds to input. Absent on the server. */
  readonly onHydrated?: () => void;
  readonly children: ReactNode;
}

export function Root({ page, login, onHydrated, children }: RootProps) {
  // Child effects run first, so all listeners are attached by then.
  useEffect(() => onHydrated?.(), [onHydrated]);
  return (
    <PageContext value={page}>
      <LoginContext value={login}>{children}</LoginContext>
    </PageContext>
  );
}
