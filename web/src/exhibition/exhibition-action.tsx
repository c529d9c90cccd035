import { hasOffer } from '@fairhall/core/exhibition/offer';
import type { ExhibitionPhase } from '@fairhall/core/exhibition/phase';
import { useRegistered } from '../login/use-registered.ts';
import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './exhibition-action.module.css';

interface ExhibitionActionProps {
  readonly exhibitionId: string;
  readonly phase: ExhibitionPhase;
  readonly place: 'head' | 'bar' | 'tabs';
  readonly exhibitorsHref: string;
}

/**
 * The button to pre-register, while the exhibition's phase and site offer it; for registered visitors their badge.
 * Otherwise a link to the exhibitors. 
 */
export function ExhibitionAction({ exhibitionId, phase, place, exhibitorsHref }: ExhibitionActionProps) {
  const { text } = useTexts();
  const isRegistered = useRegistered(exhibitionId, hasOffer(phase, 'preRegister'));
  const [wanted, status] = isRegistered ? (['badge', 'success'] as const) : (['preRegister', 'preregister'] as const);
  const preRegister = hrefOf(useBoot())('expoPreRegister', { exhibitionId, status });
  const isOffered = preRegister !== null && hasOffer(phase, 'preRegister');
  // The tabs already contain the list of exhibitors, so no link to it is needed there.
  if (place === 'tabs' && !isOffered) return null;
  if (place === 'tabs')
    return (
      <a className={`button ${styles.tabs}`} href={preRegister} data-action="badge">
        {isRegistered ? <Icon name="badge" /> : null}
        {text(`exhibition.primary.${wanted}`)}
      </a>
    );
  return (
    <a className="button primary large" href={isOffered ? preRegister : exhibitorsHref}>
      {isOffered && isRegistered ? <Icon name="check" small /> : null}
      {text(`exhibition.primary.${isOffered ? wanted : 'exhibitors'}`)}
    </a>
  );
}
