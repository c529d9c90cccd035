import type { enquiry } from '@fairhall/core/contract/enquiry/calls';
import { useEffect, useState } from 'react';
import { FormHint } from '../forms/form-notice.tsx';
import { useTexts } from '../page/contexts.ts';
import { usePortsSource } from '../page/use-ports-source.ts';
import { OutcomeActions, OutcomePanel } from '../ui/outcome-panel.tsx';
import styles from './enquiry-thread.module.css';

/** The signed link of a guest's email: the enquiry's id, and a signature that proves the guest received the email. */
export interface GuestLink {
  readonly enquiryId: string;
  readonly sign: string;
}

type LinkCall = Extract<keyof typeof enquiry, 'endLink' | 'mailLink'>;

/** Makes a call about the link, one at a time. If it fails the page shows a message, and the button works again. */
function useLinkCall(call: LinkCall, link: GuestLink) {
  const source = usePortsSource();
  const [state, setState] = useState<'ready' | 'busy' | 'done'>('ready');
  const handlePress = async () => {
    if (source === null || state === 'busy') return;
    setState('busy');
    try {
      const { gateway, ids } = await source.load();
      const answer = await gateway.enquiry[call](link, { idempotencyKey: ids.uuid() });
      setState(answer.ok ? 'done' : 'ready');
    } catch {
      setState('ready'); // the calls' code did not load, and the page already shows that
    }
  };
  return { state, press: handlePress };
}

/** Explains the link, and offers to end it if another person has it. D-95 THR-04 */
export function LinkNote({ link, onEnded }: { readonly link: GuestLink; readonly onEnded: () => void }) {
  const { text } = useTexts();
  const { state, press } = useLinkCall('endLink', link);
  useEffect(() => {
    if (state === 'done') onEnded();
  }, [state]);
  return (
    <>
      <FormHint icon="shield">{text('thread.link')}</FormHint>
      <details className={styles.endLink} data-place="end-link">
        <summary className="link">{text('thread.link.end')}</summary>
        <p>{text('thread.link.end.hint')}</p>
        <button type="button" className="button" disabled={state === 'busy'} onClick={() => void press()}>
          {text('thread.link.end')}
        </button>
      </details>
    </>
  );
}

/** Replaces the thread after its link was ended. D-95 */
export function GuestLinkEnded({ link }: { readonly link: GuestLink }) {
  const { text } = useTexts();
  const { state, press } = useLinkCall('mailLink', link);
  return (
    <div className="wrap" aria-live="polite" data-place="ended-link" data-state={state}>
      <OutcomePanel icon="mail" tone="plain" title={text('thread.link.ended.title')}>
        <p>{text(state === 'done' ? 'thread.link.mailed' : 'thread.link.ended.text')}</p>
        {state === 'done' ? null : (
          <OutcomeActions>
            <button type="button" className="button primary" disabled={state === 'busy'} onClick={() => void press()}>
              {text('thread.link.mail')}
            </button>
          </OutcomeActions>
        )}
      </OutcomePanel>
    </div>
  );
}
