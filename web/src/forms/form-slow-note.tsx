import { useEffect, useState } from 'react';
import { useAppView } from '../login/use-login.ts';
import { useTexts } from '../page/contexts.ts';

/** In milliseconds: much later than a usual response, and before users give up. */
const TIME_UNTIL_SLOW_MS = 5_000;

/** Tells a waiting user that the form is still being sent; not while it waits for a login. */
export function FormSlowNote({ sending }: { sending: boolean }) {
  const { text } = useTexts();
  const isAtLogin = useAppView()?.login.state === 'modal';
  const isSlow = useSlow(sending && !isAtLogin);
  return (
    <p className="meta" role="status">
      {isSlow ? text('form.slow') : null}
    </p>
  );
}

function useSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setSlow(true), TIME_UNTIL_SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isWaiting]);
  return isSlow;
}
