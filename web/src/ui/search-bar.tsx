import { searchKind } from '@fairhall/core/routes/query-values';
import { searchedAmong } from '@fairhall/core/routes/search-kind';
import { type ComponentType, type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { hrefOf, resolveAddress } from '../page/address.ts';
import { useBoot, useEnsureTexts, useTexts } from '../page/contexts.ts';
import { loadPart } from '../page/part.ts';
import { Icon } from './icon.tsx';
import { searchSuggestions } from './parts.ts';
import styles from './search-bar.module.css';

type SearchType = 'product' | 'supplier';

interface SuggestionsProps {
  readonly field: RefObject<HTMLInputElement | null>;
}

/** The list of suggestions, whose code is fetched when the field is first gone to; without it the field searches as well. */
function useSuggestionList(): [List: ComponentType<SuggestionsProps> | null, load: () => void] {
  const ensureTexts = useEnsureTexts();
  const [List, setList] = useState<ComponentType<SuggestionsProps> | null>(null);
  const load = () =>
    void loadPart(searchSuggestions, ensureTexts).then(
      (loaded) => setList(() => loaded.SearchSuggestions),
      () => undefined,
    );
  return [List, load];
}

/** What the address says the bar should hold.  */
function useSearched(): { type: SearchType; keyword: string } {
  const boot = useBoot();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const address = resolveAddress(pathname, boot);
  if (address?.name !== 'search')
    return { type: query.get('searchType') === 'supplier' ? 'supplier' : 'product', keyword: '' };
  return { type: address.params.searchType, keyword: query.get('keyword') ?? '' };
}

/** Holds the keyword of the address, and leaves alone what somebody has begun to type meanwhile. */
function useKeywordField(keyword: string): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(keyword);
  useEffect(() => {
    if (input.current?.value === shown.current) input.current.value = keyword;
    shown.current = keyword;
  }, [keyword]);
  return input;
}

interface SearchBarProps {
  readonly shape?: 'hero' | 'pill';
  /** The exhibition that can be searched as well, the third of the kinds. */
  readonly exhibitionId?: string | undefined;
}

/**
 * The one search field of a page: a plain form that also works without scripts. On a phone it is a pill without the
 * switch between kinds, which stands above the results there.
 */
export function SearchBar({ shape, exhibitionId }: SearchBarProps) {
  const boot = useBoot();
  const { text } = useTexts();
  const navigate = useNavigate();
  const searched = useSearched();
  const field = useId();
  const input = useKeywordField(searched.keyword);
  const [List, loadList] = useSuggestionList();
  const href = hrefOf(boot);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const { type: searchType, exhibitionId } = searchedAmong(searchKind(String(form.get('searchType'))) ?? 'product');
    const keyword = String(form.get('keyword') ?? '').trim();
    void navigate(href('search', { searchType }, { keyword: keyword === '' ? undefined : keyword, exhibitionId }));
  };
  return (
    <search className={styles.search}>
      <form
        className={styles.bar}
        data-shape={shape}
        action={href('search', { searchType: searched.type }).split('?')[0]}
        onSubmit={submit}
      >
        {shape === 'pill' ? (
          <input type="hidden" name="searchType" value={searched.type} />
        ) : (
          <Kinds key={searched.type} chosen={searched.type} exhibitionId={exhibitionId} />
        )}
        <label className="hidden" htmlFor={field}>
          {text('shell.search.label')}
        </label>
        <input
          ref={input}
          onFocus={loadList}
          onInput={loadList}
          id={field}
          type="search"
          name="keyword"
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          defaultValue={searched.keyword}
          placeholder={text('shell.search.placeholder')}
        />
        <button type="submit">
          <Icon name="search" />
          <span>{text('shell.search.go')}</span>
        </button>
      </form>
      {List === null ? null : <List field={input} />}
    </search>
  );
}

interface KindsProps extends Pick<SearchBarProps, 'exhibitionId'> {
  readonly chosen: SearchType;
}

function Kinds({ chosen, exhibitionId }: KindsProps) {
  const { text } = useTexts();
  const kinds = ['product', 'supplier', ...(exhibitionId === undefined ? [] : (['exhibition'] as const))] as const;
  return (
    <fieldset className={styles.types}>
      <legend className="hidden">{text('shell.search.type')}</legend>
      {kinds.map((kind) => (
        <label key={kind}>
          <input
            type="radio"
            name="searchType"
            value={kind === 'exhibition' ? `exhibition_${exhibitionId}` : kind}
            defaultChecked={kind === chosen}
          />
          <span>{text(`shell.search.${kind}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
