import type { enquiry } from '@fairhall/core/contract/enquiry/calls';
import { useEffect, useState } from 'react';
import { FormHint } from '../forms/form-notice.tsx';
import { useTexts } from '../page/contexts.ts';
import { usePortsSource } from '../page/use-ports-source.ts';
import { OutcomeActions, OutcomePanel } from '../ui/outcome-panel.tsx';
import styles from './enquiry-thread.module.css';

/** The link of a guest's mail: the enquiry, and what shows that the mail arrived. */
export interface GuestLink {
  readonly enquiryId: string;
  readonly sign: string;
}

type LinkCall = Extract<keyof typeof enquiry, 'endLink' | 'mailLink'>;

/** A call about the link, once; where it fails the page says so, and it can be pressed again. */
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
      setState('ready'); // the code of the calls did not load, which the page has said
    }
  };
  return { state, press: handlePress };
}

/** What holds for the link, and how to end it where somebody else has it. D-95 THR-04 */
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

/** In place of the thread once its link was made useless. D-95 */
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
