import { toDisplayText } from '@fairhall/core/contract/error-message';
import { toPrivateImageUrl } from '@fairhall/core/contract/resource';
import type { PictureProblem } from '@fairhall/core/files/sent-picture';
import { getFormat } from '@fairhall/core/site/format';
import { useEffect, useRef } from 'react';
import { FieldProblem } from '../forms/field-frame.tsx';
import { fieldId, focusField } from '../forms/focus-field.ts';
import { useCompressedPictures } from '../forms/use-compressed-pictures.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { LoadingSpinner } from '../ui/loading-spinner.tsx';
import styles from './picture-list.module.css';

/** Pictures of a form, some of which need a signed address. */
interface FormPictures {
  readonly unsignedImages: readonly string[];
  readonly signs: ReadonlyMap<string, string>;
}

/** Returns the address of a picture; null while its signature is being requested. D-84 */
export function toPictureAddress(
  imageServer: string,
  image: string,
  { unsignedImages, signs }: FormPictures,
): string | null {
  if (unsignedImages.includes(image)) return null;
  return toPrivateImageUrl(imageServer, image, signs.get(image) || undefined, 332);
}

interface PictureListProps {
  /** The name of the field. */
  readonly name: string;
  readonly images: readonly string[];
  readonly view: FormPictures;
  readonly send: (
    event:
      | { readonly type: 'picture.moved'; readonly index: number; readonly by: -1 | 1 }
      | { readonly type: 'picture.removed'; readonly index: number },
  ) => void;
}

/** Pictures in order, each with buttons to move and to remove it. */
export function PictureList({ name, images, view, send }: PictureListProps) {
  const { imageServer } = useBoot();
  const list = useRef<HTMLOListElement>(null);
  const pressed = useRef<PressedButton | null>(null);
  useEffect(() => {
    if (pressed.current !== null) focusButton(list.current, pressed.current, name);
    pressed.current = null;
  }, [images, name]);
  return (
    <ol ref={list} className={styles.list}>
      {images.map((image, index) => (
        <Picture
          key={image}
          address={toPictureAddress(imageServer, image, view)}
          index={index}
          last={images.length - 1}
          onMove={(by) => {
            pressed.current = { index: index + by, place: by < 0 ? 0 : 1 };
            send({ type: 'picture.moved', index, by });
          }}
          onRemove={() => {
            pressed.current = { index: Math.min(index, images.length - 2), place: 2 };
            send({ type: 'picture.removed', index });
          }}
        />
      ))}
    </ol>
  );
}

/** The button to focus after a change: by its picture's new position, and by its place among the picture's buttons. */
interface PressedButton {
  readonly index: number;
  readonly place: 0 | 1 | 2;
}

/**
 * Moves the focus along with a moved picture, whose button may be disabled at the end of the list, or from a removed one
 * to the next. Without pictures it goes to the field that adds some.
 */
function focusButton(list: HTMLElement | null, { index, place }: PressedButton, name: string): void {
  const buttons = list?.querySelectorAll<HTMLButtonElement>(`[data-picture="${index}"] button`) ?? [];
  const button = [buttons[place], buttons[1 - place]].find((each) => each?.disabled === false);
  if (button === undefined) focusField(name);
  else button.focus();
}

interface PictureProps {
  /** Null while the picture's address is unknown. */
  readonly address: string | null;
  readonly index: number;
  readonly last: number;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

function Picture({ address, index, last, onMove, onRemove }: PictureProps) {
  const { lang } = useBoot();
  const { text } = useTexts();
  const { number } = getFormat(lang);
  const words = { number: number(index + 1) };
  return (
    <li data-picture={index}>
      {address === null ? (
        <LoadingSpinner />
      ) : (
        <img src={address} alt={text('supplierProducts.form.picture', words)} width="120" height="120" />
      )}
      <div>
        <IconButton
          icon="back"
          label={text('supplierProducts.form.picture.earlier', words)}
          disabled={index === 0}
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon="arrow"
          label={text('supplierProducts.form.picture.later', words)}
          disabled={index === last}
          onClick={() => onMove(1)}
        />
        <IconButton icon="close" label={text('supplierProducts.form.picture.remove', words)} onClick={onRemove} />
      </div>
    </li>
  );
}

interface PictureChooserProps {
  /** The name of the field. */
  readonly name: string;
  readonly label: string;
  readonly isMultiple: boolean;
  readonly onChosen: (files: readonly File[]) => void;
}

/** The button that adds pictures, which are compressed before their upload. */
export function PictureChooser({ name, label, isMultiple, onChosen }: PictureChooserProps) {
  const { text } = useTexts();
  const { isCompressing, take } = useCompressedPictures({ formats: 'webp', onChosen });
  return (
    <div>
      <p role="status">{isCompressing ? text('supplierProducts.form.pictures.preparing') : ''}</p>
      <input
        id={fieldId(name)}
        className={`hidden ${styles.chooser}`}
        type="file"
        multiple={isMultiple}
        accept="image/jpeg,image/png,image/webp"
        onChange={({ currentTarget }) => {
          take([...(currentTarget.files ?? [])], currentTarget);
          currentTarget.value = ''; // allows choosing the same file again after it was removed
        }}
      />
      <label className="button" htmlFor={fieldId(name)}>
        {label}
      </label>
    </div>
  );
}

interface PictureStatusProps {
  /** The number of pictures being uploaded. */
  readonly sending: number;
  readonly problems: readonly PictureProblem[];
}

/** The running uploads, and the pictures that were not added, each by the name of its file. */
export function PictureStatus({ sending, problems }: PictureStatusProps) {
  const { lang } = useBoot();
  const texts = useTexts();
  const { number } = getFormat(lang);
  return (
    <>
      <p role="status">
        {sending === 0
          ? ''
          : texts.counted('supplierProducts.form.pictures.sending', sending, { count: number(sending) })}
      </p>
      <div role="alert">
        {problems.map(({ name, message }, index) => (
          <FieldProblem key={index}>
            <bdi>{name}</bdi>: {toDisplayText(texts, message)}
          </FieldProblem>
        ))}
      </div>
    </>
  );
}
