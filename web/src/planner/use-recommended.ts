import type { RecommendedExhibitor } from '@fairhall/core/contract/planner/calls';
import { useEffect, useState } from 'react';
import { useSession } from '../login/use-login.ts';
import type { Boot } from '../page/boot.ts';
import { useBoot } from '../page/contexts.ts';
import { loadModule } from '../page/load-module.ts';
import type { PortsSource } from '../page/ports-source.ts';
import { usePortsSource } from '../page/use-ports-source.ts';

type ExhibitorRecommendations = readonly RecommendedExhibitor[];

let pendingRequest: { readonly exhibitionId: string; readonly answer: Promise<ExhibitorRecommendations> } | null = null;

/**
 * Rows that ask at the same time share one request. On failure the list is empty, since the page works without
 * recommendations.
 */
function askOnce(exhibitionId: string, source: PortsSource, boot: Boot): Promise<ExhibitorRecommendations> {
  if (pendingRequest?.exhibitionId === exhibitionId) return pendingRequest.answer;
  const answer = ask(exhibitionId, source, boot).catch((): ExhibitorRecommendations => []);
  const mine = { exhibitionId, answer };
  pendingRequest = mine;
  void answer.then(() => {
    if (pendingRequest === mine) pendingRequest = null;
  });
  return answer;
}

async function ask(exhibitionId: string, source: PortsSource, boot: Boot): Promise<ExhibitorRecommendations> {
  const [ports, { openFrontGateway }] = await Promise.all([
    source.load(),
    loadModule(() => import('../page/front-gateway.ts')),
  ]);
  const answer = await openFrontGateway(boot, ports).planner.recommended(
    { exhibitionId },
    { handled: true, fresh: true },
  );
  return answer.ok ? answer.value : [];
}

const EMPTY_RECOMMENDATIONS: ExhibitorRecommendations = [];

/** Returns the exhibitors recommended to a logged-in buyer; empty for guests and while loading. D-28 */
export function useRecommended(exhibitionId: string): ExhibitorRecommendations {
  const boot = useBoot();
  const source = usePortsSource();
  const { isLoggedIn } = useSession();
  const [recommended, setRecommended] = useState(EMPTY_RECOMMENDATIONS);
  useEffect(() => {
    if (source === null || !isLoggedIn) return;
    let isLeft = false;
    void askOnce(exhibitionId, source, boot).then((found) => isLeft || setRecommended(found));
    return () => {
      isLeft = true;
    };
  }, [boot, source, isLoggedIn, exhibitionId]);
  return isLoggedIn ? recommended : EMPTY_RECOMMENDATIONS;
}
