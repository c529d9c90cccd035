import { suggestionLines } from '@fairhall/core/catalogue/suggestion-links';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { HallDrawing } from '../src/ui/hall-plan/hall-drawing.tsx';
import { HallPlan } from '../src/ui/hall-plan/hall-plan.tsx';
import { type HallPlanWords, hallPlanWords } from '../src/ui/hall-plan/hall-plan-words.ts';
import { ItemPanel, PriceLine } from '../src/ui/item-panel.tsx';
import { type FollowAction, FollowContext } from '../src/ui/product-follows.ts';
import { ProductGrid } from '../src/ui/product-grid.tsx';
import { type ReviewWords, reviewCount, reviewWords, toSpreadWords } from '../src/ui/review-words.ts';
import { ReviewList, ReviewSpread } from '../src/ui/reviews.tsx';
import { SearchBar } from '../src/ui/search-bar.tsx';
import suggestionStyles from '../src/ui/suggest/search-suggestions.module.css';
import { SearchSuggestions } from '../src/ui/suggest/search-suggestions.tsx';
import { SuggestionOption } from '../src/ui/suggest/suggestion-option.tsx';
import factStyles from '../src/ui/supplier-facts.module.css';
import {
  SupplierFactList,
  SupplierHead,
  SupplierLight,
  SupplierTrustRow,
  VerificationList,
} from '../src/ui/supplier-facts.tsx';
import { SupplierList } from '../src/ui/supplier-list.tsx';
import type { SupplierWords } from '../src/ui/supplier-words.ts';
import styles from './gallery.module.css';
import type { ComponentStates, GalleryFile, StateContext } from './gallery-file.ts';
import {
  createProductWords,
  createSupplierWords,
  NAME_LONG,
  PICTURE_ADDRESSES,
  SUGGESTION_ANSWER,
  SUPPLIER_NAME_LONG,
  TEXT_LONG,
  WORD_LONG,
} from './samples.ts';
import { renderOnPc, WithFocus } from './state-parts.tsx';

const toggle = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

/** Product cards with hearts and comparison buttons, which keep what is pressed. */
function ProductGridWithButtons({ context }: { context: StateContext }) {
  const cards = useMemo(() => createProductWords(context), [context]);
  const [followed, setFollowed] = useState<readonly string[]>(['102']);
  const [compared, setCompared] = useState<readonly string[]>(['101']);
  const follows = useMemo(
    () => ({
      ids: new Set(followed),
      dispatch: (action: FollowAction) => {
        if (action.type === 'pressed') setFollowed(toggle(followed, action.card.id));
      },
    }),
    [followed],
  );
  return (
    <FollowContext value={follows}>
      <ProductGrid
        cards={cards}
        columns="four"
        choosing={{ ids: compared, toggle: (id) => setCompared(toggle(compared, id)) }}
      />
    </FollowContext>
  );
}

const createReviews = (context: StateContext): readonly ReviewWords[] => [
  {
    ...reviewWords(
      {
        user: 'M. Kowalska',
        score: 4,
        content: TEXT_LONG,
        lang: 'en',
        time: Date.UTC(2026, 9, 12),
        images: [],
      },
      context,
    ),
    images: [PICTURE_ADDRESSES.bearing, PICTURE_ADDRESSES.drill],
  },
  reviewWords(
    { user: 'ليلى', score: 1, content: 'وصلت متأخرة.', lang: 'ar', time: Date.UTC(2026, 8, 1), images: [] },
    context,
  ),
];

const REVIEW_COUNTS = [
  { stars: 5, count: 21 },
  { stars: 4, count: 12 },
  { stars: 3, count: 4 },
  { stars: 2, count: 1 },
  { stars: 1, count: 0 },
];

const HALL_ROWS = ['A', 'B', 'C', 'D'];

