import { loadModule } from '../page/load-module.ts';
import { useAct } from '../page/use-act.ts';
import { ShareCard } from '../ui/share-card.tsx';

/** A switch that shares the buyer's own card, and the card's public address. D-31 */
export function CardSharing({ cdpId }: { cdpId: string | null }) {
  const act = useAct();
  const share = async (isShared: boolean) => {
    let shared: { readonly cdpId: string | null } | null = null;
    await act(async (ports) => {
      const { shareCard } = await loadModule(() => import('@fairhall/core/business-card/share-card'));
      const done = await shareCard(ports, isShared);
      if (done.ok) shared = done.value;
      return done;
    });
    return shared;
  };
  return <ShareCard of="buyer" shared={cdpId} share={share} />;
}
