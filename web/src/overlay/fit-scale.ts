import type { ImageTransform } from '@fairhall/core/overlay/image-transform';

/** In CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The scale at which a picture is seen whole; a small one is not blown up. */
export const calculateFitScale = (stage: Size, picture: Size): number =>
  Math.min(1, stage.width / picture.width, stage.height / picture.height);

/** The room a picture takes as it lies, so that what does not fit can be scrolled to. */
export function getRotatedSize(picture: Size, { scale, rotation }: ImageTransform): Size {
  const isUpright = rotation % 180 === 0;
  return {
    width: (isUpright ? picture.width : picture.height) * scale,
    height: (isUpright ? picture.height : picture.width) * scale,
  };
}
