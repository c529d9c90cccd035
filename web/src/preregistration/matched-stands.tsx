import { matchStands } from '@fairhall/core/preregistration/match-stands';
import { useEffect, useState } from 'react';
import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { usePortsSource } from '../page/use-ports-source.ts';
import styles from './matched-stands.module.css';

interface MatchedStandsProps {
  readonly badgeNo: string;
  readonly exhibitionId: string;
}

type Stands = Awaited<ReturnType<typeof matchStands>>;

/** The stands that fit what somebody who is registered looks for; nothing while there are none. D-32 */
export function MatchedStands(props: MatchedStandsProps) {
  const boot = useBoot();
  const { text } = useTexts();
  const stands = useStands(props);
  if (stands.length === 0) return null;
  return (
    <section className={styles.stands} data-part="stands">
      <h3>{text('preregistrationPage.stands')}</h3>
      <ul>
        {stands.map(({ standNo, supplierId, supplierName }) => (
          <li key={supplierId}>
            <a className="link" href={hrefOf(boot)('supplier', { name: supplierName, supplierId })}>
              <bdi>{supplierName}</bdi>
            </a>
            <span>{text('preregistrationPage.stand', { stand: `\u2066${standNo}\u2069` })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useStands({ badgeNo, exhibitionId }: MatchedStandsProps): Stands {
  const boot = useBoot();
  const source = usePortsSource();
  const [stands, setStands] = useState<Stands>([]);
  useEffect(() => {
    const leaving = new AbortController();
    const ask = async () => {
      const [ports, { frontGateway }] = await Promise.all([source?.load(), import('../page/front-gateway.ts')]);
      if (ports === undefined) return;
      const found = await matchStands(frontGateway(boot, ports), { badgeNo, exhibitionId }, leaving.signal);
      if (!leaving.signal.aborted) setStands(found);
    };
    // Nobody waits for it.
    ask().catch(() => undefined);
    return () => leaving.abort();
  }, [boot, source, badgeNo, exhibitionId]);
  return stands;
}
