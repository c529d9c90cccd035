import type { MouseEvent, ReactNode } from 'react';
import { isPlainClick } from '../page/click-handler.ts';
import { useBoot } from '../page/contexts.ts';
import { loadModule } from '../page/load-module.ts';
import { usePortsSource } from '../page/use-ports-source.ts';
import { useSession } from './use-login.ts';

interface SiteLinkProps {
  /** An absolute address on another host of the installation; a path on this host is an ordinary link. */
  readonly href: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** A link to another site of the installation, which carries the buyer's login there. D-80 */
export function SiteLink({ href, className, children }: SiteLinkProps) {
  const boot = useBoot();
  const source = usePortsSource();
  const { isLoggedIn } = useSession();
  const follow = (event: MouseEvent) => {
    if (!isLoggedIn || source === null || href.startsWith('/') || !isPlainClick(event)) return;
    event.preventDefault();
    const leave = loadModule(() => import('./follow-with-login.ts'));
    leave.then(
      ({ followWithLogin }) => followWithLogin(href, boot, source),
      () => location.assign(href),
    );
  };
  return (
    <a className={className} href={href} onClick={follow} data-site-link="">
      {children}
    </a>
  );
}
