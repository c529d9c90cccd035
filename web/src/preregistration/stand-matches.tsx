import { imageUrl } from '@fairhall/core/contract/resource';
import { matchStands } from '@fairhall/core/preregistration/match-stands';
import { useEffect, useState } from 'react';
import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { loadModule } from '../page/load-module.ts';
import { SlotLoader } from '../page/slot-loader.ts';
import { usePortsSource } from '../page/use-ports-source.ts';
import { hrefAt } from '../ui/exhibition-context.ts';
import { standName } from '../ui/stand-name.ts';
import { StandPlate } from '../ui/stand-plate.tsx';
import styles from './stand-matches.module.css';

interface StandMatchesProps {
  readonly badgeNo: string;
  readonly exhibitionId: string;
  /** 'block' within a dialog; 'rows' with pictures on a page. */
  readonly shape: 'block' | 'rows';
  /** Whether the visitor can plan the stands. */
  readonly canPlan?: boolean;
}

type Stands = Awaited<ReturnType<typeof matchStands>>;

/** Stands that match the interests of a registered visitor. Renders nothing if there are none. D-32 */
export function StandMatches({ shape, canPlan = false, ...query }: StandMatchesProps) {
  const { text } = useTexts();
  const stands = useStands(query);
  const Title = shape === 'rows' ? 'h2' : 'h3';
  if (stands.length === 0) return null;
  return (
    <section className={styles.stands} data-part="stands" data-shape={shape}>
      <Title>{text('preregistrationPage.stands')}</Title>
      <ul className={shape === 'rows' ? 'panel' : undefined}>
        {stands.map((stand) => (
          <Stand
            key={stand.supplierId}
            stand={stand}
            exhibitionId={query.exhibitionId}
            shape={shape}
            canPlan={canPlan}
          />
        ))}
      </ul>
    </section>
  );
}

interface StandProps extends Required<Pick<StandMatchesProps, 'shape' | 'canPlan' | 'exhibitionId'>> {
  readonly stand: Stands[number];
}

function Stand({ stand, exhibitionId, shape, canPlan }: StandProps) {
  const boot = useBoot();
  const { standNo, hall, supplierId, supplierName, image = '' } = stand;
  const link = { route: 'supplier', params: { name: supplierName, supplierId } } as const;
  const href = hrefAt(exhibitionId, link, { href: hrefOf(boot) });
  return (
    <li>
      {shape === 'block' ? null : image === '' ? (
        <span className={styles.picture} />
      ) : (
        <img
          className={styles.picture}
          src={imageUrl(boot.imageServer, image, 166)}
          alt=""
          width="56"
          height="56"
          loading="lazy"
        />
      )}
      <div>
        <a className={shape === 'block' ? 'link' : styles.name} href={href}>
          <bdi>{supplierName}</bdi>
        </a>
        <StandPlate name={hall === undefined ? standNo : standName(hall, standNo)} />
      </div>
      {canPlan ? (
        <div className={styles.plan}>
          <SlotLoader
            name="plan"
            isWanted
            isQuiet
            part={{ exhibitionId, supplierId, label: supplierName, showsPlannerLink: false, isSmall: true }}
          />
        </div>
      ) : null}
    </li>
  );
}

function useStands({ badgeNo, exhibitionId }: Pick<StandMatchesProps, 'badgeNo' | 'exhibitionId'>): Stands {
  const boot = useBoot();
  const source = usePortsSource();
  const [stands, setStands] = useState<Stands>([]);
  useEffect(() => {
    const leaving = new AbortController();
    const ask = async () => {
      const [ports, { openFrontGateway }] = await Promise.all([
        source?.load(),
        loadModule(() => import('../page/front-gateway.ts')),
      ]);
      if (ports === undefined) return;
      const found = await matchStands(openFrontGateway(boot, ports), { badgeNo, exhibitionId }, leaving.signal);
      if (!leaving.signal.aborted) setStands(found);
    };
    // The page works without the matches, so a failure is ignored.
    ask().catch(() => undefined);
    return () => leaving.abort();
  }, [boot, source, badgeNo, exhibitionId]);
  return stands;
}
