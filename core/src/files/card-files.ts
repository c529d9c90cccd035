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

/** A picture of a business card that the gateway keeps. */
export interface Card {
  readonly imageId: string;
  /** '' while nothing may show it. */
  readonly imageUrl: string;
}

/** The pictures of a business card that were chosen here, by their side. */
export interface CardFile extends FormFile {
  /** What shows a picture that came with a prefill; '' for one that was chosen here. */
  readonly imageUrl: string;
}

export type CardFiles = Readonly<Record<CardSide, CardFile | null>>;

export const NO_CARDS: CardFiles = { cardFront: null, cardBack: null };

/** What a form with such pictures knows of them. */
export interface CardsContext {
  readonly cards: CardFiles;
  /** How many pictures were ever chosen; the next one's id is made of it. */
  readonly cardsChosen: number;
  /** Why the last chosen picture was not taken, by its side. */
  readonly cardFaults: Readonly<Partial<Record<CardSide, Message>>>;
}

/** What a person does with them. */
export type CardEvent =
  | { readonly type: 'card.chosen'; readonly side: CardSide; readonly file: LocalFile }
  | { readonly type: 'card.removed'; readonly side: CardSide }
  | { readonly type: 'card.retried'; readonly side: CardSide };

export interface CardView {
  readonly side: CardSide;
  readonly file: FormFileView | null;
  /** What shows it; '' where nothing does. */
  readonly imageUrl: string;
  readonly fault: Message | null;
}

/** What is wrong with a picture before it is sent; null where nothing is. D-10 */
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

/** A picture that came with a prefill, which the gateway keeps already. */
export const toStoredCard = (side: CardSide, card: Card | null): CardFile | null =>
  card && { id: side, name: '', size: 0, state: 'kept', fileId: card.imageId, error: null, imageUrl: card.imageUrl };

/** The side that an upload belongs to; undefined for one that was taken away meanwhile. */
const sideOf = (cards: CardFiles, id: string): CardSide | undefined =>
  CARD_SIDES.find((side) => cards[side]?.id === id);

export const isSendingCard = (cards: CardFiles): boolean => CARD_SIDES.some((side) => cards[side]?.state === 'sending');

/** The first side whose picture has not arrived, and will not by itself. */
export const findFailedSide = (cards: CardFiles): CardSide | null =>
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

export function cardAnswered({ cards }: CardsContext, { id, answer }: FileAnsweredEvent): Partial<CardsContext> {
  const side = sideOf(cards, id);
  const card = side && cards[side];
  if (side === undefined || !card) return {};
  const change = answer.ok
    ? ({ state: 'kept', fileId: answer.value.fileId, error: null } as const)
    : ({ state: 'failed', error: answer.error } as const);
  return { cards: { ...cards, [side]: { ...card, ...change } } };
}

interface CardChoice {
  readonly change: Partial<CardsContext>;
  /** The upload to begin; null for a file that is not taken. */
  readonly upload: UploadInput | null;
  /** The upload that it takes the place of. */
  readonly stopped: string | null;
}

/** A picture in the place of the one before, or why it is not taken. D-10 */
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

/** A picture that did not arrive is sent again. */
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
