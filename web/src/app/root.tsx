import type { ReactNode } from 'react';
import { type Page, PageContext } from './contexts.ts';
import '../theme/tokens.css';
import '../theme/fonts.css';
import '../theme/base.css';

export function Root({ page, children }: { page: Page; children: ReactNode }) {
  return <PageContext value={page}>{children}</PageContext>;
}
