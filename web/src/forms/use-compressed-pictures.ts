import { UPLOAD_MAX_BYTES } from '@fairhall/core/contract/upload/limits';
import { useRef, useState } from 'react';
import { compressPicture, type PictureFormats } from './compress-picture.ts';
import { queueSubmits } from './queue-submits.ts';

interface CompressionOptions {
  readonly formats: PictureFormats;
  /** Whether a file needs to be compressed; all do by default. */
  readonly isTooLarge?: (file: File) => boolean;
  readonly onChosen: (files: readonly File[]) => void;
}

/**
 * Compresses chosen pictures one after the other, in the order of their choice, and hands on each choice as a whole. The
 * form around them is not sent before, or it would be sent without them. One decoded picture can take 200 MB, so they
 * are never decoded together.
 */
export function useCompressedPictures({ formats, isTooLarge = () => true, onChosen }: CompressionOptions) {
  const [waiting, setWaiting] = useState(0);
  const before = useRef<Promise<void>>(Promise.resolve());
  const latest = useRef(onChosen);
  latest.current = onChosen;
  /** `element` is in the form. */
  const take = (files: readonly File[], element: Element): void => {
    if (files.length === 0) return;
    const sendForm = queueSubmits(element.closest('form'));
    setWaiting((count) => count + 1);
    before.current = before.current.then(async () => {
      const compressed: File[] = [];
      for (const file of files) compressed.push(isTooLarge(file) ? await compressPicture(file, formats) : file);
      latest.current(compressed);
      setWaiting((count) => count - 1);
      sendForm();
    });
  };
  return { isCompressing: waiting > 0, take };
}

/**
 * The same for files of any type. They are sent as they are, since a picture may be a drawing whose details count; only
 * a picture that is too large is compressed.
 */
export const useCompressedFiles = (onChosen: CompressionOptions['onChosen']) =>
  useCompressedPictures({ formats: 'noWebp', isTooLarge: ({ size }) => size > UPLOAD_MAX_BYTES, onChosen });
