import type { LanguageCode } from '@fairhall/core/site/languages';

/** The languages that the demo world's news are written in. */
export const NEWS_LANGUAGES = ['en', 'ar', 'zh', 'tr'] as const satisfies readonly LanguageCode[];
export type NewsLanguage = (typeof NEWS_LANGUAGES)[number];

/** A title, what it is about in a sentence, and the paragraphs below; `{name}` stands for what is known of the show. */
export type NewsText = readonly [title: string, summary: string, ...text: readonly string[]];
export type NewsTexts = Readonly<Record<NewsLanguage, NewsText>>;

/** News of a show, each made of what its record says. */
export const SHOW_NEWS = {
  opened: {
    en: [
      '{show}: registration is open',
      'Visitors can pre-register now; it is free and takes a minute.',
      'The show takes place at {place} on {days}.',
      'The badge comes at once, with a code that is read at the door. Whoever says what goods she looks for is told which stands have them.',
    ],
    ar: [
      '{show}: فُتح باب التسجيل',
      'يمكن للزوار التسجيل المسبق الآن؛ وهو مجاني ولا يستغرق أكثر من دقيقة.',
      'يقام المعرض في {place} في {days}.',
      'تصل الشارة فورًا برمز يُقرأ عند الباب. ومن يذكر السلع التي يبحث عنها يُخبَر بالأجنحة التي تعرضها.',
    ],
    zh: [
      '{show}：预登记已开放',
      '观众现在即可预登记，免费且只需一分钟。',
      '展会将于{days}在{place}举行。',
      '证件立即发放，入场扫码即可。填写所寻商品的观众会得知哪些展位有这些商品。',
    ],
    tr: [
      '{show}: kayıtlar açıldı',
      'Ziyaretçiler artık ön kayıt yaptırabilir; ücretsizdir ve bir dakika sürer.',
      'Fuar {days} tarihlerinde {place} adresinde düzenleniyor.',
      'Yaka kartı, girişte okunan bir kodla hemen gelir. Aradığı ürünleri belirtenlere bunların hangi standlarda olduğu bildirilir.',
    ],
  },
  exhibitors: {
    en: [
      '{exhibitors} exhibitors from {countries} countries',
      'The list of exhibitors is public, with hall and stand of each.',
      'They bring {goods} products that can be looked at here beforehand, with prices by quantity and the smallest order.',
      'The list can be searched by name, product and stand, and narrowed by hall and tag.',
    ],
    ar: [
      '{exhibitors} عارضًا من {countries} دولة',
      'قائمة العارضين منشورة مع قاعة كل منهم وجناحه.',
      'يعرضون {goods} منتجًا يمكن الاطلاع عليها هنا مسبقًا مع الأسعار بحسب الكمية والحد الأدنى للطلب.',
      'يمكن البحث في القائمة بالاسم والمنتج والجناح، وحصرها بالقاعة والوسم.',
    ],
    zh: [
      '{exhibitors}家展商，来自{countries}个国家',
      '展商名录已公布，列明各自的展馆和展位。',
      '他们带来{goods}种产品，展前即可在此查看，并附按数量的价格和最小起订量。',
      '名录可按名称、产品和展位搜索，也可按展馆和标签筛选。',
    ],
    tr: [
      '{countries} ülkeden {exhibitors} katılımcı',
      'Katılımcı listesi, salon ve standlarıyla birlikte yayında.',
      'Getirdikleri {goods} ürün, miktara göre fiyatları ve en küçük siparişleriyle önceden burada incelenebilir.',
      'Listede ada, ürüne ve standa göre arama yapılabilir; salona ve etikete göre daraltılabilir.',
    ],
  },
  themes: {
    en: [
      'What {show} is about',
      'The themes of this edition are set: {themes}.',
      'Each theme is a category of goods, so that buyers find at the show what they have looked up before.',
    ],
    ar: [
      'موضوعات {show}',
      'حُددت موضوعات هذه الدورة: {themes}.',
      'كل موضوع فئة من السلع، فيجد المشترون في المعرض ما بحثوا عنه من قبل.',
    ],
    zh: ['{show}看点', '本届主题已确定：{themes}。', '每个主题对应一个商品类别，买家在展会上能找到此前查看过的商品。'],
    tr: [
      '{show} neyi sergiliyor',
      'Bu fuarın temaları belli oldu: {themes}.',
      'Her tema bir ürün kategorisidir; alıcılar daha önce baktıklarını fuarda bulur.',
    ],
  },
  halls: {
    en: [
      'The halls of {show}',
      'Where to find what: {halls}.',
      'Stands are numbered by hall, row and place, as on the signs in the hall: H3 A12 is stand A12 in hall 3.',
      'The halls are open daily from 10:00 to 18:00, time at the venue.',
    ],
    ar: [
      'قاعات {show}',
      'أين تجد ماذا: {halls}.',
      'تُرقّم الأجنحة بالقاعة والصف والموضع كما على لافتات القاعة: ‎H3 A12 هو الجناح A12 في القاعة 3.',
      'تفتح القاعات يوميًا من 10:00 إلى 18:00 بتوقيت مكان المعرض.',
    ],
    zh: [
      '{show}展馆分布',
      '各展馆内容：{halls}。',
      '展位按展馆、排和位置编号，与馆内标牌一致：H3 A12 即 3 号馆 A12 展位。',
      '展馆每日 10:00 至 18:00 开放（展馆当地时间）。',
    ],
    tr: [
      '{show} salonları',
      'Ne nerede: {halls}.',
      'Standlar salondaki levhalarda olduğu gibi salona, sıraya ve yere göre numaralanır: H3 A12, 3. salondaki A12 standıdır.',
      'Salonlar her gün 10.00-18.00 arasında, fuar alanının saatiyle açıktır.',
    ],
  },
  spotlight: {
    en: [
      '{exhibitor} comes to {show}',
      'From {country}, at stand {stand}.',
      '{exhibitor} shows {products}.',
      'Its products, proofs and prices can be looked at on this site today.',
    ],
    ar: [
      '{exhibitor} في {show}',
      'من {country}، في الجناح {stand}.',
      'تعرض {exhibitor}: {products}.',
      'يمكن الاطلاع على منتجاتها وإثباتاتها وأسعارها على هذا الموقع اليوم.',
    ],
    zh: [
      '{exhibitor}参展{show}',
      '来自{country}，展位 {stand}。',
      '{exhibitor}展出{products}。',
      '其产品、资质和价格现在即可在本网站查看。',
    ],
    tr: [
      '{exhibitor} {show} fuarına geliyor',
      '{country}, stand {stand}.',
      '{exhibitor} şunları sergiliyor: {products}.',
      'Ürünleri, belgeleri ve fiyatları bugünden bu sitede incelenebilir.',
    ],
  },
} as const satisfies Readonly<Record<string, NewsTexts>>;

