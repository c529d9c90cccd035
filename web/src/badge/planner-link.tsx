import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { getPlannerHref } from '../ui/exhibition-hrefs.ts';
import { Icon } from '../ui/icon.tsx';
import type { BadgeWords } from './badge-words.ts';

/** Links the wearer of a badge to their planner, which is what comes after the badge. D-28 */
export function PlannerLink({ badge: { planAt } }: { badge: BadgeWords }) {
  const boot = useBoot();
  const { text } = useTexts();
  if (planAt === null) return null;
  return (
    <a
      className="button primary"
      href={getPlannerHref(planAt, { boot, href: hrefOf(boot) })}
      rel="nofollow"
      data-action="plan"
    >
      <Icon name="calendar" small />
      {text('badge.plan')}
    </a>
  );
}
