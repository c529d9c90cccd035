import { useTexts } from '../page/contexts.ts';
import { BadgePage } from './badge-page.tsx';
import { BadgePicture } from './badge-picture-view.tsx';
import { BadgeSharing } from './badge-sharing.tsx';
import { MailBadge } from './mail-badge.tsx';
import { PlannerLink } from './planner-link.tsx';
import { SaveBadge } from './save-badge.tsx';
import type { SharedBadgesData } from './sharing-data.ts';

/** The visitor's badges, starting with the next exhibition's, each to show at the entrance or to save. */
export function MyBadgePage({ data }: { data: SharedBadgesData }) {
  const { text } = useTexts();
  return (
    <BadgePage data={data} name="my-badge" title={text('badge.title')} lead={text('badge.lead')}>
      {data.badges.map((badge) => (
        <BadgePicture key={badge.face.badgeNo} badge={badge} showsCanvas={data.showsCanvas}>
          {() => (
            <>
              <PlannerLink badge={badge} />
              <SaveBadge exhibitionId={badge.exhibitionId} shown={badge} />
              {badge.isOpen && data.cachedAt === null ? (
                <MailBadge exhibitionId={badge.exhibitionId} badgeNo={badge.face.badgeNo} />
              ) : null}
              <BadgeSharing badge={badge} sharing={data.sharing[badge.face.badgeNo]} />
            </>
          )}
        </BadgePicture>
      ))}
    </BadgePage>
  );
}
