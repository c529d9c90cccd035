/** Categories below one of their own, and suppliers, for the imported products. */
export const CATEGORY_ROWS = [
  ['code', 'industry', 'name_en', 'name_ar'],
  ['ZX01', 'textile', 'Benches', 'مقاعد'],
  ['ZX0101', '', 'Garden benches', 'مقاعد حدائق'],
  ...Array.from({ length: 40 }, (_, place) => [`ZX0101${String(place + 10)}`, '', `Bench of kind ${place}`, '']),
];
export const SUPPLIER_ROWS = [
  [
    'key',
    'industry',
    'country',
    'business_type',
    'established',
    'employees',
    ...['name', 'province'].map((field) => `${field}_en`),
    'main_products_en',
    'about_en',
    'name_ar',
    'province_ar',
    'main_products_ar',
    'about_ar',
  ],
  ...Array.from({ length: 100 }, (_, place) => [
    `S-${place}`,
    'textile',
    'IN',
    'manufacturer',
    '1998',
    '40',
    `Bench Works ${place}`,
    'Kerala',
    'Benches',
    'Benches.',
    `ورشة مقاعد ${place}`,
    'كيرالا',
    'مقاعد',
    'نصنع المقاعد.',
  ]),
];

const WOODS = ['teak', 'oak', 'ash', 'birch', 'walnut', 'acacia', 'bamboo', 'pine', 'larch', 'cherry'];
const WAYS = ['folding', 'curved', 'carved', 'slatted', 'stacking', 'painted', 'oiled', 'round'];

/** The titles and `count` product rows, whose keys start with `keys` and whose names all contain the same word. */
export function createProductRows(count: number, keys: string): readonly (readonly string[])[] {
  const titles = ['key', 'supplier', 'category', 'unit', 'min_order', 'currency', 'quantity_1', 'price_1'];
  return [
    [...titles, 'quantity_2', 'price_2', 'name_en', 'description_en', 'attributes_en', 'name_ar'],
    ...Array.from({ length: count }, (_, place) => {
      const words = `${WAYS[place % WAYS.length]} ${WOODS[place % WOODS.length]}`;
      return [
        `${keys}${place}`,
        `S-${place % 100}`,
        `ZX0101${(place % 40) + 10}`,
        'piece',
        '10',
        'USD',
        '10',
        '95.5',
        '100',
        '80',
        `Benchling ${words} bench ${place}`,
        `A ${words} bench for gardens and terraces that seats ${(place % 5) + 2} people and lasts for years.`,
        `Wood: ${WOODS[place % WOODS.length]} | Seats: ${(place % 5) + 2}`,
        `مقعد حديقة ${place}`,
      ];
    }),
  ];
}
