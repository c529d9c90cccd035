import { hasWords, searchText, searchWords } from '@fairhall/core/search-text';
import { useState } from 'react';
import { useTexts } from '../../page/contexts.ts';
import { Icon } from '../../ui/icon.tsx';
import type { FilterWords, OptionWords } from './filter-words.ts';
import styles from './filters.module.css';

/** The number of countries and exhibitions that always show; a press shows the others. */
const OPEN = { country: 8, exhibition: 4 };

/** The filters other than the category: links, and a form for prices. Both work without JavaScript. */
export function FilterPanel({ filters }: { filters: FilterWords }) {
  const { text } = useTexts();
  const { exhibition, country, verified, sample, moq } = filters.groups;
  return (
    <>
      {exhibition.length === 0 ? null : (
        <FilterSection title={text('search.filter.exhibition')}>
          <OptionLongList options={exhibition} open={OPEN.exhibition} more={text('search.filter.moreExhibitions')} />
        </FilterSection>
      )}
      {country.length === 0 ? null : (
        <FilterSection title={text('search.filter.country')}>
          <CountryOptions options={country} />
        </FilterSection>
      )}
      {verified.length === 0 ? null : (
        <FilterSection title={text('search.filter.checked')}>
          <OptionLinks options={verified} />
        </FilterSection>
      )}
      {moq.length === 0 ? null : (
        <FilterSection title={text('search.filter.moq')}>
          <QuantitySteps options={moq} any={filters.anyMoq} />
        </FilterSection>
      )}
      <FilterSection title={text('search.filter.priceIn', { currency: filters.price.currency })}>
        <PriceForm price={filters.price} />
      </FilterSection>
      {sample.length === 0 ? null : (
        <FilterSection title={text('search.filter.sampleTitle')}>
          <OptionLinks options={sample} />
        </FilterSection>
      )}
    </>
  );
}

