import { type ReactNode, useReducer, useState } from 'react';
import { useSession } from '../login/use-login.ts';
import { useBoot } from '../page/contexts.ts';
import { LaterSlot } from '../page/later-slot.ts';
import { type FollowedGoodsAct, FollowedGoodsContext, type FollowedGoodsProps } from '../ui/followed-goods.ts';

type Told = Pick<FollowedGoodsProps, 'shown' | 'presses'>;

const NOTHING: Told = { shown: [], presses: [] };
const NONE: readonly string[] = [];

/** A page is the same for everybody, so whose heart is full is asked once for all cards on it, by buyers alone. D-63 */
export function FollowedGoodsPlace({ children }: { children: ReactNode }) {
  const { audience } = useBoot();
  const { isLoggedIn } = useSession();
  const [{ shown, presses }, tell] = useReducer(toldOf, NOTHING);
  const [ids, setIds] = useState(NONE);
  if (audience === 'supplier') return children;
  const isPressed = presses.length > 0;
  return (
    <>
      <FollowedGoodsContext value={{ ids: new Set(ids), tell }}>{children}</FollowedGoodsContext>
      <LaterSlot
        name="followedGoods"
        isWanted={isPressed || (isLoggedIn && shown.length > 0)}
        isQuiet={!isPressed}
        part={{ shown, presses, setIds }}
      />
    </>
  );
}

function toldOf(told: Told, act: FollowedGoodsAct): Told {
  if (act.type === 'pressed') return { ...told, presses: [...told.presses, act.card] };
  const others = told.shown.filter((cards) => cards !== act.cards);
  return { ...told, shown: act.type === 'shown' ? [...others, act.cards] : others };
}
