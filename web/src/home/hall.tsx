import hallWide from './hall.avif';
import hallJpeg from './hall.jpg';
import hallWebp from './hall.webp';
import hall from './hall-720.avif';

/** The picture of a trade hall above the RFQ card; on a PC the first picture of the home page. */
export function Hall() {
  return (
    <picture>
      <source type="image/avif" srcSet={`${hall} 720w, ${hallWide} 1440w`} sizes="416px" />
      <source type="image/webp" srcSet={hallWebp} />
      <img src={hallJpeg} alt="" width="1440" height="540" fetchPriority="high" />
    </picture>
  );
}
