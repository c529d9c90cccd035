import chips from '../src/ui/chip.module.css';
import { ExhibitionHead } from '../src/ui/exhibition-head/exhibition-head.tsx';
import { ExhibitionSubpageHead } from '../src/ui/exhibition-head/exhibition-subpage-head.tsx';
import type { ExhibitionTabLink } from '../src/ui/exhibition-head/exhibition-tab-links.ts';
import { ExhibitionTabs } from '../src/ui/exhibition-head/exhibition-tabs.tsx';
import { Icon, type IconName } from '../src/ui/icon.tsx';
import { IconButton } from '../src/ui/icon-button.tsx';
import { useLazyImages } from '../src/ui/lazy-images.ts';
import { LoadingSpinner } from '../src/ui/loading-spinner.tsx';
import { PageBreadcrumbs } from '../src/ui/page-breadcrumbs.tsx';
import { Picture } from '../src/ui/picture.tsx';
import { NameList, ProductNames } from '../src/ui/product-names.tsx';
import { QrCode } from '../src/ui/qr-code.tsx';
import { SiteLogo } from '../src/ui/site-logo.tsx';
import { StandPlate } from '../src/ui/stand-plate.tsx';
import { Status } from '../src/ui/status.tsx';
import { SupplierMonogram } from '../src/ui/supplier-monogram.tsx';
import type { SupplierOfferWords } from '../src/ui/supplier-offer-words.ts';
import { SupplierOffers } from '../src/ui/supplier-offers.tsx';
import { SupplierNote, SupplierReachNote } from '../src/ui/supplier-reach-note.tsx';
import styles from './gallery.module.css';
import type { GalleryFile } from './gallery-file.ts';
import { NAME_LONG, PICTURE_ADDRESSES, SUPPLIER_NAME_LONG } from './samples.ts';
import { handleNothing, WithFocus } from './state-parts.tsx';

const OFFER: SupplierOfferWords = {
  id: 'P1',
  href: '#ask',
  product: 'Deep groove ball bearing 6204',
  picture: null,
  ask: 'Ask Çınar Tekstil',
};

const EXHIBITION_TABS: readonly ExhibitionTabLink[] = (
  ['overview', 'exhibitors', 'spotlight', 'floorPlan', 'information', 'planner', 'lottery'] as const
).map((tab) => ({ tab, href: `#${tab}`, isOnOtherHost: false }));

/** A key is missing here until an icon that is added to the product is added too. */
const ICON_NAMES: Readonly<Record<IconName, true>> = {
  arrow: true,
  back: true,
  badge: true,
  calendar: true,
  cart: true,
  check: true,
  chevron: true,
  clock: true,
  close: true,
  document: true,
  download: true,
  external: true,
  eye: true,
  eyeOff: true,
  globe: true,
  grid: true,
  grip: true,
  heart: true,
  home: true,
  mail: true,
  menu: true,
  minus: true,
  more: true,
  people: true,
  person: true,
  plant: true,
  plus: true,
  retry: true,
  scales: true,
  search: true,
  share: true,
  shield: true,
  sort: true,
  store: true,
  upload: true,
  warning: true,
  zoom: true,
};

function IconSheet({ small = false }: { small?: boolean }) {
  return (
    <ul className={styles.icons}>
      {(Object.keys(ICON_NAMES) as IconName[]).map((name) => (
        <li key={name}>
          <Icon name={name} small={small} />
          {name}
        </li>
      ))}
    </ul>
  );
}

/** A picture that loads when it is near. */
function PictureBelow() {
  const parent = useLazyImages<HTMLDivElement>(null);
  return (
    <div ref={parent}>
      <Picture src={PICTURE_ADDRESSES.curtain} place="below" width={166} alt="A curtain" />
    </div>
  );
}

const NAMES = ['Ball bearings', 'محامل كروية', NAME_LONG];

