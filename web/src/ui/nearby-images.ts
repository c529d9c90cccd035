import { IMAGE_LAZY_MARGIN_RATIO } from '@fairhall/core/site/limits';

/** Below the fold a picture is fetched when it comes within a third of the viewport. */
const ROOT_MARGIN = `${(IMAGE_LAZY_MARGIN_RATIO * 100).toFixed(2)}%`;

/** Stands where a picture is not fetched yet: one clear pixel, in the fewest bytes that browsers do not show as broken. */
export const NO_PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

/** The width that screens with more pixels get of a picture that is addressed in one of these. */
const WIDTH_STEPS: Readonly<Record<string, number>> = { 166: 332, 242: 480, 332: 480, 480: 960 };

/** A picture in its width and in a larger one, as `srcset` has them; undefined for an address of another kind. */
export function toSrcSet(src: string): string | undefined {
  const [start, width = ''] = /^.*\/image\/(\d+)/.exec(src) ?? [];
  const wider = WIDTH_STEPS[width];
  if (start === undefined || wider === undefined) return undefined;
  return `${src} ${width}w, ${start.slice(0, -width.length)}${wider}${src.slice(start.length)} ${wider}w`;
}

/** `shown` is how wide it stands on the page, in pixels. */
function show(image: HTMLImageElement, shown: number): void {
  const { src } = image.dataset;
  if (src === undefined) return;
  image.sizes = `${Math.ceil(shown)}px`;
  image.srcset = toSrcSet(src) ?? '';
  image.src = src;
  delete image.dataset.src;
}

/** Fetches the pictures below a place as they come near. Returns what ends that. */
export function showNearbyImages(root: ParentNode): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target, boundingClientRect } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        show(target as HTMLImageElement, boundingClientRect.width); // only pictures are observed
      }
    },
    { rootMargin: ROOT_MARGIN },
  );
  for (const image of root.querySelectorAll<HTMLImageElement>('img[data-src]')) observer.observe(image);
  return () => observer.disconnect();
}
