import { toDisplayText } from '@fairhall/core/contract/error-message';
import type { CardEvent, CardView } from '@fairhall/core/files/card-files';
import { useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { LoadingSpinner } from '../ui/loading-spinner.tsx';
import styles from './card-fields.module.css';
import { FieldProblem } from './field-frame.tsx';
import { getScopedId } from './focus-field.ts';
import { useCompressedPictures } from './use-compressed-pictures.ts';

interface CardFieldsProps {
  readonly cards: readonly CardView[];
  readonly send: (event: CardEvent) => void;
}

/** Pictures of a business card. Each is uploaded at once and stored privately. D-33 D-84 */
export function CardFields({ cards, send }: CardFieldsProps) {
  const { text } = useTexts();
  return (
    <fieldset className={styles.cards} data-field="cards">
      <legend>
        {text('files.card')} <small>{text('form.optional')}</small>
      </legend>
      <div>
        {cards.map((card) => (
          <CardSide key={card.side} card={card} send={send} />
        ))}
      </div>
    </fieldset>
  );
}

function CardSide({ card, send }: { card: CardView; send: CardFieldsProps['send'] }) {
  const texts = useTexts();
  const { side, file, fault, imageUrl } = card;
  const message = fault ?? file?.message ?? null;
  return (
    <div className={styles.side} data-card={side} data-state={file?.state ?? 'none'}>
      {file === null ? (
        <CardChoice side={side} onChosen={(chosen) => send({ type: 'card.chosen', side, file: chosen })} />
      ) : (
        <p className={styles.kept}>
          {imageUrl === '' ? null : <img src={imageUrl} alt="" width="72" height="45" />}
          {file.state === 'sending' ? <LoadingSpinner /> : null}
          {file.state === 'kept' && imageUrl === '' ? <Icon name="check" small /> : null}
          <bdi>{file.name === '' ? texts.text(`files.card.${side}`) : file.name}</bdi>
          {file.state === 'failed' ? (
            <IconButton
              icon="retry"
              label={texts.text('files.retry', { name: file.name })}
              onClick={() => send({ type: 'card.retried', side })}
            />
          ) : null}
          <IconButton
            icon="close"
            label={texts.text('files.remove', {
              name: file.name === '' ? texts.text(`files.card.${side}`) : file.name,
            })}
            onClick={() => send({ type: 'card.removed', side })}
          />
        </p>
      )}
      {message === null ? null : <FieldProblem role="alert">{toDisplayText(texts, message)}</FieldProblem>}
    </div>
  );
}

interface CardChoiceProps {
  readonly side: CardView['side'];
  readonly onChosen: (file: File) => void;
}

/** A label instead of a button, so that it opens the file dialog before the script has loaded. */
function CardChoice({ side, onChosen }: CardChoiceProps) {
  const { text } = useTexts();
  const id = getScopedId(side);
  const { isCompressing, take } = useCompressedPictures({
    formats: 'webp',
    onChosen: ([file]) => file !== undefined && onChosen(file),
  });
  return (
    <>
      <input
        id={id}
        className={`hidden ${styles.input}`}
        type="file"
        accept=".png,.jpg,.jpeg,.webp"
        onChange={({ currentTarget }) => take([...(currentTarget.files ?? [])].slice(0, 1), currentTarget)}
      />
      <label className={styles.choice} htmlFor={id} aria-busy={isCompressing}>
        {isCompressing ? <LoadingSpinner /> : <Icon name="upload" />}
        {text(`files.card.${side}`)}
      </label>
    </>
  );
}
