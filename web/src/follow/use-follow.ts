import { gatewayError } from '@fairhall/core/contract/error';
import type { FollowType } from '@fairhall/core/contract/follow/limits';
import { useEffect, useRef, useState } from 'react';
import { useAskForLogin } from '../login/use-ask-for-login.ts';
import { useSession } from '../login/use-login.ts';
import { useShowError } from '../page/contexts.ts';
import { loadModule } from '../page/load-module.ts';
import type { PortsSource } from '../page/ports-source.ts';
import { usePortsSource } from '../page/use-ports-source.ts';

interface UsedFollow {
  readonly isFollowed: boolean;
  /** The status after the last press; null before the first one. */
  readonly outcome: boolean | null;
  readonly press: () => void;
}

/** Loads the code and the calls, for a logged-in buyer or at a press. */
const load = async (source: PortsSource) => ({
  ...(await loadModule(() => import('@fairhall/core/follow/button'))),
  ports: await source.load(),
});

/**
 * Whether the buyer follows a target. A guest who presses goes to the login and returns to this page, which then
 * follows it; inside the native app the app logs in. D-63 D-82 A-20
 */
export function useFollow(type: FollowType, id: string): UsedFollow {
  const source = usePortsSource();
  const { isLoggedIn } = useSession();
  const showError = useShowError();
  const askForLogin = useAskForLogin();
  const [isFollowed, setFollowed] = useState(false);
  const [outcome, setOutcome] = useState<boolean | null>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    let isHere = true;
    isPressed.current = false;
    // A status that was requested before a press is outdated after it.
    const show = (followed: boolean) => isHere && !isPressed.current && setFollowed(followed);
    if (!isLoggedIn || source === null) show(false);
    else
      load(source).then(
        async ({ openFollow, ports }) => {
          const status = await openFollow(ports, { type, id });
          if (status.ok) show(status.value.followed);
        },
        () => undefined, // the button stays as guests see it; a press loads the code again
      );
    return () => {
      isHere = false;
    };
  }, [source, isLoggedIn, type, id]);
  const handlePress = async () => {
    if (source === null) return;
    const { saveFollowWish, sendFollow, ports } = await load(source);
    if (!isLoggedIn) {
      saveFollowWish(ports, { type, id });
      return askForLogin();
    }
    isPressed.current = true;
    const status = await sendFollow(ports, { type, id }, !isFollowed);
    if (!status.ok) return;
    setFollowed(status.value.followed);
    setOutcome(status.value.followed);
  };
  return { isFollowed, outcome, press: () => void handlePress().catch(() => showError(gatewayError('NETWORK_ERROR'))) };
}
