import { type FormEvent, useId, useRef } from 'react';
import { useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './scan.module.css';

interface ScanMethodsProps {
  readonly isReading: boolean;
  readonly readText: (text: string) => void;
  readonly readPicture: (file: File) => void;
}

/** Ways to read a badge without a camera: its number, the text of its code, or a picture of it. */
export function ScanMethods({ isReading, readText, readPicture }: ScanMethodsProps) {
  const { text } = useTexts();
  const ids = { picture: useId(), text: useId(), help: useId() };
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    readText(field.current?.value ?? '');
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
      <form method="post" data-form="scan" onSubmit={submit}>
        <label htmlFor={ids.text}>{text('badge.scan.number')}</label>
        <div className={styles.number}>
          {/* One line, so that handheld scanners, which type the code and press Enter, work too. */}
          <input
            id={ids.text}
            ref={field}
            type="text"
            dir="ltr"
            required
            autoCapitalize="characters"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            aria-describedby={ids.help}
          />
          <button type="submit" className="button">
            {text('badge.scan.number.find')}
          </button>
        </div>
        <p id={ids.help} className="meta">
          {text('badge.scan.number.help')}
        </p>
      </form>
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
      <p className="hidden" role="status">
        {isReading ? text('badge.scan.reading') : null}
      </p>
    </section>
  );
}
