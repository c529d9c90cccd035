import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { focusBack } from '../../overlay/focus-back.ts';
import { lockBackground } from '../../overlay/lock-background.ts';
import { hrefOf } from '../../page/address.ts';
import { isPlainClick } from '../../page/click-handler.ts';
import { useBoot, useTexts } from '../../page/contexts.ts';
import { usePortsSource } from '../../page/use-ports-source.ts';
import styles from './category-filter.module.css';
import type { FilterWords } from './filter-words.ts';
import { loadFilters } from './load-filters.ts';
import { applyChanges, markPending, toggleFilter } from './pending-filters.ts';

export interface FilterSheetProps {
  readonly sheet: RefObject<HTMLElement | null>;
  /** The link that opens the sheet. */
  readonly opener: string;
  /** The filters of the page. */
  readonly filters: FilterWords;
  /** Receives the filters to show in the sheet; null for those of the page. */
  readonly setFilters: (filters: FilterWords | null) => void;
  /** Whether the sheet was opened on this page, so that going back closes it. */
  readonly isBackSafe: boolean;
}

/**
 * Makes the open sheet a dialog that stays open while filters are ticked. Each tick fetches the number of results, and
 * the button at the foot shows them. Without this code the filters are links.
 */
export function FilterSheet({ sheet, opener, filters, setFilters, isBackSafe }: FilterSheetProps) {
  const { text } = useTexts();
  const navigate = useNavigate();
  const { pending, shown, isCounting, press } = usePending(filters, setFilters);
  const pendingRef = useRef(pending);
  pendingRef.current = pending;
  const leave = (href: string | null) => {
    const follow = () => {
      if (href !== null) void navigate(href);
    };
    addEventListener('hashchange', follow, { once: true });
    if (isBackSafe) history.back();
    else location.replace('#results');
  };
  useDialog(sheet, opener, () => leave(null));
  useLinks(sheet, {
    clear: press,
    press: (href) => {
      const next = toggleFilter(shown, pendingRef.current, href);
      if (next !== null) press(next);
      return next !== null;
    },
    setPrices: (href) => press(applyChanges(pendingRef.current, shown.here, href)),
    leave: (href) => leave(applyChanges(href, filters.here, pendingRef.current)),
    close: () => leave(null),
  });
  useFocusRestore(sheet, shown);
  const label = isCounting ? text('search.filters.counting') : shown.show;
  return (
    <div className={styles.foot} data-counting={isCounting || undefined}>
      <button
        type="button"
        className="button primary large"
        onClick={() => leave(pending === filters.here ? null : pending)}
      >
        {label}
      </button>
      <span className="hidden" role="status">
        {isCounting ? '' : label}
      </span>
    </div>
  );
}

/** The ticked filters, and those of the last answer. A tick cancels the request of the one before. */
function usePending(filters: FilterWords, setFilters: FilterSheetProps['setFilters']) {
  const boot = useBoot();
  const texts = useTexts();
  const source = usePortsSource();
  const [pending, setPending] = useState(filters.here);
  const [shown, setShown] = useState(filters);
  const [state, setState] = useState<'counted' | 'counting' | 'failed'>('counted');
  // In the commit that changes `shown`: a press between would find links of another list, and leave the page.
  useLayoutEffect(() => {
    // The fields keep what is typed in them.
    const { min, max, currency } = filters.price;
    setFilters({ ...markPending(shown, pending), price: { ...shown.price, min, max, currency } });
  }, [filters, shown, pending, setFilters]);
  useEffect(() => () => setFilters(null), [setFilters]);
  useEffect(() => {
    if (source === null || pending === filters.here) {
      setShown(filters);
      setState('counted');
      return;
    }
    const request = new AbortController();
    const { signal } = request;
    setState('counting');
    const load = async () => {
      const { gateway } = await source.load();
      return loadFilters(pending, { boot, texts, href: hrefOf(boot), signal, ports: { gateway } });
    };
    load().then(
      (loaded) => {
        if (signal.aborted) return;
        setShown(loaded);
        setState('counted');
      },
      () => signal.aborted || setState('failed'),
    );
    return () => request.abort();
  }, [pending, filters, source, boot, texts]);
  const failed = { ...shown, show: texts.text('search.filters.show') };
  return {
    pending,
    shown: state === 'failed' ? failed : shown,
    isCounting: state === 'counting',
    press: setPending,
  };
}

