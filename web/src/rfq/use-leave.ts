import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { hrefOf, linkHref } from '../page/address.ts';
import { useBoot } from '../page/contexts.ts';
import type { RfqSentState } from './success.tsx';
import type { RfqFlow } from './use-rfq.ts';

/**
 * Goes to the success page, unless the buyer logged in on this page. Then it returns true and the buyer stays.
 *
 */
export function useLeaveWhenSent({ view: { sent }, stays }: RfqFlow): boolean {
  const navigate = useNavigate();
  const href = hrefOf(useBoot());
  const staysHere = sent !== null && stays();
  const address = sent === null || staysHere ? null : linkHref(href)(sent.link);
  const state: RfqSentState = {
    mail: sent?.mail ?? null,
    heldBy: sent?.heldBy ?? null,
    reached: sent?.reached ?? null,
  };
  // Runs once, when the address is known.
  useEffect(() => {
    if (address !== null) void navigate(address, { replace: true, state });
  }, [address]);
  return staysHere;
}
