import { rootOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { Icon } from './icon.tsx';

export interface Crumb {
  readonly name: string;
  /** The page itself has none. */
  readonly href?: string;
}

/** The way from the home page down to this one. */
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
