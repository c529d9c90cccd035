import { useTexts } from '../page/contexts.ts';
import { PageTurns } from '../ui/row-list.tsx';

/** The position of a page in a list of exhibitors. */
export interface PagePosition {
  readonly page: string;
  readonly previous: string | null;
  readonly next: string | null;
}

/** Links to the other pages of a list of exhibitors; nothing if there is only one. */
export function ExhibitorPages({
  position: { page, previous, next },
  label,
}: {
  position: PagePosition;
  /** What the links lead through; exhibitors when absent. */
  label?: string;
}) {
  const { text } = useTexts();
  if (previous === null && next === null) return null;
  return (
    <PageTurns
      label={label ?? text('exhibition.pages')}
      page={page}
      previous={{ text: text('exhibition.page.previous'), turn: toTurn(previous) }}
      next={{ text: text('exhibition.page.next'), turn: toTurn(next) }}
    />
  );
}

const toTurn = (href: string | null) => (href === null ? null : { href });
