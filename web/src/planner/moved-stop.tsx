import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import { wrapInIsolate } from '../ui/wrap-in-isolate.ts';
import styles from './planner.module.css';
import type { PlannerData } from './planner-data.ts';
import type { StopsContext } from './planner-stops.tsx';

interface MovedWords {
  readonly words: string;
  readonly href: string | null;
}

/** The notice for a stop that was moved to another day, with the link to that day. */
export function useMoved({ days, show }: PlannerData) {
  const { text } = useTexts();
  const [moved, setMoved] = useState<MovedWords | null>(null);
  const showMoved: StopsContext['showMoved'] = (stop, day) => {
    const label = show.days.find((each) => each.day === day)?.label ?? '';
    const name = wrapInIsolate(stop.label);
    const words =
      day === null ? text('planner.time.undated', { name }) : text('planner.time.moved', { name, day: label });
    setMoved({ words, href: days.find((each) => each.day === day)?.href ?? null });
  };
  return { moved, showMoved };
}

/** Takes the focus, because moving a stop removes its row together with the form that had the focus. */
export function StopMovedNotice({ moved }: { moved: MovedWords }) {
  const { text } = useTexts();
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (moved.words !== '') line.current?.focus();
  }, [moved]);
  return (
    <p ref={line} tabIndex={-1} className={styles.moved} data-moved="">
      <Icon name="check" small />
      <span>
        {moved.words}{' '}
        {moved.href === null ? null : (
          <a className="link" href={moved.href}>
            {text('planner.time.see')}
          </a>
        )}
      </span>
    </p>
  );
}
