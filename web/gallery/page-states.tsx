import { ArticleBlocks, type PageBlock } from '../src/ui/article-blocks.tsx';
import { ListPage } from '../src/ui/list-page.tsx';
import { OperatorArticle } from '../src/ui/operator-article.tsx';
import { OutcomeActions, OutcomePanel } from '../src/ui/outcome-panel.tsx';
import { ListHead, PageTurns, RowList, RowPicture, rowLook, rowWords } from '../src/ui/row-list.tsx';
import { RowRemovedNotice } from '../src/ui/row-removed-notice.tsx';
import { ShareCard } from '../src/ui/share-card.tsx';
import { StepList } from '../src/ui/step-list.tsx';
import styles from './gallery.module.css';
import type { GalleryFile, StateContext } from './gallery-file.ts';
import { NAME_LONG, PICTURE_ADDRESSES, TEXT_LONG, WORD_LONG } from './samples.ts';
import { handleNothing, WithFocus } from './state-parts.tsx';

const BLOCKS: readonly PageBlock[] = [
  { type: 'heading', text: 'How sourcing works' },
  { type: 'text', text: TEXT_LONG },
  { type: 'items', items: ['Search products', 'Send an enquiry', WORD_LONG] },
  { type: 'link', text: 'Browse products', href: '#products' },
  { type: 'image', text: 'A bearing', image: PICTURE_ADDRESSES.bearing },
];

function SampleRow({ name, picture }: { name: string; picture: string | null }) {
  return (
    <li className={`${rowLook} ${styles.row}`}>
      <RowPicture src={picture} icon="document" />
      <div className={rowWords}>
        <a href="#row">
          <bdi>{name}</bdi>
        </a>
        <p className="meta">Ningbo Bearings</p>
      </div>
    </li>
  );
}

const ROWS = (
  <>
    <SampleRow name="Deep groove ball bearing" picture={PICTURE_ADDRESSES.bearing} />
    <SampleRow name={NAME_LONG} picture={null} />
    <SampleRow name={WORD_LONG} picture={null} />
  </>
);

const toTurns = ({ text }: StateContext) => ({
  label: text('order.list.pages'),
  previous: text('order.list.previous'),
  next: text('order.list.next'),
});

const toPageText = ({ text }: StateContext): string => text('order.list.page', { page: 2, pages: 3 });

const listPage = (context: StateContext, isEmpty: boolean) => {
  const { text } = context;
  return (
    <ListPage
      name="gallery"
      icon="document"
      title={text('order.list.title')}
      action={
        <a className="button" href="#products">
          {text('order.list.search')}
        </a>
      }
      turns={toTurns(context)}
      count={isEmpty ? 0 : 3}
      words={{
        page: toPageText(context),
        previous: '#previous',
        next: '#next',
        empty: isEmpty
          ? {
              title: text('order.list.empty.title'),
              text: text('order.list.empty.text'),
              action: text('order.list.empty.action'),
              href: '#products',
            }
          : null,
      }}
    >
      {ROWS}
    </ListPage>
  );
};

const outcomeActions = ({ text }: StateContext) => (
  <OutcomeActions>
    <a className="button primary" href="#first">
      {text('order.list.search')}
    </a>
    <a className="button quiet" href="#second">
      {text('crumbs.home')}
    </a>
  </OutcomeActions>
);

