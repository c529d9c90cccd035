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

/** Asks the gateway which parts of a text the recipient would not see. */
export type FindHidden = (
  ports: Ports,
  text: string,
  signal: AbortSignal,
) => Promise<Result<Found, GatewayError> | undefined>;

interface ContactMaskHintProps {
  /** The current text. */
  readonly written: string;
  readonly find: FindHidden;
  readonly label: (contacts: string) => string;
}

/** The pause in typing before the gateway is asked, in milliseconds. */
const INPUT_DELAY_MS = 600;

/** Shows the parts of a message that will be masked, while the user can still change it. D-95 */
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

/** Contacts that were found stay until the text no longer contains them; each pause in typing checks the text again. */
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
    // The note is only a hint: without a response the message can still be sent.
    const pause = setTimeout(() => void ask().catch(() => undefined), INPUT_DELAY_MS);
    return () => {
      clearTimeout(pause);
      asking.abort();
    };
  }, [written]);
  return found.filter((contact) => written.includes(contact));
}
