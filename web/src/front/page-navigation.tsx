import { useTexts } from '../page/contexts.ts';
import { PageTurns } from '../ui/row-list.tsx';

export interface PageLinks {
  readonly page: string;
  readonly previous: string | null;
  readonly next: string | null;
}

/** Links to the previous and next page; nothing for a list of one page. */
export function PageNavigation({ pages: { page, previous, next } }: { pages: PageLinks }) {
  const { text } = useTexts();
  if (previous === null && next === null) return null;
  const toTurn = (href: string | null) => (href === null ? null : { href });
  return (
    <PageTurns
      label={text('front.pages')}
      page={page}
      previous={{ text: text('front.previous'), turn: toTurn(previous) }}
      next={{ text: text('front.next'), turn: toTurn(next) }}
    />
  );
}
