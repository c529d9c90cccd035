import type { MailStatus } from '@fairhall/core/contract/mail-status';
import type { RouteParams } from '@fairhall/core/routes/routes';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { hrefOf } from '../page/address.ts';
import { useBoot } from '../page/contexts.ts';
import type { SentState } from './use-sent-mail.ts';

/** Goes on to the page that says that something was sent, and whether its mail follows later, in place of its form. D-24 */
export function useSubmitResult(
  isSent: boolean,
  resultType: RouteParams['submitResult']['resultType'],
  mail: MailStatus | null = null,
): void {
  const navigate = useNavigate();
  const target = hrefOf(useBoot())('submitResult', { resultType });
  useEffect(() => {
    if (isSent) void navigate(target, { replace: true, state: { mail } satisfies SentState });
  }, [isSent]);
}
