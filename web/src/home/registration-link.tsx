import type { MouseEvent } from 'react';
import { useIsRegistered } from '../login/stored-registrations.ts';
import { useTexts } from '../page/contexts.ts';
import { loadModule } from '../page/load-module.ts';
import { askForm } from '../page/requested-forms.ts';
import { useAct } from '../page/use-act.ts';
import type { ExhibitionRowWords } from './exhibition-row-words.ts';

interface RegistrationLinkProps {
  readonly show: ExhibitionRowWords;
  readonly className: string;
}

/**
 * The link to the pre-registration; for a registered visitor to the badge. Nothing if the exhibition offers no
 * pre-registration. 
 */
export function RegistrationLink({ show, className }: RegistrationLinkProps) {
  const { text } = useTexts();
  const isRegistered = useIsRegistered(show.id);
  const openForm = useOpenForm(show.id);
  const { registration, href } = show;
  if (registration === null) return null;
  const label = text(isRegistered ? 'home.exhibition.badge' : 'home.exhibition.preRegister');
  const action = isRegistered ? 'badge' : 'preRegister';
  if (registration.kind === 'page')
    return (
      <a
        className={className}
        href={isRegistered ? registration.badgeHref : registration.href}
        rel={isRegistered ? 'nofollow' : undefined}
        data-action={action}
      >
        {label}
      </a>
    );
  return (
    <a className={className} href={href ?? undefined} data-action={action} data-opens-here="" onClick={openForm}>
      {label}
    </a>
  );
}

/**
 * Returns a function that opens the form over the page, or the badge number of a registered visitor. Without scripts the
 * link leads to the exhibition. D-92
 */
function useOpenForm(exhibitionId: string): (event: MouseEvent) => void {
  const act = useAct();
  return (event) => {
    event.preventDefault();
    void act(async ({ gateway }) => {
      const { loadExhibition } = await loadModule(() => import('@fairhall/core/preregistration/load-exhibition'));
      const loaded = await loadExhibition(gateway, exhibitionId);
      if (loaded.ok) await askForm({ loaded: loaded.value, showsResult: true });
      return loaded;
    });
  };
}
