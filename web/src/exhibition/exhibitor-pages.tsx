import { useTexts } from '../page/contexts.ts';
import { PageTurns } from '../ui/row-list.tsx';

/** Where a list of exhibitors stands among its pages. */
export interface PagePlace {
  readonly page: string;
  readonly previous: string | null;
  readonly next: string | null;
}

/** The ways to the other pages of a list of exhibitors; nothing where it has one. */
export function ExhibitorPages({ place: { page, previous, next } }: { place: PagePlace }) {
  const { text } = useTexts();
  if (previous === null && next === null) return null;
  return (
    <PageTurns
      label={text('exhibition.pages')}
      page={page}
      previous={{ text: text('exhibition.page.previous'), turn: turn(previous) }}
      next={{ text: text('exhibition.page.next'), turn: turn(next) }}
    />
  );
}

const turn = (href: string | null) => (href === null ? null : { href });
