import { PLANNER_REMARK_MAX } from '@fairhall/core/contract/planner-limits';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import { isolated } from '../ui/isolated.ts';
import { RemovedRow } from '../ui/removed-row.tsx';
import { StandPlate } from '../ui/stand-plate.tsx';
import styles from './planner.module.css';
import type { StopWords } from './planner-data.ts';
import { StopPicture } from './stop-picture.tsx';

interface StopProps {
  readonly stop: StopWords;
  /** Whether the exhibitor can be asked for a meeting. */
  readonly canMeet: boolean;
  readonly standing: { readonly remark: string; readonly isRemoved: boolean };
  readonly remove: () => Promise<boolean>;
  readonly restore: () => Promise<boolean>;
  readonly note: (remark: string) => Promise<boolean>;
}

/** Something that is planned. Taken out it leaves its place to the way back, until the page is left. D-28 */
export function PlannerStop({ stop, canMeet, standing, remove, restore, note }: StopProps) {
  const { text } = useTexts();
  const [isWriting, setWriting] = useState(false);
  const { isRemoved, remark } = standing;
  if (isRemoved) {
    const words = text('planner.removed', { name: isolated(stop.label) });
    return (
      <li data-stop={stop.id} data-removed="">
        <RemovedRow words={words} undo={text('planner.undo')} onUndo={restore} />
      </li>
    );
  }
  return (
    <li className={styles.stop} data-stop={stop.id}>
      <StopHead stop={stop} />
      {isWriting ? (
        <NoteForm
          name={stop.label}
          remark={remark}
          save={async (words) => (await note(words)) && setWriting(false)}
          cancel={() => setWriting(false)}
        />
      ) : (
        <>
          {remark === '' ? null : (
            <p className={styles.note} dir="auto">
              {remark}
            </p>
          )}
          <div className={styles.acts}>
            {canMeet ? <MeetLink stop={stop} /> : null}
            <button type="button" className="button" onClick={() => setWriting(true)}>
              {text(remark === '' ? 'planner.note.add' : 'planner.note')}
              <span className="hidden">: {isolated(stop.label)}</span>
            </button>
            <button type="button" className="button" onClick={remove}>
              <Icon name="close" small />
              {text('planner.remove')}
              <span className="hidden">: {isolated(stop.label)}</span>
            </button>
          </div>
        </>
      )}
    </li>
  );
}

function MeetLink({ stop: { exhibitionId, supplierId, name } }: { stop: StopWords }) {
  const { text } = useTexts();
  return (
    <a className="button" href={hrefOf(useBoot())('expoMeeting', { exhibitionId, supplierId })}>
      {text('planner.meet')}
      <span className="hidden">: {isolated(name)}</span>
    </a>
  );
}

function StopHead({ stop: { plate, name, href, product, picture } }: { stop: StopWords }) {
  const { text } = useTexts();
  return (
    <div className={styles.what}>
      <StopPicture src={picture} />
      <div className={styles.words}>
        {name === '' ? null : (
          <a className={styles.name} href={href}>
            <bdi>{name}</bdi>
          </a>
        )}
        {product === null ? (
          <p className={styles.kind}>
            <Icon name="store" small />
            {text('planner.kind.stand')}
          </p>
        ) : (
          <a className="link" href={product.href}>
            <bdi>{product.name}</bdi>
          </a>
        )}
      </div>
      {plate === null ? null : <StandPlate name={plate} className={styles.plate} />}
    </div>
  );
}

interface NoteProps {
  readonly name: string;
  readonly remark: string;
  readonly save: (remark: string) => void;
  readonly cancel: () => void;
}

/** The note being written. What is typed stays until it has been saved. */
function NoteForm({ name, remark, save, cancel }: NoteProps) {
  const { text } = useTexts();
  const field = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save(area.current?.value ?? '');
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <label htmlFor={field}>{text('planner.note.for', { name: isolated(name) })}</label>
      <textarea id={field} ref={area} defaultValue={remark} maxLength={PLANNER_REMARK_MAX} rows={3} dir="auto" />
      <div className={styles.acts}>
        <button type="submit" className="button primary">
          {text('planner.note.save')}
        </button>
        <button type="button" className="button" onClick={cancel}>
          {text('planner.note.cancel')}
        </button>
      </div>
    </form>
  );
}
