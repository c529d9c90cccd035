import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { hrefOf } from '../app/address.ts';
import { useBoot, useTexts } from '../app/contexts.ts';
import { OutcomePanel } from '../ui/outcome-panel.tsx';
import type { EnquiryData } from './enquiry-data.ts';
import { NextSteps } from './next-steps.tsx';
import styles from './success.module.css';

/** The address that the form was sent from; none when the page was opened by itself, as on the server. */
function useSentFrom(): string | null {
  const { state } = useLocation();
  const [email, setEmail] = useState<string | null>(null);
  useEffect(() => {
    const isOurs = typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string';
    setEmail(isOurs ? state.email : null);
  }, [state]);
  return email;
}

/** An enquiry has arrived. */
export function SuccessPage({ data: { target, supplier } }: { data: EnquiryData }) {
  const href = hrefOf(useBoot());
  const { text } = useTexts();
  const email = useSentFrom();
  const mail = email === null ? text('enquiry.success.text.short') : text('enquiry.success.text', { email });
  return (
    <div className="wrap" data-page="enquirySuccess">
      <OutcomePanel icon="check" tone="good" title={text('enquiry.success.title')}>
        <p>
          <b>
            <bdi>{target.name}</bdi>
          </b>
        </p>
        {target.kind === 'product' ? <p>{text('enquiry.to', { supplier: supplier.name })}</p> : null}
        <section className={styles.next}>
          <h2>{text('enquiry.next.title')}</h2>
          <NextSteps steps={[mail, text('enquiry.next.supplier')]} />
        </section>
        <div className={styles.actions}>
          <a className="button primary" href={href('search', { searchType: 'product' })}>
            {text('enquiry.success.search')}
          </a>
          <a className="button" href={target.href}>
            {text('enquiryPage.success.back')}
          </a>
        </div>
      </OutcomePanel>
    </div>
  );
}
