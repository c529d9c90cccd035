import { formatFor } from '@fairhall/core/site/format';
import type { ReactNode } from 'react';
import { useBoot, useTexts } from '../page/contexts.ts';
import styles from './text-counter.module.css';

interface TextCounterProps {
  readonly count: { readonly length: number; readonly max: number };
  readonly children?: ReactNode;
}

/** Below a long text: what helps with it, and how much of its room is taken. */
export function TextCounter({ count: { length, max }, children }: TextCounterProps) {
  const { lang } = useBoot();
  const { text } = useTexts();
  const { number } = formatFor(lang);
  return (
    <p className={styles.counter}>
      <span>{children}</span>
      <span className="number" data-over={length > max ? '' : undefined}>
        {text('form.characters', { length: number(length), max: number(max) })}
      </span>
    </p>
  );
}

/** Tells that what was typed stays on this device. */
export function DraftNote({ isKept, children }: { isKept: boolean; children: string }) {
  return <span data-draft={isKept ? 'kept' : 'none'}>{isKept ? children : null}</span>;
}
