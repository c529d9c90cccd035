import type { ReactNode } from 'react';
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
  readonly children: ReactNode;
}

export function Root({ page, login, children }: RootProps) {
  return (
    <PageContext value={page}>
      <LoginContext value={login}>{children}</LoginContext>
    </PageContext>
  );
}
