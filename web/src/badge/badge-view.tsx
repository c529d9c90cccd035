import { useTexts } from '../page/contexts.ts';
import type { BadgesData } from './badge-data.ts';
import { BadgePage } from './badge-page.tsx';
import { BadgePicture } from './badge-picture-view.tsx';

/** The visitor's badges, the one of the next show first. */
export function BadgeViewPage({ data }: { data: BadgesData }) {
  const { text } = useTexts();
  const { badges, downloadHref, showsCanvas } = data;
  return (
    <BadgePage data={data} name="badge-view" title={text('badge.title')} lead={text('badge.lead')}>
      {badges.map((badge) => (
        <BadgePicture key={badge.face.badgeNo} badge={badge} showsCanvas={showsCanvas}>
          {() =>
            downloadHref === null ? null : (
              <a className="button" href={downloadHref}>
                {text('badge.toDownload')}
              </a>
            )
          }
        </BadgePicture>
      ))}
    </BadgePage>
  );
}
