import { type ReactNode, useReducer, useState } from 'react';
import { useSession } from '../login/use-login.ts';
import { useBoot } from '../page/contexts.ts';
import { SlotLoader } from '../page/slot-loader.ts';
import { type FollowAction, FollowContext, type FollowStatusProps } from '../ui/product-follows.ts';

type FollowState = Pick<FollowStatusProps, 'shown' | 'presses'>;

const EMPTY_STATE: FollowState = { shown: [], presses: [] };
const EMPTY_IDS: readonly string[] = [];

/**
 * Shared pages do not contain what a buyer follows. This loads the status of all cards on a page in one request, for
 * buyers only. D-63
 */
export function FollowProvider({ children }: { children: ReactNode }) {
  const { audience } = useBoot();
  const { isLoggedIn } = useSession();
  const [{ shown, presses }, tell] = useReducer(updateFollowState, EMPTY_STATE);
  const [ids, setIds] = useState(EMPTY_IDS);
  if (audience === 'supplier') return children;
  const isPressed = presses.length > 0;
  return (
    <>
      <FollowContext value={{ ids: new Set(ids), dispatch: tell }}>{children}</FollowContext>
      <SlotLoader
        name="followedGoods"
        isWanted={isPressed || (isLoggedIn && shown.length > 0)}
        isQuiet={!isPressed}
        part={{ shown, presses, setIds }}
      />
    </>
  );
}

function updateFollowState(told: FollowState, act: FollowAction): FollowState {
  if (act.type === 'pressed') return { ...told, presses: [...told.presses, act.card] };
  const others = told.shown.filter((cards) => cards !== act.cards);
  return { ...told, shown: act.type === 'shown' ? [...others, act.cards] : others };
}
