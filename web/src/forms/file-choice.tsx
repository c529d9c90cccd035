import { toDisplayText } from '@fairhall/core/contract/error-message';
import type { FormFileView } from '@fairhall/core/files/form-file.view';
import { ATTACHMENT_EXTENSIONS, type FileRefusal } from '@fairhall/core/files/form-files';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../page/contexts.ts';
import { FieldProblem } from './field-frame.tsx';
import styles from './file-choice.module.css';
import { fieldId } from './focus-field.ts';

const FILE_ENDINGS = ATTACHMENT_EXTENSIONS.map((ending) => `.${ending}`).join(',');

interface FileButtonProps {
  readonly name: string;
  /** Id of what describes it. */
  readonly hint: string;
  readonly isFull: boolean;
  readonly onChosen: (files: readonly File[]) => void;
  /** The look of the button. */
  readonly look: string;
  /** What it says. */
  readonly children: ReactNode;
}

/** The way to the device's own choice of files. */
export function FileButton({ name, hint, isFull, onChosen, look, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = (chosen: HTMLInputElement | null) => {
    if (chosen === null) return;
    const files = [...(chosen.files ?? [])];
    if (files.length > 0) onChosen(files);
    // The same file may be chosen again after it was removed.
    chosen.value = '';
  };
  // Files that were chosen before the page's script was there.
  useEffect(() => take(input.current), []);
  return (
    <>
      <input
        ref={input}
        id={fieldId(name)}
        className={`hidden ${styles.input}`}
        type="file"
        multiple
        accept={FILE_ENDINGS}
        aria-describedby={hint}
        disabled={isFull}
        onChange={({ currentTarget }) => take(currentTarget)}
      />
      {/* A label and no button, so that it opens the choice of files before the page's script is there. */}
      <label className={look} htmlFor={fieldId(name)}>
        {children}
      </label>
    </>
  );
}

/** Files of the last choice that were not taken, each with its reason. */
export function FileErrors({ refusals }: { refusals: readonly FileRefusal[] }) {
  const texts = useTexts();
  return (
    <div role="alert">
      {refusals.map(({ name, message }) => (
        <FieldProblem key={name}>{toDisplayText(texts, message)}</FieldProblem>
      ))}
    </div>
  );
}

/** How each file stands, read out as it changes. */
export function FileStates({ files }: { files: readonly FormFileView[] }) {
  const { text } = useTexts();
  return (
    <ul className="hidden" aria-live="polite">
      {files.map(({ id, name, state }) => (
        <li key={`${id}-${state}`}>{text(`files.${state}`, { name })}</li>
      ))}
    </ul>
  );
}
