import { Suspense, useEffect, useState } from 'react';
import { useTexts } from '../page/contexts.ts';
import { createLazyComponent } from '../page/lazy-component.ts';
import { useAddressToken } from '../page/use-address-token.ts';
import { ExhibitionHead } from '../ui/exhibition-head/exhibition-head.tsx';
import { OutcomePanel } from '../ui/outcome-panel.tsx';
import { ExhibitionOverPanel, Outcome } from './outcome.tsx';
import styles from './preregistration.module.css';
import type { PreregistrationData } from './preregistration-data.ts';
import { RegistrationPanel } from './registration-panel.tsx';

const RegistrationWithdrawal = createLazyComponent(
  async () => (await import('./registration-withdrawal.tsx')).RegistrationWithdrawal,
);

/** The registration form of an exhibition, or the page after it. A-41 */
export function PreregistrationPage({ data }: { data: PreregistrationData }) {
  const { show, status } = data;
  const isOutcome = status === 'success' || status === 'finish';
  return (
    <div data-page="preregister" data-status={status}>
      {isOutcome || status === 'withdraw' ? null : (
        <ExhibitionHead name={show.name} status={show.status} dates={show.days}>
          <bdi>{show.location}</bdi>
        </ExhibitionHead>
      )}
      <div className={`wrap bleed ${styles.body}`}>
        {status === 'withdraw' ? <LinkPage data={data} /> : isOutcome ? <Outcome data={data} /> : <Form data={data} />}
      </div>
    </div>
  );
}

/** Withdrawing a registration by the link of its email, which needs the page's script. D-33 THR-04 */
function LinkPage({ data }: { data: PreregistrationData }) {
  const { text } = useTexts();
  const token = useAddressToken('pretoken');
  // The server cannot render code that loads later.
  const [isStarted, setStarted] = useState(false);
  useEffect(() => setStarted(true), []);
  const waiting = (
    <OutcomePanel icon="mail" tone="plain" title={text('preregistrationPage.withdraw.checking')}>
      <noscript>
        <p>{text('preregistrationPage.withdraw.noscript')}</p>
      </noscript>
    </OutcomePanel>
  );
  if (!isStarted || (data.isPrivate && token === null)) return waiting;
  return (
    <Suspense fallback={waiting}>
      <RegistrationWithdrawal data={data} pretoken={token ?? ''} />
    </Suspense>
  );
}

const Form = ({ data }: { data: PreregistrationData }) =>
  data.show.isOpen ? (
    <RegistrationPanel key={data.show.exhibitionId} data={data} />
  ) : (
    <ExhibitionOverPanel data={data} />
  );
