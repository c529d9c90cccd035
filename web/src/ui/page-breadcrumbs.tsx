import { rootOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { Icon } from './icon.tsx';

export interface Crumb {
  readonly name: string;
  /** Absent for the present page. */
  readonly href?: string;
}

/** The path from the home page to the present page. */
export function PageBreadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const boot = useBoot();
  const { text } = useTexts();
  return (
    <nav aria-label={text('crumbs.label')}>
      <ol className="crumbs meta">
        <li>
          <a href={rootOf(boot)}>{text('crumbs.home')}</a>
        </li>
        {crumbs.map((crumb) => (
          <li key={crumb.href ?? crumb.name}>
            <Icon name="arrow" flip />
            {crumb.href === undefined ? (
              <bdi>{crumb.name}</bdi>
            ) : (
              <a href={crumb.href}>
                <bdi>{crumb.name}</bdi>
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
