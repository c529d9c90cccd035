const ICON_PATHS = {
  arrow: 'm8 5 5 5-5 5',
  back: 'm12 4-6 6 6 6',
  badge: 'M4 5h12v12H4zM8 3h4M8 5V3M12 5V3M7 9h3v3H7zM12.5 9.5h1M12.5 12h1M7 14.5h6.5',
  calendar: 'M4 5h12v11H4zM4 8.5h12M7 3v3M13 3v3',
  cart: 'M5 3h7l3 3v11H5zM12 3v3h3M8 10h4M8 13h4',
  check: 'm5 10.5 3.2 3.2L15 6.5',
  chevron: 'm5.5 8 4.5 4.5L14.5 8',
  clock: 'M10 3.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM10 6.3V10l2.6 1.6',
  close: 'm5 5 10 10M15 5 5 15',
  external: 'M8 5H4.5v10.5H15V12M11 4h5v5M16 4l-7 7',
  eye: 'M2.5 10S5 5 10 5s7.5 5 7.5 5-2.5 5-7.5 5-7.5-5-7.5-5zM10 7.7a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6z',
  eyeOff:
    'M2.5 10S5 5 10 5s7.5 5 7.5 5-2.5 5-7.5 5-7.5-5-7.5-5zM10 7.7a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6zM4 16.5 16 3.5',
  grip: 'M7 5.5v.1M13 5.5v.1M7 10v.1M13 10v.1M7 14.5v.1M13 14.5v.1',
  download: 'M10 3.5v8.5M6.5 8.8l3.5 3.5 3.5-3.5M4 16.5h12',
  document: 'M5 3h7l3 3v11H5zM12 3v3h3',
  grid: 'M4 4h5v5H4zM11 4h5v5h-5zM4 11h5v5H4zM11 11h5v5h-5z',
  globe:
    'M3 10h14M10 3c2.4 2 3.4 4.4 3.4 7s-1 5-3.4 7c-2.4-2-3.4-4.4-3.4-7s1-5 3.4-7zM10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14z',
  heart: 'M10 16.5C5 13 3 10.6 3 7.8A3.6 3.6 0 0 1 10 6.3a3.6 3.6 0 0 1 7 1.5c0 2.8-2 5.2-7 8.7z',
  home: 'M3.5 9 10 3.5 16.5 9v7.5h-4.5v-4.5h-4v4.5H3.5z',
  mail: 'M3 5h14v10H3zM3 6l7 5 7-5',
  menu: 'M4 5.5h12M4 10h12M4 14.5h12',
  minus: 'M4.5 10h11',
  more: 'M10 4a.6.6 0 1 0 .1 0zM10 9.4a.6.6 0 1 0 .1 0zM10 14.8a.6.6 0 1 0 .1 0z',
  people:
    'M7 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM2.5 16c.4-2.9 2.1-4.2 4.5-4.2s4.1 1.3 4.5 4.2M13 9.5a2.2 2.2 0 1 0-.8-4.2M13.5 11.9c2.2.1 3.6 1.4 4 4.1',
  person: 'M10 3.8a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4zM3.8 17c.6-3.6 3-5.2 6.2-5.2s5.6 1.6 6.2 5.2',
  plant: 'M3 16.5V8l4.5 3V8L12 11V4h4.5v12.5z',
  plus: 'M10 4.5v11M4.5 10h11',
  retry: 'M4 4v4h4M4.3 8a6.2 6.2 0 1 1-.5 4',
  search: 'M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM13.2 13.2l3.8 3.8',
  scales: 'M10 3.5v13M5.5 16.5h9M4 6h12M4 6l-2 5.5a2.3 2.3 0 0 0 4 0zM16 6l-2 5.5a2.3 2.3 0 0 0 4 0z',
  share: 'M10 12.5V3.5M6.8 6.5 10 3.5l3.2 3M6 9H4.5v7.5h11V9H14',
  shield: 'M10 3 4.5 5v4.5c0 3.5 2.2 6.1 5.5 7.5 3.3-1.4 5.5-4 5.5-7.5V5zM7.5 10l1.8 1.8L12.7 8.3',
  sort: 'M6.5 4v12M3.5 13l3 3 3-3M13.5 16V4M10.5 7l3-3 3 3',
  store:
    'M4 8v8h12V8M3 5h14l.5 3a2.2 2.2 0 0 1-4 .8 2.2 2.2 0 0 1-3.5 0 2.2 2.2 0 0 1-3.5 0 2.2 2.2 0 0 1-4-.8zM8 16v-4h4v4',
  upload: 'M10 13V4M6.5 7.5 10 4l3.5 3.5M4 16.5h12',
  warning: 'M10 3.5 17.5 16.5h-15zM10 8.5v3.5M10 14.2v.1',
  zoom: 'M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM13.2 13.2l3.8 3.8M9 6.5v5M6.5 9h5',
} as const;

export type IconName = keyof typeof ICON_PATHS;

/** A decorative icon beside a text. `flip` mirrors it on right-to-left pages. */
export function Icon({ name, small, flip }: { name: IconName; small?: boolean; flip?: boolean }) {
  const className = `icon${small ? ' small' : ''}${flip ? ' flip' : ''}`;
  return (
    <svg className={className} viewBox="0 0 20 20" aria-hidden="true">
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
