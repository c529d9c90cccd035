import { useBoot } from '../page/contexts.ts';
import { ExhibitionHead } from './exhibition-head.tsx';
import { ExhibitionOverPanel, Outcome } from './outcome.tsx';
import styles from './preregistration.module.css';
import type { PreregistrationData } from './preregistration-data.ts';
import { RegistrationPanel } from './registration-panel.tsx';

/** The registration form of an exhibition, or the page after it. A-41 */
export function PreregistrationPage({ data }: { data: PreregistrationData }) {
  const { device } = useBoot();
  const { show, status } = data;
  const isOutcome = status === 'success' || status === 'finish';
  return (
    <div className={device === 'pc' ? 'wrap' : undefined} data-page="preregister" data-status={status}>
      {isOutcome ? null : <ExhibitionHead show={show} />}
      <div className={styles.body}>{isOutcome ? <Outcome data={data} /> : <Form data={data} />}</div>
    </div>
  );
}

const Form = ({ data }: { data: PreregistrationData }) =>
  data.show.isOpen ? (
    <RegistrationPanel key={data.show.exhibitionId} data={data} />
  ) : (
    <ExhibitionOverPanel data={data} />
  );
