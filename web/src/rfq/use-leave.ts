import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { hrefOf, linkHref } from '../page/address.ts';
import { useBoot } from '../page/contexts.ts';
import type { RfqSentState } from './success.tsx';
import type { RfqFlow } from './use-rfq.ts';

/** Goes on to the success page in place of the form, unless a login on this page keeps her here.  */
export function useLeaveWhenSent({ view: { sent }, stays }: RfqFlow): boolean {
  const navigate = useNavigate();
  const href = hrefOf(useBoot());
  const staysHere = sent !== null && stays();
  const address = sent === null || staysHere ? null : linkHref(href)(sent.link);
  const state: RfqSentState = { mail: sent?.mail ?? null, heldBy: sent?.heldBy ?? null };
  // It is left once, when there is somewhere to go.
  useEffect(() => {
    if (address !== null) void navigate(address, { replace: true, state });
  }, [address]);
  return staysHere;
}
