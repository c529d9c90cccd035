import { useState } from 'react';
import { loadModule } from '../page/load-module.ts';
import { useAct } from '../page/use-act.ts';
import type { CardWords } from './card-words.ts';

/** A card that was changed on this page: its current id, and whether it was removed. */
interface CardChange {
  readonly id: string;
  readonly isRemoved: boolean;
}

export interface UsedCards {
  readonly isRemoved: (card: CardWords) => boolean;
  /** Both resolve to whether they succeeded; a failure shows a message. */
  readonly remove: (card: CardWords) => Promise<boolean>;
  readonly restore: (card: CardWords) => Promise<boolean>;
}

/** Removes and restores saved cards. The page shows a change once the gateway has saved it. */
export function useCards(): UsedCards {
  const act = useAct();
  const [changed, setChanged] = useState<Readonly<Record<string, CardChange>>>({});
  const getChange = ({ card: { id } }: CardWords): CardChange => changed[id] ?? { id, isRemoved: false };
  const applyChange = ({ card: { id } }: CardWords, to: CardChange) => setChanged((all) => ({ ...all, [id]: to }));
  return {
    isRemoved: (card) => getChange(card).isRemoved,
    remove: (card) =>
      act(async (ports) => {
        const { removeCard } = await loadModule(() => import('@fairhall/core/business-card/saved-card'));
        const { id } = getChange(card);
        const removed = await removeCard(ports, id);
        if (removed.ok) applyChange(card, { id, isRemoved: true });
        return removed;
      }),
    restore: (card) =>
      act(async (ports) => {
        const { restoreCard } = await loadModule(() => import('@fairhall/core/business-card/saved-card'));
        const restored = await restoreCard(ports, card.card);
        if (restored.ok) applyChange(card, { id: restored.value.id, isRemoved: false });
        return restored;
      }),
  };
}
