import { offers } from '@fairhall/core/exhibition/offer';
import type { ExhibitionPhase } from '@fairhall/core/exhibition/phase';
import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';

interface ExpoActionProps {
  readonly exhibitionId: string;
  readonly phase: ExhibitionPhase;
  readonly place: 'head' | 'bar';
  readonly exhibitorsHref: string;
}

/** Pre-registering while the phase offers it and its page is there, else looking at who exhibits. */
export function ExpoAction({ exhibitionId, phase, exhibitorsHref }: ExpoActionProps) {
  const { text } = useTexts();
  const preRegister = hrefOf(useBoot())('expoPreRegister', { exhibitionId, status: 'preregister' });
  const isOffered = preRegister !== null && offers(phase, 'preRegister');
  return (
    <a className="button primary large" href={isOffered ? preRegister : exhibitorsHref}>
      {text(isOffered ? 'exhibition.primary.preRegister' : 'exhibition.primary.exhibitors')}
    </a>
  );
}
