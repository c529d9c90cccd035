import { getFormat } from '@fairhall/core/site/format';
import type { ReactNode } from 'react';
import { useBoot, useTexts } from '../page/contexts.ts';
import styles from './text-counter.module.css';

interface TextCounterProps {
  readonly count: { readonly length: number; readonly max: number };
  readonly children?: ReactNode;
}

/** Below a long text: help, and the number of characters used. */
export function TextCounter({ count: { length, max }, children }: TextCounterProps) {
  const { lang } = useBoot();
  const { text } = useTexts();
  const { number } = getFormat(lang);
  return (
    <p className={styles.counter}>
      <span>{children}</span>
      <span className="number" data-over={length > max ? '' : undefined}>
        {text('form.characters', { length: number(length), max: number(max) })}
      </span>
    </p>
  );
}

/** Says that the draft is stored on this device. */
export function DraftNote({ isSaved, children }: { isSaved: boolean; children: string }) {
  return <span data-draft={isSaved ? 'kept' : 'none'}>{isSaved ? children : null}</span>;
}
