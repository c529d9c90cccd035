import { badgeFileName } from '@fairhall/core/badge/badge-content';
import { useTexts } from '../page/contexts.ts';
import type { BadgesData } from './badge-data.ts';
import { BadgePage } from './badge-page.tsx';
import { BadgePicture } from './badge-picture-view.tsx';

/** The visitor's badges, each with a button to save it as a picture. */
export function BadgeDownloadPage({ data }: { data: BadgesData }) {
  const { text } = useTexts();
  const lead = text('badge.download.lead');
  return (
    <BadgePage data={data} name="badge-download" title={text('badge.download.title')} lead={lead}>
      {data.badges.map((badge) => (
        <BadgePicture key={badge.face.badgeNo} badge={badge} showsCanvas={data.showsCanvas}>
          {(address) =>
            address === null ? (
              <button type="button" className="button primary" disabled>
                {text('badge.save')}
              </button>
            ) : (
              <a className="button primary" href={address} download={badgeFileName(badge.face.badgeNo)}>
                {text('badge.save')}
              </a>
            )
          }
        </BadgePicture>
      ))}
    </BadgePage>
  );
}
