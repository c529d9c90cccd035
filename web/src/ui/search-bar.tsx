import {
  type ComponentType,
  type FormEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate } from 'react-router';
import { hrefOf, resolveAddress } from '../page/address.ts';
import { useBoot, useEnsureTexts, useTexts } from '../page/contexts.ts';
import { loadPart } from '../page/lazy-module.ts';
import { Icon } from './icon.tsx';
import { searchSuggestions } from './parts.ts';
import styles from './search-bar.module.css';

interface SuggestionsProps {
  readonly field: RefObject<HTMLInputElement | null>;
}

/**
 * Returns the suggestion list, whose code loads when the field first gets the focus. The search also works without it.
 */
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

type SearchType = 'product' | 'supplier';

/** Returns the search type and keyword in the address.  */
function useSearched(otherwise: SearchType): { type: SearchType; keyword: string } {
  const boot = useBoot();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const address = resolveAddress(pathname, boot);
  if (address?.name !== 'search')
    return { type: query.get('searchType') === 'supplier' ? 'supplier' : otherwise, keyword: '' };
  return { type: address.params.searchType, keyword: query.get('keyword') ?? '' };
}

/** Shows the address's keyword in the field, but does not overwrite what the user has typed in the meantime. */
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
  readonly shape?: 'hero' | 'row' | 'pill' | undefined;
  /** A third kind beside products and suppliers: a radio button `searchType` with the value `exhibition_…`. */
  readonly more?: ReactNode;
  /** What to search unless the address says it. */
  readonly type?: SearchType;
}

/**
 * The search field of a page: a plain form that also works without scripts. On a phone's home page it is a row with a
 * list of what to search; above search results it is a pill without one, because the results have the switch.
 */
export function SearchBar({ shape, more, type = 'product' }: SearchBarProps) {
  const boot = useBoot();
  const { text } = useTexts();
  const navigate = useNavigate();
  const searched = useSearched(type);
  const field = useId();
  const input = useKeywordField(searched.keyword);
  const [List, loadList] = useSuggestionList();
  const href = hrefOf(boot);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [kind, exhibitionId] = String(form.get('searchType')).split('_');
    const searchType = kind === 'supplier' ? kind : 'product';
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
        ) : shape === 'row' ? (
          <SearchTypeList key={searched.type} chosen={searched.type} />
        ) : (
          <SearchTypes key={searched.type} chosen={searched.type} more={more} />
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
          placeholder={text(shape === 'pill' ? 'shell.search.label' : 'shell.search.placeholder')}
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

const SEARCH_TYPES: readonly SearchType[] = ['product', 'supplier'];

function SearchTypeList({ chosen }: { chosen: SearchType }) {
  const { text } = useTexts();
  return (
    <span className={styles.list}>
      <select name="searchType" aria-label={text('shell.search.type')} defaultValue={chosen} autoComplete="off">
        {SEARCH_TYPES.map((type) => (
          <option key={type} value={type}>
            {text(`shell.search.${type}`)}
          </option>
        ))}
      </select>
      <Icon name="chevron" small />
    </span>
  );
}

function SearchTypes({ chosen, more }: Pick<SearchBarProps, 'more'> & { chosen: SearchType }) {
  const { text } = useTexts();
  return (
    <fieldset className={styles.types}>
      <legend className="hidden">{text('shell.search.type')}</legend>
      {SEARCH_TYPES.map((type) => (
        <label key={type}>
          <input type="radio" name="searchType" value={type} defaultChecked={type === chosen} />
          <span>{text(`shell.search.${type}`)}</span>
        </label>
      ))}
      {more}
    </fieldset>
  );
}
