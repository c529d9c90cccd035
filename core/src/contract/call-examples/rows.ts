import type {
  ComparedProduct,
  Product,
  ProductBrief,
  Supplier,
  SupplierPage,
  SupplierRow,
} from '../catalogue/calls.ts';
import type { Exhibition, ExhibitionDetail, Exhibitor } from '../exhibition/calls.ts';
import type { Rfq } from '../rfq/calls.ts';

/** Rows as the gateway returns them, for tests of pages and views that show them. */
export const sampleSupplier: Supplier = {
  supplierId: 'S1001',
  supplierName: 'Brescia Valvole',
  logo: '',
  countryId: '380',
  countryCode: 'IT',
  province: 'Lombardy',
  businessType: 'manufacturer',
  mainProducts: ['Ball valves', 'Fittings'],
  about: 'Brass valves since 2008.',
  established: 2008,
  employees: 62,
  industry: 'building',
  tagCodes: ['TG601030'],
  exhibitionIds: [],
  light: 'green',
  proofs: [{ kind: 'licence', date: '2026-03' }],
  spotlight: false,
  goodsCount: 2,
};

export const sampleBrief: ProductBrief = {
  goodsSpuId: 'P100001',
  goodsName: 'Brass ball valve DN20',
  categoryId: 'BM010101',
  industry: 'building',
  images: ['111', '222'],
  minOrder: 50,
  unit: 'piece',
  priceMin: 2.85,
  priceMax: 4.2,
  currency: 'USD',
  createTime: Date.UTC(2026, 4, 1),
  supplier: {
    supplierId: 'S1001',
    supplierName: 'Brescia Valvole',
    countryId: '380',
    countryCode: 'IT',
    established: 2008,
    proofs: [{ kind: 'licence', date: '2026-03' }],
  },
};

export const sampleProduct: Product = {
  ...sampleBrief,
  tagCodes: ['TG601030'],
  attributes: [{ name: 'Material', value: 'Brass CW617N' }],
  description: 'Full bore, PN25, lever handle.',
  supplierId: 'S1001',
  exhibitionIds: [],
  leadDays: 21,
  tradeTerms: { incoterm: { code: 'FOB', place: 'Genoa' }, hsCode: '848180' },
  score: 4.5,
  viewCount: 120,
  crumbs: [
    { id: 'BM01', name: 'Plumbing' },
    { id: 'BM0101', name: 'Valves' },
  ],
  supplier: sampleSupplier,
};

const { crumbs: _crumbs, viewCount: _views, ...besideOthers } = sampleProduct;

export const sampleCompared: ComparedProduct = {
  ...besideOthers,
  tiers: [
    { min: 50, max: 199, price: 4.2, currency: 'USD' },
    { min: 200, price: 2.85, currency: 'USD' },
  ],
};

export const sampleSupplierPage: SupplierPage = { ...sampleSupplier, goods: [sampleBrief] };

export const sampleSupplierRow: SupplierRow = {
  ...sampleSupplier,
  goods: [{ goodsSpuId: 'P100001', goodsName: 'Brass ball valve DN20', image: '111' }],
};

export const sampleRfq: Rfq = {
  rfqId: 'rfq1',
  description: 'Cotton tote bags,\n10 oz',
  question: 'Can you print them?',
  email: 'priya@malabar.example',
  cateAndTag: { tag: [{ label: 'Cotton', value: 'TG601031' }], product: 'tote bag' },
  quantity: 2_000,
  unit: 'piece',
  countryId: '356',
  source: 2,
  attachments: [{ fileId: 'f1', fileName: 'drawing.pdf', size: 1_258_291, url: 'files/f1?s=x' }],
  status: 0,
  reached: 0,
  isWaiting: false,
  createTime: Date.UTC(2026, 4, 1, 12),
};

export const sampleExhibition: Exhibition = {
  exhibitionId: '1001',
  websiteId: 2,
  name: 'Istanbul Textile Fair',
  nameEn: 'Istanbul Textile Fair',
  nameLocal: 'İstanbul Tekstil Fuarı',
  industry: 'textile',
  icon: '',
  banner: '11',
  tagCategoryIds: '601,602',
  startTime: '10:00',
  endTime: '18:00',
  inshowStartDate: '2026-11-24',
  inshowEndDate: '2026-11-27',
  timeZone: 'Europe/Istanbul',
  googleMapUrl: 'https://maps.example.com/?q=1',
  location: 'Istanbul Expo Center',
  exhibitionUrl: '/expoturkey_1001',
  type: 'TEX',
  status: 1,
  phase: 3,
  shortName: 'tex',
  countryId: '792',
  intro: 'Fabrics and homes.',
  themes: [{ themeId: '5', title: 'Bed and bath', categoryId: 'TX0101' }],
};

export const sampleExhibitionDetail: ExhibitionDetail = {
  ...sampleExhibition,
  halls: [{ hall: '1', name: 'Fabrics' }],
  figures: { exhibitors: 24, countries: 9, goods: 480 },
};

export const sampleExhibitor: Exhibitor = {
  ...sampleSupplierRow,
  standNo: 'A12',
  hall: '1',
  tags: [{ code: 'TG1', name: 'Cotton' }],
};
