import { type GatewayError, gatewayError } from '@fairhall/core/contract/error';
import type { Result } from '@fairhall/core/result';
import { useEffect, useRef, useState } from 'react';
import { useShowError } from '../page/contexts.ts';
import type { PortsSource } from '../page/ports-source.ts';
import { usePortsSource } from '../page/use-ports-source.ts';
import { useAskForLogin } from './use-ask-for-login.ts';
import { useSession } from './use-login.ts';

/** The calls of a button whose state belongs to a buyer. They load for a logged-in buyer, or at a press. */
export interface WishCode<Status> {
  /** Loads the current status; first carries out what a guest pressed before the login. */
  open(): Promise<Result<Status, GatewayError>>;
  /** Handles a press, given the status before it. */
  press(before: Status): Promise<Result<Status, GatewayError>>;
  /** Stores a guest's press until they return from the login. */
  wish(): void;
}

interface WishButton<Status> {
  /** Identifies the target: a new key loads the status again. */
  readonly key: string;
  /** The status that the server renders, and that guests see. */
  readonly none: Status;
  /** Whether to load the status at all. */
  readonly isOffered: boolean;
  readonly load: (source: PortsSource) => Promise<WishCode<Status>>;
}

interface UsedWish<Status> {
  readonly status: Status;
  /** The status after the last press; null before the first press that changed it. */
  readonly outcome: { readonly status: Status } | null;
  readonly press: () => void;
}

/**
 * A button for an action that only buyers have. A guest who presses goes to the login and returns to this page, which
 * then carries out the press. A-20
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
    // A status that was requested before a press is outdated after it.
    const show = (found: Status) => isHere && !isPressed.current && setStatus(found);
    if (!isRequested) show(none);
    else
      load(source).then(
        async ({ open }) => {
          const found = await open();
          if (found.ok) show(found.value);
        },
        () => undefined, // the button stays as guests see it; a press loads the code again
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
