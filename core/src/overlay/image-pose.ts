/** How a picture lies in the viewer: scale 1 is its natural size, rotation is in degrees to the right. */
export interface ImagePose {
  readonly scale: number;
  readonly rotation: number;
}

/** The tools that turn or size the picture; two more go from picture to picture. */
export const POSE_TOOLS = ['zoomIn', 'zoomOut', 'oneToOne', 'reset', 'rotateLeft', 'rotateRight'] as const;
export type PoseTool = (typeof POSE_TOOLS)[number];

/** The viewer's toolbar, in order. */
export const VIEWER_TOOLS = [
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

/** The pose after a tool was used; `initial` is the pose in which the picture was opened. */
export function afterTool(pose: ImagePose, tool: PoseTool, initial: ImagePose): ImagePose {
  switch (tool) {
    case 'zoomIn':
      return { ...pose, scale: Math.min(pose.scale * ZOOM_STEP, SCALE_MAX) };
    case 'zoomOut':
      return { ...pose, scale: Math.max(pose.scale / ZOOM_STEP, SCALE_MIN) };
    case 'oneToOne':
      return { ...pose, scale: 1 };
    case 'reset':
      return initial;
    case 'rotateLeft':
      return { ...pose, rotation: turned(pose.rotation, -90) };
    case 'rotateRight':
      return { ...pose, rotation: turned(pose.rotation, 90) };
  }
}

/** The index before or after, going round at both ends.  */
export function neighbour(index: number, step: -1 | 1, count: number): number {
  return (index + step + count) % count;
}

/** Degrees below a full turn, which counts as 0. `|| 0` makes 0 of -0, so that equal poses compare as equal. */
function turned(rotation: number, by: number): number {
  return (rotation + by) % 360 || 0;
}