/** A hall of four rows. The first stand has no page, and the second a long name. */
function createPlan(context: StateContext, width: number, stops: readonly string[] = []): HallPlanWords {
  const stands = HALL_ROWS.flatMap((row) =>
    Array.from({ length: width }, (_, index) => ({
      standNo: `${row}${index + 1}`,
      ...(row === 'A' && index === 0
        ? {}
        : {
            supplierId: `${row}${index}`,
            supplierName: index === 1 ? SUPPLIER_NAME_LONG : `Supplier ${row}${index + 1}`,
          }),
    })),
  );
  const placed = stops.map((standNo, index) => ({ id: standNo, number: index + 1, standNo }));
  return hallPlanWords({ hall: '3', stands }, { exhibitionId: '1', stops: placed }, context);
}

/** A hall to scale with a door, a facility and a stand that is not on the plan. */
function createTruePlan(context: StateContext): HallPlanWords {
  const toStand = (standNo: string, x: number, y: number, width: number) => ({
    standNo,
    supplierId: standNo,
    supplierName: `Supplier ${standNo}`,
    place: { x, y, width, depth: 4, open: y < 5 ? ['bottom' as const] : ['top' as const, 'left' as const] },
  });
  const stands = [toStand('A1', 4, 1, 9), toStand('A2', 13, 1, 6), toStand('B1', 4, 9, 12), { standNo: 'B9' }];
  const geometry = {
    width: 30,
    depth: 22,
    doors: [
      { kind: 'entrance' as const, side: 'bottom' as const, at: 20, width: 5, label: '' },
      { kind: 'exit' as const, side: 'left' as const, at: 5, width: 3, label: 'Gate 4' },
    ],
    facilities: [{ name: 'cafe', x: 4, y: 17, width: 9, depth: 4 }],
  };
  const stops = [{ id: 'B1', number: 1, standNo: 'B1' }];
  return hallPlanWords({ hall: '3', stands, geometry }, { exhibitionId: '1', stops }, context);
}

/** A search field with its open suggestions, as after typing. */
function SearchWithSuggestions({ keyword, label }: { keyword: string; label: string }) {
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  // The suggestions listen to the field since their own effect, which runs before this one.
  useEffect(() => void field.current?.dispatchEvent(new Event('input')), []);
  return (
    <div className={styles.searchPage}>
      <search className={styles.searchBox}>
        <label className="hidden" htmlFor={id}>
          {label}
        </label>
        <input ref={field} id={id} type="search" defaultValue={keyword} />
        <SearchSuggestions field={field} />
      </search>
    </div>
  );
}

const OPTION_STATES = Object.fromEntries(
  suggestionLines(SUGGESTION_ANSWER, { type: 'product' }).map((line) => [
    `${line.kind} ${line.id}`,
    ({ text }) => (
      <div className={suggestionStyles.list}>
        <ul>
          <li>{text(`suggest.${line.kind}`)}</li>
          <li>
            <a href="#suggestion">
              <SuggestionOption line={line} keyword="bear" />
            </a>
          </li>
        </ul>
      </div>
    ),
  ]),
) satisfies ComponentStates;

/** A supplier of the samples: with all facts, with long texts, or with few facts. */
function getSupplier(context: StateContext, place: number): SupplierWords {
  const supplier = createSupplierWords(context)[place];
  if (supplier === undefined) throw new Error(`there is no sample supplier ${place}`);
  return supplier;
}

