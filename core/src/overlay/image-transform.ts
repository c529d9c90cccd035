/** Scale and rotation of a picture in the viewer: scale 1 is its natural size; rotation is in degrees clockwise. */
export interface ImageTransform {
  readonly scale: number;
  readonly rotation: number;
}

/** The tools that rotate or scale the picture; the toolbar has two more, which change the picture. */
export const IMAGE_TRANSFORM_TOOLS = ['zoomIn', 'zoomOut', 'oneToOne', 'reset', 'rotateLeft', 'rotateRight'] as const;
export type ImageTransformTool = (typeof IMAGE_TRANSFORM_TOOLS)[number];

/** The viewer's toolbar, in order. */
export const IMAGE_VIEWER_TOOLS = [
  'zoomIn',
  'zoomOut',
  'oneToOne',
  'reset',
  'previous',
  'next',
  'rotateLeft',
  'rotateRight',
] as const;

const ZOOM_STEP = 1.25;
const SCALE_MIN = 0.1;
const SCALE_MAX = 8;

/** Returns the transform after a tool; `initial` is the transform with which the picture was opened. */
export function applyTool(
  transform: ImageTransform,
  tool: ImageTransformTool,
  initial: ImageTransform,
): ImageTransform {
  switch (tool) {
    case 'zoomIn':
      return { ...transform, scale: Math.min(transform.scale * ZOOM_STEP, SCALE_MAX) };
    case 'zoomOut':
      return { ...transform, scale: Math.max(transform.scale / ZOOM_STEP, SCALE_MIN) };
    case 'oneToOne':
      return { ...transform, scale: 1 };
    case 'reset':
      return initial;
    case 'rotateLeft':
      return { ...transform, rotation: addRotation(transform.rotation, -90) };
    case 'rotateRight':
      return { ...transform, rotation: addRotation(transform.rotation, 90) };
  }
}

/** Returns the next or previous index, wrapping around at both ends.  */
export function wrapIndex(index: number, step: -1 | 1, count: number): number {
  return (index + step + count) % count;
}

/** Adds degrees, modulo a full turn. `|| 0` turns -0 into 0, so that equal transforms compare as equal. */
function addRotation(rotation: number, by: number): number {
  return (rotation + by) % 360 || 0;
}
