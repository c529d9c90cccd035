import type { IMAGE_VIEWER_TOOLS } from '@fairhall/core/overlay/image-transform';

type ToolName = (typeof IMAGE_VIEWER_TOOLS)[number] | 'close';

const ICON_PATHS: Record<ToolName, string> = {
  zoomIn: 'M9 3.500a5.500 5.500 0 1 0 0 11 5.500 5.500 0 0 0 0-11zM13.200 13.200l3.800 3.800M9 6.500v5M6.500 9h5',
  zoomOut: 'M9 3.500a5.500 5.500 0 1 0 0 11 5.500 5.500 0 0 0 0-11zM13.200 13.200l3.800 3.800M6.500 9h5',
  oneToOne: 'M4.500 6 6 5v10M14 6l1.500-1v10M10 8v.1M10 12v.1',
  reset: 'M4 4v4h4M4.300 8a6.200 6.200 0 1 1-.5 4',
  previous: 'm12 4-6 6 6 6',
  next: 'm8 4 6 6-6 6',
  rotateLeft: 'M3.500 8h4V4M4 7.700A6.500 6.500 0 1 1 4.500 13',
  rotateRight: 'M16.500 8h-4V4M16 7.700A6.500 6.500 0 1 0 15.500 13',
  close: 'm5 5 10 10M15 5 5 15',
};

/** The tools rotate and resize a picture, so none is mirrored in right-to-left languages, except previous and next. */
export function ImageToolIcon({ tool }: { tool: ToolName }) {
  const flips = tool === 'previous' || tool === 'next';
  return (
    <svg className={flips ? 'icon flip' : 'icon'} viewBox="0 0 20 20" aria-hidden="true">
      <path d={ICON_PATHS[tool]} />
    </svg>
  );
}