/** Lists, results and pages of text. */
export const PAGE_STATES: readonly GalleryFile[] = [
  {
    file: 'ui/row-list.tsx',
    isWide: true,
    components: {
      ListHead: {
        'with an action': ({ text }) => (
          <ListHead
            title={<h4>{text('order.list.title')}</h4>}
            action={
              <a className="button primary" href="#products">
                {text('order.list.search')}
              </a>
            }
          />
        ),
        'long title and text': () => (
          <ListHead title={<h4>{NAME_LONG}</h4>}>
            <p className="meta">{TEXT_LONG}</p>
          </ListHead>
        ),
      },
      RowList: {
        default: () => <RowList count={3}>{ROWS}</RowList>,
        focused: () => (
          <WithFocus>
            <RowList count={3}>{ROWS}</RowList>
          </WithFocus>
        ),
      },
      RowPicture: {
        picture: () => <RowPicture src={PICTURE_ADDRESSES.drill} icon="document" />,
        'no picture': () => <RowPicture src={null} icon="store" />,
      },
      PageTurns: {
        'first page': (context) => {
          const { label, previous, next } = toTurns(context);
          return (
            <PageTurns
              label={label}
              page={context.text('order.list.page', { page: 1, pages: 3 })}
              previous={{ text: previous, turn: null }}
              next={{ text: next, turn: { href: '#next' } }}
            />
          );
        },
        'middle page, with buttons': (context) => {
          const { label, previous, next } = toTurns(context);
          return (
            <PageTurns
              label={label}
              page={toPageText(context)}
              previous={{ text: previous, turn: { onPress: handleNothing } }}
              next={{ text: next, turn: { onPress: handleNothing } }}
            />
          );
        },
      },
    },
  },
  {
    file: 'ui/list-page.tsx',
    isWide: true,
    components: {
      ListPage: {
        rows: (context) => listPage(context, false),
        empty: (context) => listPage(context, true),
      },
    },
  },
  {
    file: 'ui/row-removed-notice.tsx',
    isWide: true,
    components: {
      RowRemovedNotice: {
        default: ({ text }) => (
          <RowRemovedNotice
            words={text('planner.removed', { name: 'Ningbo Bearings' })}
            undo={text('planner.undo')}
            onUndo={handleNothing}
          />
        ),
        'long name': ({ text }) => (
          <RowRemovedNotice
            words={text('planner.removed', { name: NAME_LONG })}
            undo={text('planner.undo')}
            onUndo={handleNothing}
          />
        ),
      },
    },
  },
  {
    file: 'ui/outcome-panel.tsx',
    isWide: true,
    components: {
      OutcomePanel: {
        good: (context) => (
          <OutcomePanel icon="check" tone="good" title={context.text('order.list.empty.title')}>
            <p>{context.text('order.list.empty.text')}</p>
            {outcomeActions(context)}
          </OutcomePanel>
        ),
        bad: ({ text }) => (
          <OutcomePanel icon="warning" tone="bad" title={text('request.network')}>
            <p>{TEXT_LONG}</p>
          </OutcomePanel>
        ),
        'plain, below a title': ({ text }) => (
          <OutcomePanel icon="document" tone="plain" title={text('order.list.beyond.title')} isTitled>
            <p>{text('order.list.beyond.text')}</p>
          </OutcomePanel>
        ),
        'long title': () => <OutcomePanel icon="document" tone="plain" title={NAME_LONG} />,
      },
      OutcomeActions: {
        default: outcomeActions,
        focused: (context) => <WithFocus>{outcomeActions(context)}</WithFocus>,
      },
    },
  },
  {
    file: 'ui/step-list.tsx',
    components: {
      StepList: {
        panel: ({ text }) => (
          <StepList title={text('order.list.title')} steps={['Send', 'Wait', TEXT_LONG]} shape="panel" />
        ),
        'well, inside a panel': ({ text }) => (
          <div className="panel">
            <StepList title={text('order.list.title')} steps={['Send', 'Wait']} shape="well" />
          </div>
        ),
      },
    },
  },
  {
    file: 'ui/share-card.tsx',
    isWide: true,
    components: {
      ShareCard: {
        'not shared': () => (
          <ShareCard of="buyer" shared={null} share={async (isOn) => ({ cdpId: isOn ? '1' : null })} />
        ),
        shared: () => (
          <ShareCard of="supplier" shared="4711" share={async (isOn) => ({ cdpId: isOn ? '4711' : null })} />
        ),
      },
    },
  },
  {
    file: 'ui/article-blocks.tsx',
    isWide: true,
    components: {
      ArticleBlocks: {
        default: () => <ArticleBlocks blocks={BLOCKS} lang="en" level="h3" />,
        empty: () => <ArticleBlocks blocks={[]} lang={undefined} />,
      },
    },
  },
  {
    file: 'ui/operator-article.tsx',
    isWide: true,
    components: {
      OperatorArticle: {
        default: () => (
          <OperatorArticle page={{ title: NAME_LONG, lang: 'en', blocks: BLOCKS.slice(0, 2) }} mark="gallery" />
        ),
      },
    },
  },
];
