import type { ImageTransform } from '@fairhall/core/overlay/image-transform';

/** In CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The scale at which the whole picture is visible; small pictures are not enlarged. */
export const calculateFitScale = (stage: Size, picture: Size): number =>
  Math.min(1, stage.width / picture.width, stage.height / picture.height);

/** The size of a picture after scaling and rotation, so that the overflow can be scrolled. */
export function getRotatedSize(picture: Size, { scale, rotation }: ImageTransform): Size {
  const isUpright = rotation % 180 === 0;
  return {
    width: (isUpright ? picture.width : picture.height) * scale,
    height: (isUpright ? picture.height : picture.width) * scale,
  };
}
