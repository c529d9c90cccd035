import { useBoot } from '../page/contexts.ts';
import { Outcome, OverPanel } from './outcome.tsx';
import type { PreregData } from './prereg-data.ts';
import styles from './preregistration.module.css';
import { RegisterPart } from './register-part.tsx';
import { ShowHead } from './show-head.tsx';

/** Registering for an exhibition, and what comes then. A-41 */
export function PreregisterPage({ data }: { data: PreregData }) {
  const { device } = useBoot();
  const { show, status } = data;
  const isOutcome = status === 'success' || status === 'finish';
  return (
    <div className={device === 'pc' ? 'wrap' : undefined} data-page="preregister" data-status={status}>
      {isOutcome ? null : <ShowHead show={show} />}
      <div className={styles.body}>{isOutcome ? <Outcome data={data} /> : <Form data={data} />}</div>
    </div>
  );
}

const Form = ({ data }: { data: PreregData }) =>
  data.show.isOpen ? <RegisterPart key={data.show.exhibitionId} data={data} /> : <OverPanel data={data} />;