function FilterSection({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

interface OptionLongListProps {
  readonly options: readonly OptionWords[];
  /** The number of options that always show. */
  readonly open: number;
  /** The label that shows the others. */
  readonly more: string;
}

function OptionLongList({ options, open, more }: OptionLongListProps) {
  const first = options.filter((option, index) => index < open || option.isChosen);
  const others = options.filter((option) => !first.includes(option));
  return (
    <>
      <OptionLinks options={first} />
      {others.length === 0 ? null : (
        <details className={styles.more}>
          <summary>{more}</summary>
          <OptionLinks options={others} />
        </details>
      )}
    </>
  );
}

/** Countries, with a search field if there are more than always show. */
function CountryOptions({ options }: { options: readonly OptionWords[] }) {
  const { text } = useTexts();
  const [typed, setTyped] = useState('');
  const words = searchWords(typed);
  const found = words.length === 0 ? null : options.filter(({ label }) => hasWords(searchText(label), words));
  return (
    <>
      {options.length <= OPEN.country ? null : (
        <input
          type="search"
          className={styles.find}
          aria-label={text('search.filter.findCountry')}
          placeholder={text('search.filter.findCountry')}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      {found === null ? (
        <OptionLongList options={options} open={OPEN.country} more={text('search.filter.moreCountries')} />
      ) : (
        <OptionLinks options={found} />
      )}
      <p className={found?.length === 0 ? `meta ${styles.none}` : 'hidden'} role="status">
        {found?.length === 0 ? text('search.filter.noCountry') : ''}
      </p>
    </>
  );
}

function OptionLinks({ options }: { options: readonly OptionWords[] }) {
  return (
    <ul className={styles.options}>
      {options.map(({ label, note, count, isChosen, href }) => (
        // Not by its address, which changes with the other filters: the link would lose the focus.
        <li key={`${label} ${note}`}>
          <a href={href} rel="nofollow" aria-current={isChosen ? 'true' : undefined}>
            <span className={styles.box}>{isChosen ? <Icon name="check" small /> : null}</span>
            <span>
              <bdi>{label}</bdi>
              {note === '' ? null : <span className={`meta ${styles.note}`}>{note}</span>}
            </span>
            <small className="number">{count}</small>
          </a>
        </li>
      ))}
    </ul>
  );
}

interface QuantityStepsProps {
  readonly options: readonly OptionWords[];
  readonly any: FilterWords['anyMoq'];
}

/** The minimum order quantities side by side, with the option for any quantity. */
function QuantitySteps({ options, any }: QuantityStepsProps) {
  const { text } = useTexts();
  return (
    <ul className={styles.steps}>
      {options.map(({ label, results, isChosen, href }) => (
        <li key={label}>
          <a
            href={href}
            rel="nofollow"
            aria-current={isChosen ? 'true' : undefined}
            aria-label={
              results === ''
                ? text('search.filter.moqUpTo', { quantity: label })
                : text('search.filter.moqUpTo.results', { quantity: label, results })
            }
          >
            {label}
          </a>
        </li>
      ))}
      <li>
        <a href={any.href} rel="nofollow" aria-current={any.isChosen ? 'true' : undefined}>
          {text('search.filter.moqAny')}
        </a>
      </li>
    </ul>
  );
}

/** The price distribution, with low prices at the start of the line. */
function PriceBars({ price: { bars, barsText } }: { price: FilterWords['price'] }) {
  if (bars.length === 0) return null;
  return (
    <svg
      className={`flip ${styles.bars}`}
      preserveAspectRatio="none"
      viewBox={`0 0 ${bars.length * 20} 100`}
      role="img"
      aria-label={barsText}
    >
      {bars.map(({ height, isInside }, index) => (
        <rect
          key={index}
          data-inside={isInside || undefined}
          x={index * 20}
          y={100 - height}
          width="18"
          height={height}
        />
      ))}
    </svg>
  );
}

function PriceForm({ price }: { price: FilterWords['price'] }) {
  const { text } = useTexts();
  const field = { type: 'number', min: 0, max: 999_999_999, step: 'any', inputMode: 'decimal' } as const;
  return (
    <form className={styles.prices} action={price.action} key={`${price.min}-${price.max}-${price.currency}`}>
      {price.hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <PriceBars price={price} />
      <input
        {...field}
        name="price_min"
        defaultValue={price.min}
        aria-label={text('search.filter.priceMin')}
        placeholder={text('search.filter.priceMin.short')}
      />
      <input
        {...field}
        name="price_max"
        defaultValue={price.max}
        aria-label={text('search.filter.priceMax')}
        placeholder={text('search.filter.priceMax.short')}
      />
      <select name="currency" defaultValue={price.currency} aria-label={text('search.filter.currency')}>
        {price.currencies.map((code) => (
          <option key={code}>{code}</option>
        ))}
      </select>
      <button type="submit">{text('search.filter.apply')}</button>
    </form>
  );
}

/** The selected filters, each with a link that removes it. */
export function FilterChips({ filters: { chosen, clearAll } }: { filters: FilterWords }) {
  const { text } = useTexts();
  if (clearAll === null) return null;
  return (
    <ul className={styles.chips} aria-label={text('search.filters.chosen')}>
      {chosen.map(({ label, href }) => (
        <li key={label}>
          <a className={styles.chip} href={href} aria-label={text('search.clear', { filter: label })}>
            <bdi>{label}</bdi>
            <Icon name="close" small />
          </a>
        </li>
      ))}
      <li>
        <a className={styles.clear} href={clearAll}>
          {text('search.filters.clearAll')}
        </a>
      </li>
    </ul>
  );
}

/** Switches a list between a grid and rows. */
export function ViewSwitch({ look }: { look: FilterWords['look'] }) {
  const { text } = useTexts();
  if (look === null) return null;
  const looks = [
    { name: 'grid', icon: 'grid', isShown: !look.isList },
    { name: 'list', icon: 'menu', isShown: look.isList },
  ] as const;
  return (
    <nav className={styles.looks} aria-label={text('search.look')}>
      {looks.map(({ name, icon, isShown }) =>
        isShown ? (
          <span key={name} aria-current="true">
            <Icon name={icon} />
            <span className="hidden">{text(`search.look.${name}`)}</span>
          </span>
        ) : (
          <a key={name} href={look.otherHref} rel="nofollow">
            <Icon name={icon} />
            <span className="hidden">{text(`search.look.${name}`)}</span>
          </a>
        ),
      )}
    </nav>
  );
}
