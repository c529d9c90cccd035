import { type GatewayError, gatewayError } from '@fairhall/core/contract/error';
import type { Result } from '@fairhall/core/result';
import { useEffect, useRef, useState } from 'react';
import { useShowError } from '../page/contexts.ts';
import type { PortsSource } from '../page/ports-source.ts';
import { usePortsSource } from '../page/use-ports-source.ts';
import { useAskForLogin } from './use-ask-for-login.ts';
import { useSession } from './use-login.ts';

/** What a button over something of the buyer's does; fetched when a buyer is there or somebody presses. */
export interface WishCode<Status> {
  /** How it stands; what a guest had wished for is done first. */
  open(): Promise<Result<Status, GatewayError>>;
  /** A press, with how it stands before it. */
  press(before: Status): Promise<Result<Status, GatewayError>>;
  /** Keeps what a guest pressed until she is back from the login. */
  wish(): void;
}

interface WishButton<Status> {
  /** What it is about: another one is asked for anew. */
  readonly key: string;
  /** What everybody's page shows. */
  readonly none: Status;
  /** Whether it is asked at all how it stands. */
  readonly isOffered: boolean;
  readonly load: (source: PortsSource) => Promise<WishCode<Status>>;
}

interface UsedWish<Status> {
  readonly status: Status;
  /** What a press has made of it; null before the first one that has changed it. */
  readonly outcome: { readonly status: Status } | null;
  readonly press: () => void;
}

/**
 * A button for something that only buyers have. A guest who presses goes to the login and comes back to this page, which then
 * does what she pressed. A-20
 */
export function useWish<Status>({ key, none, isOffered, load }: WishButton<Status>): UsedWish<Status> {
  const source = usePortsSource();
  const { isLoggedIn } = useSession();
  const showError = useShowError();
  const askForLogin = useAskForLogin();
  const [status, setStatus] = useState(none);
  const [outcome, setOutcome] = useState<UsedWish<Status>['outcome']>(null);
  const isPressed = useRef(false);
  const isRequested = isLoggedIn && source !== null && isOffered;
  useEffect(() => {
    let isHere = true;
    isPressed.current = false;
    // What was asked before a press says nothing of what the press has made of it.
    const show = (found: Status) => isHere && !isPressed.current && setStatus(found);
    if (!isRequested) show(none);
    else
      load(source).then(
        async ({ open }) => {
          const found = await open();
          if (found.ok) show(found.value);
        },
        () => undefined, // the button stays what everybody sees; a press fetches the code again
      );
    return () => {
      isHere = false;
    };
  }, [source, isRequested, key]);
  const handlePress = async () => {
    if (source === null) return;
    const code = await load(source);
    if (!isLoggedIn) {
      code.wish();
      return askForLogin();
    }
    isPressed.current = true;
    const after = await code.press(status);
    if (!after.ok) return showError(after.error);
    setStatus(after.value);
    if (after.value !== status) setOutcome({ status: after.value });
  };
  return { status, outcome, press: () => void handlePress().catch(() => showError(gatewayError('NETWORK_ERROR'))) };
}
