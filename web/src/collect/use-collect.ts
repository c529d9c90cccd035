import type { Collectable } from '@fairhall/core/collect/button';
import { useWish, type WishCode } from '../login/use-wish.ts';
import { beginPorts } from '../page/begin-ports.ts';
import type { Boot } from '../page/boot.ts';
import { useBoot } from '../page/contexts.ts';
import { loadModule } from '../page/load-module.ts';
import type { PortsSource } from '../page/ports-source.ts';

interface UsedCollect {
  readonly isCollected: boolean;
  /** What a press has made of it; null before the first one. */
  readonly told: boolean | null;
  readonly press: () => void;
}

/** The code and the calls of a button for something that can be collected. */
async function load(source: PortsSource, boot: Boot, target: Collectable): Promise<WishCode<boolean>> {
  const [{ openCollect, pressCollect, wishToCollect }, own] = await Promise.all([
    loadModule(() => import('@fairhall/core/collect/button')),
    beginPorts(source, boot),
  ]);
  return {
    open: () => openCollect(own, target),
    press: (before) => pressCollect(own, target, before),
    wish: () => wishToCollect(own, target),
  };
}

/**
 * Whether the buyer collected something at an exhibition; whoever has not registered for it does so first. Where it is known to be
 * collected, that is not asked. D-63
 */
export function useCollect(target: Collectable, isKnown: boolean): UsedCollect {
  const boot = useBoot();
  const { standing, told, press } = useWish({
    key: `${target.type} ${target.id} ${target.exhibitionId}`,
    none: isKnown,
    isOffered: !isKnown,
    load: (source) => load(source, boot, target),
  });
  return { isCollected: standing, told: told && told.standing, press };
}
