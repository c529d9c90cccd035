import type { Attachment } from '../contract/attachment.ts';
import { type GatewayError, gatewayError } from '../contract/error.ts';
import type { LocalFile } from '../contract/local-file.ts';
import { CARD_SIDES, type CardSide } from '../contract/preregistration-limits.ts';
import { UPLOAD_MAX_BYTES } from '../contract/upload-limits.ts';
import type { SendFile } from '../files/file-upload.ts';
import type { FormFile } from '../files/form-files.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { Message } from '../ports/texts.ts';
import { err, ok, type Result } from '../result.ts';
import type { Card } from './form.ts';

/** The pictures of a business card that were chosen here, by their side. */
export interface CardFile extends FormFile {
  /** What shows a picture that came with a prefill; '' for one that was chosen here. */
  readonly imageUrl: string;
}

export type CardFiles = Readonly<Record<CardSide, CardFile | null>>;

export const NO_CARDS: CardFiles = { cardFront: null, cardBack: null };

/** What is wrong with a picture before it is sent; null where nothing is. D-10 */
export function cardFault({ name, size, type }: LocalFile): Message | null {
  const isPicture = /\.(?:png|jpe?g|webp)$/i.test(name) || /^image\/(?:png|jpeg|webp)$/.test(type);
  if (!isPicture) return { key: 'preregistration.card.wrongKind', values: { name } };
  if (size === 0) return { key: 'files.empty', values: { name } };
  if (size > UPLOAD_MAX_BYTES) return { key: 'files.tooLarge', values: { name, max: UPLOAD_MAX_BYTES / 1024 / 1024 } };
  return null;
}

export const sendingCard = (id: string, { name, size }: LocalFile): CardFile => ({
  ...{ id, name, size, state: 'sending', fileId: null, error: null, imageUrl: '' },
});

/** A picture that came with a prefill, which the gateway keeps already. */
export const knownCard = (side: CardSide, card: Card | null): CardFile | null =>
  card && { id: side, name: '', size: 0, state: 'kept', fileId: card.imageId, error: null, imageUrl: card.imageUrl };

/** The side that an upload belongs to; undefined for one that was taken away meanwhile. */
export const sideOf = (cards: CardFiles, id: string): CardSide | undefined =>
  CARD_SIDES.find((side) => cards[side]?.id === id);

export const isSendingCard = (cards: CardFiles): boolean => CARD_SIDES.some((side) => cards[side]?.state === 'sending');

/** The first side whose picture has not arrived, and will not by itself. */
export const failedSide = (cards: CardFiles): CardSide | null =>
  CARD_SIDES.find((side) => cards[side]?.state === 'failed') ?? null;

/** Keeps a picture privately: a business card is nobody else's. What was wrong with it is told in the gateway's words. D-84 */
export const sendCard =
  ({ upload }: Pick<Gateway, 'upload'>): SendFile =>
  async (file, options): Promise<Result<Attachment, GatewayError>> => {
    const sent = await upload.image({ file, visibility: 'private' }, { ...options, handled: true });
    if (!sent.ok) return sent;
    const [picture] = sent.value;
    if (picture === undefined || picture.id === '') {
      return err(gatewayError('SERVER_ERROR', '400', picture?.msgs[0] ?? ''));
    }
    return ok({ fileId: picture.id, fileName: file.name, size: file.size });
  };