/** Search, products, suppliers and the hall plan. */
export const CATALOGUE_STATES: readonly GalleryFile[] = [
  {
    file: 'ui/search-bar.tsx',
    isWide: true,
    components: {
      SearchBar: {
        default: (context) => renderOnPc(context, <SearchBar />),
        focused: (context) =>
          renderOnPc(
            context,
            <WithFocus selector="input[type=search]">
              <SearchBar />
            </WithFocus>,
          ),
        'hero, with a third kind': (context) =>
          renderOnPc(
            context,
            <SearchBar
              shape="hero"
              more={
                <label>
                  <input type="radio" name="searchType" value="exhibition_1" />
                  <span>{context.text('home.search.exhibition')}</span>
                </label>
              }
            />,
          ),
        pill: () => <SearchBar shape="pill" />,
        'pill, focused': () => (
          <WithFocus selector="input[type=search]">
            <SearchBar shape="pill" />
          </WithFocus>
        ),
      },
    },
  },
  {
    file: 'ui/suggest/search-suggestions.tsx',
    isWide: true,
    components: {
      SearchSuggestions: {
        open: ({ text }) => <SearchWithSuggestions keyword="bear" label={text('shell.search.label')} />,
      },
    },
  },
  { file: 'ui/suggest/suggestion-option.tsx', components: { SuggestionOption: OPTION_STATES } },
  {
    file: 'ui/item-panel.tsx',
    components: {
      ItemPanel: {
        product: ({ text }) => (
          <ItemPanel
            name="Deep groove ball bearing"
            href="#product"
            picture={PICTURE_ADDRESSES.bearing}
            kind="product"
            label={text('rfq.product')}
          >
            <PriceLine price="US$2.85–4.20" basis={text('card.per.piece')} />
          </ItemPanel>
        ),
        focused: () => (
          <WithFocus>
            <ItemPanel
              name="Deep groove ball bearing"
              href="#product"
              picture={PICTURE_ADDRESSES.bearing}
              kind="product"
            />
          </WithFocus>
        ),
        'supplier without a picture': () => (
          <ItemPanel name="Ningbo Bearings" href="#supplier" picture={null} letters="NB" kind="supplier" />
        ),
        'long name': () => (
          <ItemPanel name={NAME_LONG} href="#product" picture={PICTURE_ADDRESSES.drill} industry="textile" />
        ),
        'unbroken name': () => <ItemPanel name={WORD_LONG} href="#product" picture={PICTURE_ADDRESSES.drill} />,
      },
      PriceLine: {
        price: ({ text }) => <PriceLine price="US$2.85–4.20" basis={text('card.per.piece')} />,
        'on request': ({ text }) => <PriceLine price={null} basis={text('card.onRequest')} />,
      },
    },
  },
  {
    file: 'ui/product-grid.tsx',
    isWide: true,
    components: {
      ProductGrid: {
        'four columns, with hearts and comparison': (context) => <ProductGridWithButtons context={context} />,
        'six columns, at stands, with reasons': (context) => (
          <ProductGrid
            cards={createProductWords(context).map((card) => ({
              ...card,
              stand: 'H3 A12',
              reason: context.text('related.closePrice'),
            }))}
            columns="six"
          />
        ),
        focused: (context) => (
          <WithFocus>
            <ProductGrid cards={createProductWords(context).slice(0, 1)} columns="six" />
          </WithFocus>
        ),
        empty: () => <ProductGrid cards={[]} columns="six" />,
      },
    },
  },
  {
    file: 'ui/reviews.tsx',
    components: {
      ReviewList: {
        'long text with pictures, other language': (context) => <ReviewList reviews={createReviews(context)} />,
        empty: () => <ReviewList reviews={[]} />,
      },
      ReviewSpread: {
        'with an average': (context) => (
          <ReviewSpread
            average={{ value: '4.4', text: context.text('scores.average', { average: '4.4' }) }}
            count={reviewCount(38, context)}
            total={38}
            spread={toSpreadWords(REVIEW_COUNTS, context)}
          />
        ),
        'too few for an average': (context) => (
          <ReviewSpread
            average={null}
            count={reviewCount(1, context)}
            total={1}
            spread={toSpreadWords([{ stars: 5, count: 1 }], context)}
          />
        ),
      },
    },
  },
  {
    file: 'ui/supplier-facts.tsx',
    components: {
      SupplierLight: {
        green: ({ text }) => <SupplierLight light="green" text={text('supplier.light.green')} />,
        yellow: ({ text }) => <SupplierLight light="yellow" text={text('supplier.light.yellow')} />,
        red: ({ text }) => <SupplierLight light="red" text={text('supplier.light.red')} />,
        'with a link': ({ text }) => <SupplierLight light="green" text={text('supplier.light.green')} href="#why" />,
        'link, focused': ({ text }) => (
          <WithFocus>
            <SupplierLight light="green" text={text('supplier.light.green')} href="#why" />
          </WithFocus>
        ),
      },
      SupplierHead: {
        default: (context) => <SupplierHead facts={getSupplier(context, 0)} />,
        'with a logo': (context) => (
          <SupplierHead facts={{ ...getSupplier(context, 0), logo: PICTURE_ADDRESSES.bearing }} />
        ),
        'long name': (context) => <SupplierHead facts={getSupplier(context, 1)} />,
        'unbroken name': (context) => <SupplierHead facts={{ ...getSupplier(context, 0), name: WORD_LONG }} />,
        'with a text instead of the location': (context) => (
          <SupplierHead facts={getSupplier(context, 2)}>{TEXT_LONG}</SupplierHead>
        ),
      },
      SupplierFactList: {
        default: (context) => (
          <SupplierFactList facts={getSupplier(context, 1)}>
            <li>{getSupplier(context, 1).years}</li>
          </SupplierFactList>
        ),
        'nothing verified': (context) => (
          <SupplierFactList facts={getSupplier(context, 2)}>
            <li>{context.text('supplier.proofs.none')}</li>
          </SupplierFactList>
        ),
      },
      VerificationList: {
        default: (context) => (
          <ul className={factStyles.facts}>
            <VerificationList proofs={getSupplier(context, 1).proofs} />
          </ul>
        ),
      },
      SupplierTrustRow: {
        default: (context) => <SupplierTrustRow facts={getSupplier(context, 0)} />,
        'long texts': (context) => <SupplierTrustRow facts={getSupplier(context, 1)} />,
        'few facts, on its own page': (context) => <SupplierTrustRow facts={getSupplier(context, 2)} isOwn />,
      },
    },
  },
  {
    file: 'ui/supplier-list.tsx',
    isWide: true,
    components: {
      SupplierList: {
        rows: (context) => <SupplierList cards={createSupplierWords(context)} shape="rows" />,
        'shelf, at stands': (context) => (
          <SupplierList
            cards={createSupplierWords(context).map((card) => ({
              ...card,
              at: { stand: 'H3 A12', show: 'Fairhall Expo Istanbul' },
            }))}
            shape="shelf"
          />
        ),
        empty: () => <SupplierList cards={[]} shape="rows" />,
      },
    },
  },
  {
    file: 'ui/hall-plan/hall-drawing.tsx',
    isWide: true,
    components: {
      HallDrawing: {
        'true to scale, far': (context) => (
          <HallDrawing plan={createTruePlan(context)} scale={0.6} isPast={() => true} onStand={() => undefined} />
        ),
        scheme: (context) => (
          <HallDrawing plan={createPlan(context, 4)} scale={0.8} isPast={() => false} onStand={() => undefined} />
        ),
      },
    },
  },
  {
    file: 'ui/hall-plan/hall-plan.tsx',
    isWide: true,
    components: {
      HallPlan: {
        'page, with a route, a past stop and recommended stands': (context) =>
          renderOnPc(
            context,
            <HallPlan
              plan={{ ...createPlan(context, 6, ['A3', 'B5', 'D2']), recommended: ['B1', 'C3'] }}
              title="Hall 3"
              shape="page"
              isPast={(id) => id === 'A3'}
            />,
          ),
        'page, true to scale': (context) =>
          renderOnPc(context, <HallPlan plan={createTruePlan(context)} title="Hall 3" shape="page" isListOpen />),
        'part, with a route': (context) => (
          <HallPlan plan={createPlan(context, 12, ['A3', 'D9'])} title="Hall 3" shape="part" />
        ),
        empty: (context) => <HallPlan plan={createPlan(context, 0)} title="Hall 3" shape="page" />,
      },
    },
  },
];
