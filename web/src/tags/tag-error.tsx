import { toDisplayText } from '@fairhall/core/contract/error-message';
import type { TagSelectorView } from '@fairhall/core/tags/tag-selector.view';
import { FieldProblem } from '../forms/field-frame.tsx';
import { useTexts } from '../page/contexts.ts';
import styles from './tag-dialog.module.css';

/** The reason why a tag was rejected.  */
export function TagError({ view: { state, message } }: { view: TagSelectorView }) {
  const texts = useTexts();
  const isShown = state === 'open' && message !== null;
  return (
    <div role="alert" className={styles.refusal} data-shown={isShown ? '' : undefined}>
      {isShown ? <FieldProblem>{toDisplayText(texts, message)}</FieldProblem> : null}
    </div>
  );
}
