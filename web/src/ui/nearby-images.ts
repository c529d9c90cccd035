import { IMAGE_LAZY_MARGIN_RATIO } from '@fairhall/core/site/limits';

/** Pictures below the fold load when they come within a third of the viewport. */
const ROOT_MARGIN = `${(IMAGE_LAZY_MARGIN_RATIO * 100).toFixed(2)}%`;

/** For each width of a picture's address, the width that high-density screens get. */
const WIDTH_STEPS: Readonly<Record<string, number>> = { 166: 332, 242: 480, 332: 480, 480: 960 };

/** Returns a `srcset` with a picture's width and a larger one; undefined for an address that is not an image's. */
export function toSrcSet(src: string): string | undefined {
  const [start, width = ''] = /^.*\/image\/(\d+)/.exec(src) ?? [];
  const wider = WIDTH_STEPS[width];
  if (start === undefined || wider === undefined) return undefined;
  return `${src} ${width}w, ${start.slice(0, -width.length)}${wider}${src.slice(start.length)} ${wider}w`;
}

/** Starts loading a picture. `shown` is its displayed width in pixels. */
function show(image: HTMLImageElement, shown: number): void {
  const { src } = image.dataset;
  if (src === undefined) return;
  image.sizes = `${Math.ceil(shown)}px`;
  image.srcset = toSrcSet(src) ?? '';
  image.src = src;
  delete image.dataset.src;
}

/** Loads the pictures inside `root` as they come near. Returns a function that stops this. */
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