/** Signs, pictures and short texts. */
export const SIGN_STATES: readonly GalleryFile[] = [
  {
    file: 'ui/icon.tsx',
    isWide: true,
    components: {
      Icon: {
        default: () => <IconSheet />,
        small: () => <IconSheet small />,
        'mirrored from right to left': () => <Icon name="arrow" flip />,
      },
    },
  },
  {
    file: 'ui/icon-button.tsx',
    components: {
      IconButton: {
        default: () => <IconButton icon="close" label="Remove quote.pdf" onClick={handleNothing} />,
        focused: () => (
          <WithFocus>
            <IconButton icon="close" label="Remove quote.pdf" onClick={handleNothing} />
          </WithFocus>
        ),
        disabled: () => <IconButton icon="close" label="Remove quote.pdf" disabled onClick={handleNothing} />,
        'not pressed': () => <IconButton icon="eye" label="Show password" pressed={false} onClick={handleNothing} />,
        pressed: () => <IconButton icon="eyeOff" label="Hide password" pressed onClick={handleNothing} />,
      },
    },
  },
  {
    file: 'ui/chip.module.css',
    components: {
      chip: {
        default: () => (
          <button type="button" className={chips.chip}>
            <Icon name="plus" small />
            Ask for a sample
          </button>
        ),
        focused: () => (
          <WithFocus>
            <button type="button" className={chips.chip}>
              Ask for a sample
            </button>
          </WithFocus>
        ),
        pressed: () => (
          <button type="button" className={chips.chip} aria-pressed="true">
            <Icon name="check" small />
            Bearings
          </button>
        ),
        disabled: () => (
          <button type="button" className={chips.chip} aria-disabled="true">
            <Icon name="check" small />
            Already added
          </button>
        ),
        'long text': () => (
          <button type="button" className={chips.chip}>
            {NAME_LONG}
          </button>
        ),
      },
    },
  },
  {
    file: 'ui/loading-spinner.tsx',
    components: {
      LoadingSpinner: {
        default: ({ text }) => (
          <p className={styles.line}>
            <LoadingSpinner />
            {text('common.loading')}
          </p>
        ),
      },
    },
  },
  {
    file: 'ui/status.tsx',
    components: {
      Status: {
        waiting: ({ text }) => <Status tone="waits" label={text('card.exhibition.coming')} />,
        open: ({ text }) => <Status tone="open" label={text('card.exhibition.open')} />,
        over: ({ text }) => <Status tone="over" label={text('card.exhibition.over')} />,
        'longest text': ({ text }) => (
          <Status tone="open" label={text('card.exhibition.openDay', { day: 12, days: 14 })} />
        ),
      },
    },
  },
  {
    file: 'ui/stand-plate.tsx',
    components: {
      StandPlate: {
        default: () => (
          <div className={styles.line}>
            <StandPlate name="H3 A12" />
          </div>
        ),
        'long name': () => (
          <div className={styles.line}>
            <StandPlate name="North entrance hall 12 A12–A18" />
          </div>
        ),
      },
    },
  },
  {
    file: 'ui/supplier-monogram.tsx',
    components: {
      SupplierMonogram: {
        default: () => <SupplierMonogram letters="NB" />,
        'with a logo': () => <SupplierMonogram letters="NB" logo={PICTURE_ADDRESSES.bearing} />,
        'one letter': () => <SupplierMonogram letters="م" />,
        empty: () => <SupplierMonogram letters="" />,
      },
    },
  },
  {
    file: 'ui/supplier-offers.tsx',
    components: {
      SupplierOffers: {
        default: () => (
          <SupplierOffers
            title="No reply yet"
            lead="These suppliers offer similar products."
            offers={[
              { ...OFFER, picture: PICTURE_ADDRESSES.bearing },
              { ...OFFER, id: 'P2' },
            ]}
          />
        ),
        empty: () => (
          <SupplierOffers title="No reply yet" lead="We found no supplier of similar products." offers={[]} />
        ),
      },
    },
  },
  {
    file: 'ui/supplier-reach-note.tsx',
    components: {
      SupplierReachNote: { default: () => <SupplierReachNote supplier="Çınar Tekstil" /> },
      SupplierNote: { default: () => <SupplierNote>Our team will get your order request.</SupplierNote> },
    },
  },
  {
    file: 'ui/site-logo.tsx',
    components: {
      SiteLogo: {
        default: () => (
          <p className={styles.line}>
            <SiteLogo brand={{ name: 'Fairhall' }} />
          </p>
        ),
        'on a dark background': () => (
          <p className={`${styles.line} ${styles.dark}`}>
            <SiteLogo brand={{ name: 'Fairhall' }} dark />
          </p>
        ),
      },
    },
  },
  {
    file: 'ui/picture.tsx',
    components: {
      Picture: {
        first: () => <Picture src={PICTURE_ADDRESSES.bearing} place="first" width={166} alt="A bearing" />,
        'in view': () => <Picture src={PICTURE_ADDRESSES.drill} place="seen" width={166} alt="A drill" />,
        'below the fold': () => <PictureBelow />,
      },
    },
  },
  {
    file: 'ui/qr-code.tsx',
    components: {
      QrCode: {
        default: () => <QrCode text="https://fairhall.example/expo/buyer/view/4711" label="QR code of your card" />,
        'long text': () => <QrCode text={`https://fairhall.example/?q=${NAME_LONG}`} label="QR code of a long text" />,
      },
    },
  },
  {
    file: 'ui/product-names.tsx',
    components: {
      NameList: {
        'in another language': () => (
          <p>
            <NameList names={NAMES} lang="zh" />
          </p>
        ),
        empty: () => (
          <p>
            <NameList names={[]} lang="en" />
          </p>
        ),
      },
      ProductNames: {
        one: () => (
          <p>
            <ProductNames names={NAMES.slice(0, 1)} />
          </p>
        ),
        several: () => (
          <p>
            <ProductNames names={NAMES} />
          </p>
        ),
      },
    },
  },
  {
    file: 'ui/page-breadcrumbs.tsx',
    isWide: true,
    components: {
      PageBreadcrumbs: {
        'one level': ({ text }) => <PageBreadcrumbs crumbs={[{ name: text('order.list.title') }]} />,
        'long names': () => (
          <PageBreadcrumbs
            crumbs={[
              { name: 'Machinery', href: '#machinery' },
              { name: SUPPLIER_NAME_LONG, href: '#x' },
              { name: NAME_LONG },
            ]}
          />
        ),
      },
    },
  },
  {
    file: 'ui/exhibition-head/exhibition-head.tsx',
    isWide: true,
    components: {
      ExhibitionHead: {
        open: ({ text }) => (
          <ExhibitionHead
            name="Fairhall Textile Istanbul"
            nameLocal="Fairhall İstanbul Tekstil Fuarı"
            status={{ tone: 'open', label: text('card.exhibition.open') }}
            dates="27–30 November 2026"
          >
            10:00–18:00 · Istanbul Expo Center
          </ExhibitionHead>
        ),
        'a link, with a long name': ({ text }) => (
          <ExhibitionHead
            name={NAME_LONG}
            status={{ tone: 'waits', label: text('card.exhibition.coming') }}
            dates="27–30 November 2026"
            isTitle={false}
            href="#exhibition"
          >
            Istanbul Expo Center
          </ExhibitionHead>
        ),
      },
    },
  },
  {
    file: 'ui/exhibition-head/exhibition-subpage-head.tsx',
    isWide: true,
    components: {
      ExhibitionSubpageHead: {
        open: ({ text }) => (
          <ExhibitionSubpageHead
            exhibition={{
              name: 'Fairhall Textile Istanbul',
              status: { tone: 'open', label: text('card.exhibition.open') },
              dates: '27–30 November 2026',
              location: 'Istanbul Expo Center',
              href: '#exhibition',
            }}
          />
        ),
      },
    },
  },
  {
    file: 'ui/exhibition-head/exhibition-tabs.tsx',
    isWide: true,
    components: {
      ExhibitionTabs: {
        'first page': () => <ExhibitionTabs tabs={EXHIBITION_TABS} tab="overview" />,
        'with a button at the end': ({ text }) => (
          <ExhibitionTabs
            tabs={EXHIBITION_TABS.slice(0, 4)}
            tab="exhibitors"
            end={<a href="#register">{text('card.exhibition.open')}</a>}
          />
        ),
      },
    },
  },
];
