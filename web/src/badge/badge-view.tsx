import { useTexts } from '../page/contexts.ts';
import { BadgePage } from './badge-page.tsx';
import { BadgePicture } from './badge-picture-view.tsx';
import { BadgeSharing } from './badge-sharing.tsx';
import { MailBadge } from './mail-badge.tsx';
import { PlannerLink } from './planner-link.tsx';
import type { SharedBadgesData } from './sharing-data.ts';

/** The visitor's badges, starting with the next exhibition's. */
export function BadgeViewPage({ data }: { data: SharedBadgesData }) {
  const { text } = useTexts();
  const { badges, downloadHref, showsCanvas, sharing, cachedAt } = data;
  return (
    <BadgePage data={data} name="badge-view" title={text('badge.title')} lead={text('badge.lead')}>
      {badges.map((badge) => (
        <BadgePicture key={badge.face.badgeNo} badge={badge} showsCanvas={showsCanvas}>
          {() => (
            <>
              <PlannerLink badge={badge} />
              {downloadHref === null ? null : (
                <a className="button" href={downloadHref}>
                  {text('badge.toDownload')}
                </a>
              )}
              {badge.isOpen && cachedAt === null ? (
                <MailBadge exhibitionId={badge.exhibitionId} badgeNo={badge.face.badgeNo} />
              ) : null}
              <BadgeSharing badge={badge} sharing={sharing[badge.face.badgeNo]} />
            </>
          )}
        </BadgePicture>
      ))}
    </BadgePage>
  );
}
