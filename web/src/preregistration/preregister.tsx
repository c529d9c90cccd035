import { useBoot } from '../page/contexts.ts';
import { FinishPanel, OverPanel, SuccessPanel } from './outcome.tsx';
import type { PreregData } from './prereg-data.ts';
import styles from './preregistration.module.css';
import { RegisterPart } from './register-part.tsx';
import { ShowHead } from './show-head.tsx';

/** Registering for an exhibition, and what comes then. A-41 */
export function PreregisterPage({ data }: { data: PreregData }) {
  const { device } = useBoot();
  const { show, status } = data;
  return (
    <div className={device === 'pc' ? 'wrap' : undefined} data-page="preregister" data-status={status}>
      <ShowHead show={show} />
      <div className={styles.body}>{partOf(data)}</div>
    </div>
  );
}

function partOf(data: PreregData) {
  if (data.status === 'success') return <SuccessPanel data={data} />;
  if (data.status === 'finish') return <FinishPanel data={data} />;
  return data.show.isOpen ? <RegisterPart key={data.show.exhibitionId} data={data} /> : <OverPanel data={data} />;
}