/** Keeps the focus inside, and closes at Escape and at a press outside. */
function useDialog(sheet: FilterSheetProps['sheet'], opener: string, close: () => void): void {
  const closeRef = useRef(close);
  closeRef.current = close;
  useEffect(() => {
    const element = sheet.current;
    if (element === null) return;
    const release = lockBackground(element);
    element.role = 'dialog';
    element.ariaModal = 'true';
    element.focus({ preventScroll: true });
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing) closeRef.current();
    };
    const handlePress = ({ target }: Event) => {
      if (target instanceof Node && !element.contains(target) && target.isConnected) closeRef.current();
    };
    document.addEventListener('keydown', handleKey);
    document.addEventListener('click', handlePress);
    return () => {
      document.removeEventListener('keydown', handleKey);
      document.removeEventListener('click', handlePress);
      release();
      element.role = null;
      element.ariaModal = null;
      focusBack(document.querySelector(opener));
    };
  }, [sheet, opener]);
}

interface LinkHandlers {
  /** Removes all filters; receives the address without any. */
  readonly clear: (href: string) => void;
  /** Handles a filter; returns whether the link is one. */
  readonly press: (href: string) => boolean;
  /** Handles prices, as the address to which their form leads. */
  readonly setPrices: (href: string) => void;
  readonly leave: (href: string) => void;
  readonly close: () => void;
}

/** Handles the links and the form of the sheet, which would otherwise leave the page. */
function useLinks(sheet: FilterSheetProps['sheet'], handlers: LinkHandlers): void {
  const current = useRef(handlers);
  current.current = handlers;
  useEffect(() => {
    const element = sheet.current;
    if (element === null) return;
    const listening = new AbortController();
    const { signal } = listening;
    const handleClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const href = link?.getAttribute('href');
      if (link == null || href == null || !isPlainClick(event)) return;
      event.preventDefault();
      if (href.startsWith('#')) current.current.close();
      else if ('clear' in link.dataset) current.current.clear(href);
      else if (!current.current.press(href)) current.current.leave(href);
    };
    const handlePrices = (event: Event) => {
      const { target } = event;
      const form = target instanceof HTMLFormElement ? target : (target as Partial<HTMLInputElement>).form;
      if (form == null) return;
      event.preventDefault();
      const fields = [...new FormData(form)].filter(([, value]) => value !== '');
      const query = new URLSearchParams(fields.map(([name, value]) => [name, String(value)]));
      current.current.setPrices(`${form.getAttribute('action')}?${query}`);
    };
    element.addEventListener('click', handleClick, { signal });
    element.addEventListener('submit', handlePrices, { signal });
    element.addEventListener('change', handlePrices, { signal });
    return () => listening.abort();
  }, [sheet]);
}

/** A filter moves when it is ticked below the folded ones; the focus moves with it. */
function useFocusRestore(sheet: FilterSheetProps['sheet'], shown: FilterWords): void {
  const label = useRef('');
  useEffect(() => {
    const element = sheet.current;
    const saveFocused = () => {
      label.current = document.activeElement?.querySelector('bdi')?.textContent ?? '';
    };
    element?.addEventListener('focusin', saveFocused);
    return () => element?.removeEventListener('focusin', saveFocused);
  }, [sheet]);
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    const links = [...(sheet.current?.querySelectorAll<HTMLElement>('a[rel]') ?? [])];
    const same = links.find((link) => link.querySelector('bdi')?.textContent === label.current);
    (same ?? sheet.current)?.focus({ preventScroll: true });
  }, [sheet, shown]);
}
