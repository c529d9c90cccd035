import { gatewayError } from '@fairhall/core/contract/error';
import { saveFollowWish, sendFollow } from '@fairhall/core/follow/button';
import { openFollowedGoods } from '@fairhall/core/follow/followed-goods';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useAskForLogin } from '../login/use-ask-for-login.ts';
import { useSession } from '../login/use-login.ts';
import { useShowError, useTexts } from '../page/contexts.ts';
import type { PortsSource } from '../page/ports-source.ts';
import { usePortsSource } from '../page/use-ports-source.ts';
import type { FollowStatusProps } from '../ui/product-follows.ts';
import type { ProductWords } from '../ui/product-words.ts';

/**
 * Follows products by the hearts of their cards. It loads the buyer's followed products once per page. A guest who
 * presses a heart goes to the login and returns to this page, which then follows the product. D-63 D-82
 */
export function FollowStatus({ shown, presses, setIds }: FollowStatusProps) {
  const { text } = useTexts();
  const message = useFollowMessage({ shown, presses, setIds });
  return (
    <span className="hidden" role="status">
      {message === null ? '' : text(message.isOn ? 'follow.told.on' : 'follow.told.off', { name: message.name })}
    </span>
  );
}

/** The result of the last press. */
interface FollowMessage {
  readonly name: string;
  readonly isOn: boolean;
}

function useFollowMessage({ shown, presses, setIds }: FollowStatusProps): FollowMessage | null {
  const source = usePortsSource();
  const { pathname } = useLocation();
  const { isLoggedIn } = useSession();
  const showError = useShowError();
  const askForLogin = useAskForLogin();
  const [message, setMessage] = useState<FollowMessage | null>(null);
  const followed = useRef<readonly string[]>([]);
  // One after the other: a press changes the result of the previous press or of the page's first request.
  const turn = useRef(Promise.resolve());
  const done = useRef(0);
  const isShown = shown.length > 0;

  const storeIds = (ids: readonly string[]) => {
    followed.current = ids;
    setIds(ids);
  };
  const open = async (from: PortsSource) => {
    const found = await openFollowedGoods(
      await from.load(),
      shown.flat().map(({ id }) => id),
    );
    if (found.ok) storeIds(found.value);
  };
  const handlePress = async (from: PortsSource, { id, title }: ProductWords) => {
    const ports = await from.load();
    if (!isLoggedIn) {
      saveFollowWish(ports, { type: 'goods', id });
      return askForLogin();
    }
    const others = followed.current.filter((one) => one !== id);
    const status = await sendFollow(ports, { type: 'goods', id }, others.length === followed.current.length);
    if (!status.ok) return;
    storeIds(status.value.followed ? [id, ...others] : others);
    setMessage({ name: title, isOn: status.value.followed });
  };

  useEffect(() => {
    if (!isLoggedIn) storeIds([]);
    else if (source !== null && isShown) turn.current = turn.current.then(() => open(source)).catch(() => undefined); // the hearts stay as guests see them
  }, [source, isLoggedIn, isShown, pathname]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press is answered once
  useEffect(() => {
    if (source === null) return;
    for (const card of presses.slice(done.current))
      turn.current = turn.current
        .then(() => handlePress(source, card))
        .catch(() => showError(gatewayError('NETWORK_ERROR')));
    done.current = presses.length;
  }, [source, presses]);
  return message;
}
