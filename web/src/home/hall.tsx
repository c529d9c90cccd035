import hallWide from './hall.avif';
import hallJpeg from './hall.jpg';
import hallWebp from './hall.webp';
import hall from './hall-720.avif';

/** The picture of a trade hall, for an exhibition without a picture of its own. */
export function Hall() {
  return (
    <picture>
      <source type="image/avif" srcSet={`${hall} 720w, ${hallWide} 1440w`} sizes="(min-width: 62em) 592px, 100vw" />
      <source type="image/webp" srcSet={hallWebp} />
      <img src={hallJpeg} alt="" width="1440" height="540" fetchPriority="high" />
    </picture>
  );
}
