import { LAZY_MARGIN_RATIO } from '@fairhall/core/site/limits';

/** Below the fold a picture is fetched when it comes within a third of the viewport. */
const ROOT_MARGIN = `${(LAZY_MARGIN_RATIO * 100).toFixed(2)}%`;

/** Stands where a picture is not fetched yet: the smallest there is, one clear pixel. */
export const NO_PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

function show(image: HTMLImageElement): void {
  const { src } = image.dataset;
  if (src === undefined) return;
  image.src = src;
  delete image.dataset.src;
}

/** Fetches the pictures below a place as they come near. Returns what ends that. */
export function showNearbyImages(place: ParentNode): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        show(target as HTMLImageElement); // only pictures are observed
      }
    },
    { rootMargin: ROOT_MARGIN },
  );
  for (const image of place.querySelectorAll<HTMLImageElement>('img[data-src]')) observer.observe(image);
  return () => observer.disconnect();
}
