import { type FormEvent, useId, useRef } from 'react';
import { useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './scan.module.css';

interface ScanMethodsProps {
  readonly isReading: boolean;
  readonly readText: (text: string) => void;
  readonly readPicture: (file: File) => void;
}

/** Ways to read a badge without a camera: a picture of it, or the text of its code. */
export function ScanMethods({ isReading, readText, readPicture }: ScanMethodsProps) {
  const { text } = useTexts();
  const ids = { picture: useId(), text: useId(), help: useId() };
  const area = useRef<HTMLTextAreaElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    readText(area.current?.value ?? '');
  };
  const take = (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    if (file !== undefined) readPicture(file);
    // Without the reset, choosing the same picture again would fire no event.
    input.value = '';
  };
  return (
    <section className={styles.ways}>
      <h2>{text('badge.scan.ways')}</h2>
      <input
        id={ids.picture}
        className={`hidden ${styles.input}`}
        type="file"
        accept="image/*"
        onChange={({ currentTarget }) => take(currentTarget)}
      />
      <label className="button" htmlFor={ids.picture}>
        <Icon name="upload" small />
        {text('badge.scan.picture')}
      </label>
      <form method="post" data-form="scan" onSubmit={submit}>
        <label htmlFor={ids.text}>{text('badge.scan.text')}</label>
        <textarea id={ids.text} ref={area} rows={3} dir="ltr" required spellCheck={false} aria-describedby={ids.help} />
        <p id={ids.help} className="meta">
          {text('badge.scan.text.help')}
        </p>
        <button type="submit" className="button">
          {text('badge.scan.text.read')}
        </button>
      </form>
      <p className="hidden" role="status">
        {isReading ? text('badge.scan.reading') : null}
      </p>
    </section>
  );
}
