const PATHS = {
  arrow: 'm8 5 5 5-5 5',
  back: 'm12 4-6 6 6 6',
  calendar: 'M4 5h12v11H4zM4 8.500h12M7 3v3M13 3v3',
  check: 'm5 10.5 3.2 3.2L15 6.500',
  chevron: 'm5.5 8 4.5 4.500L14.5 8',
  close: 'm5 5 10 10M15 5 5 15',
  grid: 'M4 4h5v5H4zM11 4h5v5h-5zM4 11h5v5H4zM11 11h5v5h-5z',
  globe:
    'M3 10h14M10 3c2.4 2 3.4 4.4 3.4 7s-1 5-3.4 7c-2.4-2-3.4-4.4-3.4-7s1-5 3.4-7zM10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14z',
  home: 'M3.500 9 10 3.500 16.500 9v7.500h-4.500v-4.500h-4v4.500H3.500z',
  mail: 'M3 5h14v10H3zM3 6l7 5 7-5',
  menu: 'M4 5.500h12M4 10h12M4 14.500h12',
  people:
    'M7 9.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5zM2.500 16c.4-2.900 2.100-4.200 4.500-4.200s4.100 1.300 4.500 4.200M13 9.500a2.200 2.200 0 1 0-.8-4.200M13.500 11.900c2.200.1 3.600 1.400 4 4.100',
  plant: 'M3 16.500V8l4.500 3V8L12 11V4h4.500v12.500z',
  plus: 'M10 4.500v11M4.500 10h11',
  search: 'M9 3.500a5.500 5.500 0 1 0 0 11 5.500 5.500 0 0 0 0-11zM13.2 13.200l3.800 3.800',
  shield:
    'M10 3 4.500 5v4.500c0 3.500 2.200 6.100 5.500 7.500 3.300-1.400 5.500-4 5.500-7.500V5zM7.500 10l1.800 1.800L12.700 8.300',
  sort: 'M6.500 4v12M3.500 13l3 3 3-3M13.500 16V4M10.500 7l3-3 3 3',
  store:
    'M4 8v8h12V8M3 5h14l.5 3a2.200 2.200 0 0 1-4 .8 2.200 2.200 0 0 1-3.500 0 2.200 2.200 0 0 1-3.500 0 2.200 2.200 0 0 1-4-.8zM8 16v-4h4v4',
  warning: 'M10 3.500 17.500 16.500h-15zM10 8.500v3.500M10 14.200v.1',
  zoom: 'M9 3.500a5.500 5.500 0 1 0 0 11 5.500 5.500 0 0 0 0-11zM13.200 13.200l3.800 3.800M9 6.500v5M6.500 9h5',
} as const;

export type IconName = keyof typeof PATHS;

/** A line drawing beside a word; it says nothing of its own. `flip` mirrors it in right-to-left pages. */
export function Icon({ name, small, flip }: { name: IconName; small?: boolean; flip?: boolean }) {
  const className = `icon${small ? ' small' : ''}${flip ? ' flip' : ''}`;
  return (
    <svg className={className} viewBox="0 0 20 20" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