/** News of an industry: how much of a category there is to see. */
export const INDUSTRY_NEWS: NewsTexts = {
  en: [
    '{category}: {products} products to compare',
    '{suppliers} makers show what they have, with prices by quantity.',
    'The category lists what each product is made of, from how many pieces on it is sold, and what was checked of its maker.',
    'Up to four products can be laid side by side.',
  ],
  ar: [
    '{category}: {products} منتجًا للمقارنة',
    'يعرض {suppliers} من المصنّعين ما لديهم مع الأسعار بحسب الكمية.',
    'تذكر الفئة مم يُصنع كل منتج، وابتداءً من أي عدد يُباع، وما جرى التحقق منه لدى صانعه.',
    'يمكن وضع أربعة منتجات جنبًا إلى جنب.',
  ],
  zh: [
    '{category}：{products}种产品可供比较',
    '{suppliers}家生产商展示其产品，并按数量列出价格。',
    '该类别列明每种产品的材质、起订数量以及其生产商已被查证的情况。',
    '最多可将四种产品并排比较。',
  ],
  tr: [
    '{category}: karşılaştırılacak {products} ürün',
    '{suppliers} üretici ürünlerini miktara göre fiyatlarıyla gösteriyor.',
    'Kategoride her ürünün neden yapıldığı, kaç adetten itibaren satıldığı ve üreticisinde neyin denetlendiği yazar.',
    'En çok dört ürün yan yana konabilir.',
  ],
};

/** What the link below an article says. */
export const NEWS_LINK: Readonly<Record<'show' | 'category', Readonly<Record<NewsLanguage, string>>>> = {
  show: { en: 'Look at what they make', ar: 'اطّلع على ما يصنعون', zh: '查看其产品', tr: 'Ürettiklerine bakın' },
  category: { en: 'Look at the category', ar: 'تصفّح الفئة', zh: '查看该类别', tr: 'Kategoriye bakın' },
};
