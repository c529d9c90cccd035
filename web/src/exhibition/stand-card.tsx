import { useEffect, useRef, useState } from 'react';
import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { loadModule } from '../page/load-module.ts';
import { SlotLoader } from '../page/slot-loader.ts';
import { usePortsSource } from '../page/use-ports-source.ts';
import type { PlanStand } from '../ui/hall-plan/hall-plan-words.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { StandPlate } from '../ui/stand-plate.tsx';
import { SupplierLight } from '../ui/supplier-facts.tsx';
import { type ExhibitorWords, exhibitorWords } from './exhibitor-words.ts';
import styles from './stand-card.module.css';

declare module '../page/slots.ts' {
  interface Slots {
    /** What is at a stand of a hall plan. */
    readonly standCard: StandCardProps;
  }
}

interface StandCardProps {
  readonly exhibitionId: string;
  readonly stand: PlanStand;
  readonly onClose: () => void;
}

/** A stand of a hall plan with its exhibitor, some products, and the button that adds it to the buyer's plan. D-28 */
export function StandCard({ exhibitionId, stand, onClose }: StandCardProps) {
  const { text } = useTexts();
  const exhibitor = useExhibitor(exhibitionId, stand.supplierId);
  const card = useRef<HTMLElement>(null);
  useEffect(() => card.current?.focus(), []);
  return (
    <section
      ref={card}
      className={`panel ${styles.card}`}
      tabIndex={-1}
      aria-label={text('hallPlan.card', { stand: stand.plate })}
      data-part="stand-card"
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <header>
        <StandPlate name={stand.plate} />
        <b>
          <bdi>{stand.name}</bdi>
        </b>
        <IconButton icon="close" label={text('hallPlan.close')} onClick={onClose} />
      </header>
      <p className="meta">
        {exhibitor === null ? null : <bdi>{exhibitor.location}</bdi>}
        {exhibitor === null || stand.area === null ? null : ' · '}
        {stand.area === null ? null : <bdi>{text('hallPlan.area', { area: String(stand.area) })}</bdi>}
      </p>
      {exhibitor === null ? null : (
        <>
          <SupplierLight light={exhibitor.light} text={exhibitor.lightText} />
          {exhibitor.pictures.length === 0 ? null : (
            <ul>
              {exhibitor.pictures.map(({ href, src, title }) => (
                <li key={href}>
                  <a href={href}>
                    <img src={src} alt={title} width="242" height="242" />
                  </a>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      <footer>
        <SlotLoader
          name="plan"
          isWanted
          part={{ exhibitionId, supplierId: stand.supplierId, label: stand.name, showsPlannerLink: false }}
        />
        <a className="button" href={stand.href}>
          {text('hallPlan.viewStand')}
        </a>
      </footer>
    </section>
  );
}

/** Loads an exhibitor; null until it is there, and if it could not be loaded. */
function useExhibitor(exhibitionId: string, supplierId: string): ExhibitorWords | null {
  const boot = useBoot();
  const texts = useTexts();
  const source = usePortsSource();
  const [found, setFound] = useState<ExhibitorWords | null>(null);
  useEffect(() => {
    if (source === null) return;
    const leaving = new AbortController();
    const ask = async () => {
      const [ports, { openFrontGateway }] = await Promise.all([
        source.load(),
        loadModule(() => import('../page/front-gateway.ts')),
      ]);
      const { exhibition } = openFrontGateway(boot, ports);
      const answer = await exhibition.exhibitors(
        { exhibitionId, supplierId },
        { signal: leaving.signal, handled: true },
      );
      const row = answer.ok ? answer.value.records[0] : undefined;
      if (row === undefined || leaving.signal.aborted) return;
      setFound(exhibitorWords(row, exhibitionId, { boot, texts, href: hrefOf(boot) }));
    };
    // Without the exhibitor the card still has its name and the link to its page.
    ask().catch(() => undefined);
    return () => leaving.abort();
  }, [boot, texts, source, exhibitionId, supplierId]);
  return found;
}
