import { type SuggestionLine, suggestionLines } from '@fairhall/core/catalogue/suggestion-links';
import { searchKind } from '@fairhall/core/routes/query-values';
import { toSearchScope } from '@fairhall/core/routes/search-kind';
import { type RefObject, useEffect, useReducer, useState } from 'react';
import type { PortsSource } from '../../page/ports-source.ts';
import { usePortsSource } from '../../page/use-ports-source.ts';
import { SUGGEST_CLOSED, type SuggestState, updateSuggestState } from './suggest-state.ts';

/** The pause in typing, in milliseconds, after which suggestions are requested. */
const INPUT_DELAY_MS = 120;

/** The typed keyword and its suggestions. */
export interface SuggestionAnswer {
  readonly keyword: string;
  readonly lines: readonly SuggestionLine[];
}

const EMPTY_ANSWER: SuggestionAnswer = { keyword: '', lines: [] };

/** Loads suggestions for a search field as the user types, and handles the keys that move through them. */
export function useSuggestions(field: RefObject<HTMLInputElement | null>, choose: (line: number) => void) {
  const source = usePortsSource();
  const [answered, setAnswered] = useState(EMPTY_ANSWER);
  const [state, send] = useReducer(updateSuggestState, SUGGEST_CLOSED);
  useEffect(() => {
    const input = field.current;
    if (input === null || source === null) return undefined;
    const showAnswer = (answer: SuggestionAnswer): void => {
      setAnswered(answer);
      send({ type: 'answered', ids: answer.lines.map(({ kind, id }) => `${kind} ${id}`) });
    };
    const asking = createAsking(source, showAnswer);
    const updateQuery = (): void => asking.ask(input);
    const leave = (): void => {
      asking.drop();
      send({ type: 'closed' });
    };
    const search = (): void => {
      asking.drop();
      showAnswer(EMPTY_ANSWER);
    };
    if (document.activeElement === input && input.value !== input.defaultValue) updateQuery();
    return listenTo(input, { input: updateQuery, blur: leave }, listenTo(input.form, { submit: search }));
  }, [field, source]);
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent): void => {
      const { key, isComposing } = event;
      if (isComposing) return;
      if (key === 'ArrowDown' || key === 'ArrowUp') send({ type: 'moved', by: key === 'ArrowDown' ? 1 : -1 });
      else if (key === 'Escape') send({ type: 'closed' });
      else if (key === 'Enter' && state.active >= 0) choose(state.active);
      if (isHandledKey(key, state)) event.preventDefault();
    };
    return listenTo(field.current, { keydown: handleKeyDown as EventListener });
  }, [field, state, choose]);
  return { ...answered, state, close: () => send({ type: 'closed' }) };
}

/**
 * Returns whether a key is for the list. Otherwise Escape would clear the field, an arrow would move the cursor, and
 * Enter would submit.
 */
function isHandledKey(key: string, { ids, isOpen, active }: SuggestState): boolean {
  if (key === 'Enter') return active >= 0;
  return key === 'Escape' ? isOpen : (key === 'ArrowDown' || key === 'ArrowUp') && ids.length > 0;
}

/** Makes requests after a pause, one at a time; a new one cancels the older. */
function createAsking(source: PortsSource, showAnswer: (answered: SuggestionAnswer) => void) {
  let current = new AbortController();
  const drop = (): void => {
    current.abort();
    current = new AbortController();
  };
  const ask = async (input: HTMLInputElement, { signal }: AbortController): Promise<void> => {
    const keyword = input.value.trim();
    if (keyword === '') return showAnswer(EMPTY_ANSWER);
    await new Promise((resolve) => setTimeout(resolve, INPUT_DELAY_MS));
    if (signal.aborted) return;
    const { gateway } = await source.load();
    const found = await gateway.suggestion.suggest({ keyword }, { signal, handled: true });
    if (signal.aborted || !found.ok) return; // the search works without suggestions
    const kind = new FormData(input.form ?? undefined).get('searchType');
    showAnswer({ keyword, lines: suggestionLines(found.value, toSearchScope(searchKind(String(kind)) ?? 'product')) });
  };
  return {
    drop,
    ask(input: HTMLInputElement): void {
      drop();
      ask(input, current).catch(() => undefined); // if loading the code fails, there are no suggestions
    },
  };
}

/** Adds event listeners. Returns a function that removes them and then calls `before`. */
function listenTo(
  target: HTMLElement | null,
  listeners: Readonly<Record<string, EventListener>>,
  before: () => void = () => undefined,
): () => void {
  for (const [type, listener] of Object.entries(listeners)) target?.addEventListener(type, listener);
  return () => {
    for (const [type, listener] of Object.entries(listeners)) target?.removeEventListener(type, listener);
    before();
  };
}
