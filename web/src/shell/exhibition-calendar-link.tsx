import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { Icon, type IconName } from '../ui/icon.tsx';

interface ExhibitionCalendarLinkProps {
  readonly className: string | undefined;
  /** Stands for the words where there is no room for them. */
  readonly icon?: IconName;
}

/** The link to the calendar of exhibitions; suppliers have none. D-87 */
export function ExhibitionCalendarLink({ className, icon }: ExhibitionCalendarLinkProps) {
  const boot = useBoot();
  const label = useTexts().text('shell.exhibitions');
  if (boot.audience === 'supplier') return null;
  return (
    <a className={className} href={hrefOf(boot)('exhibitions', {})} aria-label={label}>
      {icon ? <Icon name={icon} /> : label}
    </a>
  );
}
