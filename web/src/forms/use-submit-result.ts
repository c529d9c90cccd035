import type { MailStatus } from '@fairhall/core/contract/mail-status';
import type { RouteParams } from '@fairhall/core/routes/routes';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { hrefOf } from '../page/address.ts';
import { useBoot } from '../page/contexts.ts';
import type { SentState } from './use-sent-mail.ts';

/** Replaces the form by its result page, which also says whether its email follows later. D-24 */
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
