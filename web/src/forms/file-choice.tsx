import { toDisplayText } from '@fairhall/core/contract/error-message';
import type { FormFileView } from '@fairhall/core/files/form-file.view';
import { FILE_ATTACHMENT_EXTENSIONS, type FileRefusal } from '@fairhall/core/files/form-files';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../page/contexts.ts';
import { FieldProblem } from './field-frame.tsx';
import styles from './file-choice.module.css';
import { fieldId } from './focus-field.ts';
import { useCompressedFiles } from './use-compressed-pictures.ts';

const FILE_ENDINGS = FILE_ATTACHMENT_EXTENSIONS.map((ending) => `.${ending}`).join(',');

interface FileButtonProps {
  readonly name: string;
  /** Id of the element that describes it. */
  readonly hint: string;
  readonly isFull: boolean;
  readonly onChosen: (files: readonly File[]) => void;
  /** Class name of the button. */
  readonly look: string;
  /** The button's label. */
  readonly children: ReactNode;
}

/** A button that opens the device's file dialog. */
export function FileButton({ name, hint, isFull, onChosen, look, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const { isCompressing, take: compress } = useCompressedFiles(onChosen);
  const take = (chosen: HTMLInputElement | null) => {
    if (chosen === null) return;
    compress([...(chosen.files ?? [])], chosen);
    // Allows choosing the same file again after it was removed.
    chosen.value = '';
  };
  // Takes files that were chosen before the script loaded.
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
      {/* A label instead of a button, so that it opens the file dialog before the script has loaded. */}
      <label className={look} htmlFor={fieldId(name)} aria-busy={isCompressing}>
        {children}
      </label>
    </>
  );
}

/** The rejected files of the last choice, each with its reason. */
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

/** The status of each file; a screen reader announces changes. */
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
