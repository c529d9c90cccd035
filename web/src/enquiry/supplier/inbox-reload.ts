import { createContext, useContext, useEffect, useRef } from 'react';

/** Loads the list beside a thread again. */
export const InboxReloadContext = createContext<() => void>(() => undefined);

/** Loads the list beside this thread again whenever `changed` is another value than before. */
export function useReloadedInbox(changed: string | undefined): void {
  const reload = useContext(InboxReloadContext);
  const before = useRef(changed);
  useEffect(() => {
    if (before.current !== undefined && before.current !== changed) reload();
    before.current = changed;
  }, [changed, reload]);
}
