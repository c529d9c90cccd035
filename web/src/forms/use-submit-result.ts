import type { RouteParams } from '@fairhall/core/routes/table';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { hrefOf } from '../page/address.ts';
import { useBoot } from '../page/contexts.ts';

/** Goes on to the page that says that something was sent, in place of its form. D-24 */
export function useSubmitResult(isSent: boolean, resultType: RouteParams['submitResult']['resultType']): void {
  const navigate = useNavigate();
  const target = hrefOf(useBoot())('submitResult', { resultType });
  useEffect(() => {
    if (isSent) void navigate(target, { replace: true });
  }, [isSent]);
}
