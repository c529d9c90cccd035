import type { Collectable } from '@fairhall/core/collect/button';
import { useWish, type WishCode } from '../login/use-wish.ts';
import { loadActionPorts } from '../page/action-ports.ts';
import type { Boot } from '../page/boot.ts';
import { useBoot } from '../page/contexts.ts';
import { loadModule } from '../page/load-module.ts';
import type { PortsSource } from '../page/ports-source.ts';

interface UsedCollect {
  readonly isCollected: boolean;
  /** The status after the last press; null before the first one. */
  readonly outcome: boolean | null;
  readonly press: () => void;
}

/** Loads the code and the calls of a button that collects. */
async function load(source: PortsSource, boot: Boot, target: Collectable): Promise<WishCode<boolean>> {
  const [{ openCollect, toggleCollected, saveCollectWish }, ports] = await Promise.all([
    loadModule(() => import('@fairhall/core/collect/button')),
    loadActionPorts(source, boot),
  ]);
  return {
    open: () => openCollect(ports, target),
    press: (before) => toggleCollected(ports, target, before),
    wish: () => saveCollectWish(ports, target),
  };
}

/**
 * Whether the buyer has collected a target at an exhibition. A visitor who is not registered for the exhibition
 * registers first. With `isKnown` no request is made. D-63
 */
export function useCollect(target: Collectable, isKnown: boolean): UsedCollect {
  const boot = useBoot();
  const { status, outcome, press } = useWish({
    key: `${target.type} ${target.id} ${target.exhibitionId}`,
    none: isKnown,
    isOffered: !isKnown,
    load: (source) => load(source, boot, target),
  });
  return { isCollected: status, outcome: outcome && outcome.status, press };
}
