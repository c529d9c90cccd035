import { useTexts } from '../page/contexts.ts';
import { PageTurns } from '../ui/row-list.tsx';

export interface PageLinks {
  readonly page: string;
  readonly previous: string | null;
  readonly next: string | null;
}

/** The ways to the pages beside this one; none for a list of one page. */
export function Turns({ pages: { page, previous, next } }: { pages: PageLinks }) {
  const { text } = useTexts();
  if (previous === null && next === null) return null;
  const turn = (href: string | null) => (href === null ? null : { href });
  return (
    <PageTurns
      label={text('front.pages')}
      page={page}
      previous={{ text: text('front.previous'), turn: turn(previous) }}
      next={{ text: text('front.next'), turn: turn(next) }}
    />
  );
}
