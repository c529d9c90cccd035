import type { Ports } from '@fairhall/adapters/ports';
import type { ContactMatches as Found } from '@fairhall/core/contract/enquiry/thread';
import type { GatewayError } from '@fairhall/core/contract/error';
import { hasPossibleContact } from '@fairhall/core/enquiry/has-possible-contact';
import type { Result } from '@fairhall/core/result';
import { getComma } from '@fairhall/core/site/comma';
import { useEffect, useState } from 'react';
import { useBoot } from '../page/contexts.ts';
import { usePortsSource } from '../page/use-ports-source.ts';
import { wrapInIsolate } from '../ui/wrap-in-isolate.ts';
import { FormLine } from './form-notice.tsx';

/** Asks what of a text the other side would not be shown. */
export type FindHidden = (
  ports: Ports,
  text: string,
  signal: AbortSignal,
) => Promise<Result<Found, GatewayError> | undefined>;

interface ContactMaskHintProps {
  /** What is written. */
  readonly written: string;
  readonly find: FindHidden;
  readonly label: (contacts: string) => string;
}

/** How long somebody pauses in typing before the gateway is asked, in milliseconds. */
const INPUT_DELAY_MS = 600;

/** What of a message will be hidden, while it can still be reworded. D-95 */
export function ContactMaskHint({ written, find, label }: ContactMaskHintProps) {
  const { lang } = useBoot();
  const hidden = useHidden(written, find);
  return (
    <div aria-live="polite">
      {hidden.length === 0 ? null : (
        <FormLine kind="hint">{label(hidden.map(wrapInIsolate).join(getComma(lang)))}</FormLine>
      )}
    </div>
  );
}

/** What was found stays until it is taken out of the text, and is asked for anew at each pause. */
function useHidden(written: string, find: FindHidden): readonly string[] {
  const source = usePortsSource();
  const [found, setFound] = useState<readonly string[]>([]);
  useEffect(() => {
    if (source === null || !hasPossibleContact(written)) {
      setFound((before) => (before.length === 0 ? before : []));
      return;
    }
    const asking = new AbortController();
    const ask = async () => {
      const answer = await find(await source.load(), written, asking.signal);
      if (!asking.signal.aborted && answer?.ok) setFound(answer.value.hidden);
    };
    // The note is a help: without an answer the message is sent as ever.
    const pause = setTimeout(() => void ask().catch(() => undefined), INPUT_DELAY_MS);
    return () => {
      clearTimeout(pause);
      asking.abort();
    };
  }, [written]);
  return found.filter((contact) => written.includes(contact));
}
