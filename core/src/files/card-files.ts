import type { Attachment } from '../contract/attachment.ts';
import { CARD_SIDES, type CardSide } from '../contract/business-card/limits.ts';
import { type GatewayError, gatewayError } from '../contract/error.ts';
import type { LocalFile } from '../contract/local-file.ts';
import { UPLOAD_MAX_BYTES } from '../contract/upload/limits.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { Message } from '../ports/texts.ts';
import { err, ok, type Result } from '../result.ts';
import type { FileAnsweredEvent, SendFile, UploadInput } from './file-upload.ts';
import { type FormFileView, formFileView } from './form-file.view.ts';
import type { FormFile } from './form-files.ts';

/** A picture of a business card that the gateway stores. */
export interface Card {
  readonly imageId: string;
  /** Signed address of the picture; '' while it may not be shown. */
  readonly imageUrl: string;
}

/** A picture of a business card in the form, chosen on this device or prefilled. */
export interface CardFile extends FormFile {
  /** Address of a prefilled picture; '' for one chosen on this device. */
  readonly imageUrl: string;
}

export type CardFiles = Readonly<Record<CardSide, CardFile | null>>;

export const NO_CARDS: CardFiles = { cardFront: null, cardBack: null };

export interface CardsContext {
  readonly cards: CardFiles;
  /** The number of pictures chosen so far; part of the next picture's id. */
  readonly cardsChosen: number;
  /** Why the last chosen picture was rejected, by side. */
  readonly cardFaults: Readonly<Partial<Record<CardSide, Message>>>;
}

/** Actions of the person on the card pictures. */
export type CardEvent =
  | { readonly type: 'card.chosen'; readonly side: CardSide; readonly file: LocalFile }
  | { readonly type: 'card.removed'; readonly side: CardSide }
  | { readonly type: 'card.retried'; readonly side: CardSide };

export interface CardView {
  readonly side: CardSide;
  readonly file: FormFileView | null;
  /** Address of the picture; '' if there is none. */
  readonly imageUrl: string;
  readonly fault: Message | null;
}

/** Returns the reason to reject a picture before it is sent; null if it is valid. D-10 */
function cardFault({ name, size, type }: LocalFile): Message | null {
  const isPicture = /\.(?:png|jpe?g|webp)$/i.test(name) || /^image\/(?:png|jpeg|webp)$/.test(type);
  if (!isPicture) return { key: 'files.card.wrongKind', values: { name } };
  if (size === 0) return { key: 'files.empty', values: { name } };
  if (size > UPLOAD_MAX_BYTES) return { key: 'files.tooLarge', values: { name, max: UPLOAD_MAX_BYTES / 1024 / 1024 } };
  return null;
}

const toSendingCard = (id: string, { name, size }: LocalFile): CardFile => ({
  id,
  name,
  size,
  state: 'sending',
  fileId: null,
  error: null,
  imageUrl: '',
});

/** Returns the form entry of a prefilled picture, which the gateway already stores. */
export const toStoredCard = (side: CardSide, card: Card | null): CardFile | null =>
  card && { id: side, name: '', size: 0, state: 'kept', fileId: card.imageId, error: null, imageUrl: card.imageUrl };

/** The side that an upload belongs to; undefined if the picture was removed meanwhile. */
const getSide = (cards: CardFiles, id: string): CardSide | undefined =>
  CARD_SIDES.find((side) => cards[side]?.id === id);

export const isSendingCard = (cards: CardFiles): boolean => CARD_SIDES.some((side) => cards[side]?.state === 'sending');

/** Returns the first side with a failed upload, which only the person can retry. */
export const findFailedSide = (cards: CardFiles): CardSide | null =>
  CARD_SIDES.find((side) => cards[side]?.state === 'failed') ?? null;

/**
 * Uploads a card picture with private visibility: nobody else may see a business card. A rejection carries the
 * gateway's own message. D-84
 */
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

export function cardAnswered({ cards }: CardsContext, { id, answer }: FileAnsweredEvent): Partial<CardsContext> {
  const side = getSide(cards, id);
  const card = side && cards[side];
  if (side === undefined || !card) return {};
  const change = answer.ok
    ? ({ state: 'kept', fileId: answer.value.fileId, error: null } as const)
    : ({ state: 'failed', error: answer.error } as const);
  return { cards: { ...cards, [side]: { ...card, ...change } } };
}

interface CardChoice {
  readonly change: Partial<CardsContext>;
  /** The upload to start; null if the file was rejected. */
  readonly upload: UploadInput | null;
  /** The id of the upload that it replaces. */
  readonly stopped: string | null;
}

/** Replaces a side's picture, or returns why the new one is rejected. D-10 */
export function cardChosen(context: CardsContext, side: CardSide, file: LocalFile): CardChoice {
  const fault = cardFault(file);
  if (fault !== null) {
    return { change: { cardFaults: { ...context.cardFaults, [side]: fault } }, upload: null, stopped: null };
  }
  const cardsChosen = context.cardsChosen + 1;
  const id = `${side}-${cardsChosen}`;
  const { cardFaults } = clearCard(context, side);
  const cards = { ...context.cards, [side]: toSendingCard(id, file) };
  return { change: { cards, cardsChosen, cardFaults }, upload: { id, file }, stopped: context.cards[side]?.id ?? null };
}

export function clearCard({ cards, cardFaults }: CardsContext, side: CardSide): Omit<CardsContext, 'cardsChosen'> {
  const { [side]: _, ...faults } = cardFaults;
  return { cards: { ...cards, [side]: null }, cardFaults: faults };
}

/** Marks a failed picture as sending, for a retry. */
export function retryCard({ cards }: CardsContext, side: CardSide): Partial<CardsContext> {
  const card = cards[side];
  return { cards: { ...cards, [side]: card && { ...card, state: 'sending', error: null } } };
}

export function cardView({ cards, cardFaults }: CardsContext, side: CardSide): CardView {
  const card = cards[side];
  return {
    side,
    file: card && formFileView(card),
    imageUrl: card?.imageUrl ?? '',
    fault: cardFaults[side] ?? null,
  };
}
