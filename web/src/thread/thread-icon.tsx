const ICON_PATHS = {
  clip: 'm15.5 9.500-5.300 5.300a3.300 3.300 0 0 1-4.700-4.700l6-6a2.200 2.200 0 0 1 3.100 3.100l-6 6a1.100 1.100 0 0 1-1.500-1.500l5.200-5.200',
  clock: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM10 6v4.2l2.7 1.8',
  lock: 'M5 9h10v7.5H5zM7 9V6.500a3 3 0 0 1 6 0V9',
  send: 'M3.500 10 16.500 4l-4 12.500-3-5z',
} as const;

/** A decorative icon. These icons are separate, so that pages without threads do not load them. */
export function ThreadIcon({ name, small, flip }: { name: keyof typeof ICON_PATHS; small?: boolean; flip?: boolean }) {
  return (
    <svg className={`icon${small ? ' small' : ''}${flip ? ' flip' : ''}`} viewBox="0 0 20 20" aria-hidden="true">
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
