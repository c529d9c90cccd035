import { type ReactNode, useContext, useMemo } from 'react';
import { PageContext } from '../app/contexts.ts';

/** What is inside has the browser's ports only while it is awake; before that it stands as the server rendered it. */
export function Awake({ when, children }: { when: boolean; children: ReactNode }) {
  const page = useContext(PageContext);
  const shown = useMemo(() => (page === null || when ? page : { ...page, ports: null }), [page, when]);
  return <PageContext value={shown}>{children}</PageContext>;
}
