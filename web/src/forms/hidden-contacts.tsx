import type { Ports } from '@fairhall/adapters/ports';
import type { HiddenContacts as Found } from '@fairhall/core/contract/enquiry/thread';
import type { GatewayError } from '@fairhall/core/contract/error';
import { mayHoldContact } from '@fairhall/core/enquiry/may-hold-contact';
import type { Result } from '@fairhall/core/result';
import { commaOf } from '@fairhall/core/site/comma';
import { useEffect, useState } from 'react';
import { useBoot } from '../page/contexts.ts';
import { usePortsSource } from '../page/use-ports-source.ts';
import { isolated } from '../ui/isolated.ts';
import { FormLine } from './form-notice.tsx';

/** Asks what of a text the other side would not be shown. */
export type FindHidden = (
  ports: Ports,
  text: string,
  signal: AbortSignal,
) => Promise<Result<Found, GatewayError> | undefined>;

interface HiddenContactsProps {
  /** What is written. */
  readonly written: string;
  readonly find: FindHidden;
  readonly label: (contacts: string) => string;
}

/** How long somebody pauses in typing before the gateway is asked, in milliseconds. */
const PAUSE = 600;

/** What of a message will be hidden, while it can still be reworded. D-95 */
export function HiddenContacts({ written, find, label }: HiddenContactsProps) {
  const { lang } = useBoot();
  const hidden = useHidden(written, find);
  return (
    <div aria-live="polite">
      {hidden.length === 0 ? null : <FormLine kind="hint">{label(hidden.map(isolated).join(commaOf(lang)))}</FormLine>}
    </div>
  );
}

/** What was found stays until it is taken out of the text, and is asked for anew at each pause. */
function useHidden(written: string, find: FindHidden): readonly string[] {
  const source = usePortsSource();
  const [found, setFound] = useState<readonly string[]>([]);
  useEffect(() => {
    if (source === null || !mayHoldContact(written)) {
      setFound((before) => (before.length === 0 ? before : []));
      return;
    }
    const asking = new AbortController();
    const ask = async () => {
      const answer = await find(await source.load(), written, asking.signal);
      if (!asking.signal.aborted && answer?.ok) setFound(answer.value.hidden);
    };
    // The note is a help: without an answer the message is sent as ever.
    const pause = setTimeout(() => void ask().catch(() => undefined), PAUSE);
    return () => {
      clearTimeout(pause);
      asking.abort();
    };
  }, [written]);
  return found.filter((contact) => written.includes(contact));
}
