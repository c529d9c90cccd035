import type { MailStatus } from '@fairhall/core/contract/mail-status';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** The navigation state that a form passes to its result page. */
export interface SentState {
  readonly mail: MailStatus | null;
}

/** Whether the email of the last submit is sent later; false if the page was opened directly, as on the server. */
export function useIsMailPostponed(): boolean {
  const { state } = useLocation();
  const [isPostponed, setPostponed] = useState(false);
  useEffect(() => {
    setPostponed(typeof state === 'object' && state !== null && 'mail' in state && state.mail === 'postponed');
  }, [state]);
  return isPostponed;
}
