import { COMPARE_MAX } from '../../contract/catalogue/limits.ts';
import type { Flow } from '../../ports/flow.ts';
import type { Slot } from '../../ports/slot.ts';
import type { Slots } from '../../ports/storage.ts';
import type { Link } from '../../routes/link.ts';
import type { ProductCard } from '../card.ts';
import { compareProductsKey } from '../keys.ts';
import { type CardCache, type CardPorts, createCardCache } from './card-cache.ts';
import { applyChoiceEvent, type Choice, type ChoiceEvent, compareLink, toChoice } from './choice.ts';

/** The products chosen for comparison, as a page shows them. */
export interface ChoiceView {
  /** Cards are being loaded. */
  readonly busy: boolean;
  /** The products in the order of choosing; a card is null until it is loaded. */
  readonly items: readonly { readonly id: string; readonly card: ProductCard | null }[];
  readonly ids: readonly string[];
  readonly max: number;
  readonly isRefused: boolean;
  /** Null for less than two products, which cannot be compared. */
  readonly link: Link | null;
}

export interface ChoicePorts extends CardPorts {
  readonly storage: Slots;
}

export type ChoiceFlow = Flow<ChoiceView, ChoiceEvent>;

const EVENT_TYPES = ['product.toggled', 'product.removed', 'choice.cleared', 'reload.requested'] as const;

/**
 * The choice of products to compare. Only the device stores it. The gateway provides the cards of the chosen products,
 * and a product that is no longer in the catalogue is removed.
 */
export function openChoice(ports: ChoicePorts): ChoiceFlow {
  const slot = ports.storage.slot(compareProductsKey);
  const cards = createCardCache(ports);
  const watchers = new Set<() => void>();
  let busy = false;
  let view = viewOf(readChoice(slot), cards, busy);
  const show = (choice: Choice): void => {
    view = viewOf(choice, cards, busy);
    for (const watcher of watchers) watcher();
  };
  const fetchCards = async (): Promise<void> => {
    const missing = cards.missing(view.ids);
    if (busy || missing.length === 0) return;
    busy = true;
    show(view);
    const gone = await cards.load(missing);
    busy = false;
    if (gone !== null && gone.length > 0)
      saveChoice(
        slot,
        view.ids.filter((id) => !gone.includes(id)),
      );
    show(gone === null ? view : { ...readChoice(slot), isRefused: view.isRefused });
    if (gone !== null) await fetchCards();
  };
  void fetchCards();
  return {
    view: () => view,
    subscribe(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    send(event) {
      const next = applyChoiceEvent(readChoice(slot), event); // another tab may have chosen since
      saveChoice(slot, next.ids);
      show(next);
      void fetchCards();
    },
    stop: () => watchers.clear(),
    events: EVENT_TYPES,
  };
}

const readChoice = (slot: Slot<string[]>): Choice => toChoice(slot.read() ?? []);

function saveChoice(slot: Slot<string[]>, ids: readonly string[]): void {
  if (ids.length === 0) slot.drop();
  else slot.save([...ids]);
}

const viewOf = ({ ids, isRefused }: Choice, cards: CardCache, busy: boolean): ChoiceView => ({
  busy,
  ids,
  isRefused,
  max: COMPARE_MAX,
  items: ids.map((id) => ({ id, card: cards.of(id) })),
  link: ids.length < 2 ? null : compareLink(ids),
});
