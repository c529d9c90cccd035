import type { MailStatus } from '@fairhall/core/contract/mail-status';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** What a form hands over to the page that says that something was sent, with the navigation. */
export interface SentState {
  readonly mail: MailStatus | null;
}

/** Whether the mail of what was just sent waits for later; not where the page was opened by itself, as on the server. */
export function useIsMailPostponed(): boolean {
  const { state } = useLocation();
  const [isPostponed, setPostponed] = useState(false);
  useEffect(() => {
    setPostponed(typeof state === 'object' && state !== null && 'mail' in state && state.mail === 'postponed');
  }, [state]);
  return isPostponed;
}
