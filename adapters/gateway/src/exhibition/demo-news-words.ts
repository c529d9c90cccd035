import type { LanguageCode } from '@fairhall/core/site/languages';

/** The languages of the demo news. */
export const NEWS_LANGUAGES = ['en', 'ar', 'zh', 'tr'] as const satisfies readonly LanguageCode[];
export type NewsLanguage = (typeof NEWS_LANGUAGES)[number];

/**
 * The title, a one-sentence summary and the paragraphs; placeholders such as `{name}` are filled from the exhibition's
 * record.
 */
export type NewsText = readonly [title: string, summary: string, ...text: readonly string[]];
export type NewsTexts = Readonly<Record<NewsLanguage, NewsText>>;

/** News about an exhibition, filled from its record. */
export const SHOW_NEWS = {
  opened: {
    en: [
      '{show}: registration is open',
      'Visitors can pre-register now. It’s free and takes a minute.',
      'The show takes place at {place} on {days}.',
      'Your badge arrives at once, with a code to scan at the entrance. Tell us what you’re looking for and we’ll show you which stands have it.',
    ],
    ar: [
      '{show}: فُتح باب التسجيل',
      'يمكن للزوار التسجيل المسبق الآن؛ وهو مجاني ولا يستغرق أكثر من دقيقة.',
      'يقام المعرض في {place} في {days}.',
      'تصلك شارتك فورًا برمز يُمسح عند المدخل. أخبرنا بما تبحث عنه لنعرض لك الأجنحة التي تقدّمه.',
    ],
    zh: [
      '{show}：预登记已开放',
      '观众现在即可预登记，免费且只需一分钟。',
      '展会将于{days}在{place}举行。',
      '胸卡立即发放，在入口扫码即可入场。告诉我们您在找什么，我们会显示哪些展位有这些产品。',
    ],
    tr: [
      '{show}: kayıtlar açıldı',
      'Ziyaretçiler artık ön kayıt yaptırabilir; ücretsizdir ve bir dakika sürer.',
      'Fuar {days} tarihlerinde {place} adresinde düzenleniyor.',
      'Yaka kartınız, girişte taranacak bir kodla hemen gelir. Ne aradığınızı belirtin, hangi stantlarda bulunduğunu gösterelim.',
    ],
  },
  exhibitors: {
    en: [
      '{exhibitors} exhibitors from {countries} countries',
      'The exhibitor list is online, with hall and stand numbers.',
      'Browse their {goods} products here before the show, with prices by quantity and minimum order.',
      'Search the list by name, product or stand, and filter it by hall or tag.',
    ],
    ar: [
      '{exhibitors} عارضًا من {countries} دولة',
      'قائمة العارضين منشورة مع قاعة كل منهم وجناحه.',
      'تصفّح منتجاتهم هنا قبل المعرض، وعددها {goods}، مع الأسعار بحسب الكمية والحد الأدنى للطلب.',
      'ابحث في القائمة بالاسم أو المنتج أو الجناح، وصفِّها بحسب القاعة أو الوسم.',
    ],
    zh: [
      '{exhibitors}家参展商，来自{countries}个国家',
      '参展商名录已上线，列明各自的展馆和展位。',
      '展前即可在此浏览他们的{goods}种产品，并附阶梯价和起订量。',
      '名录可按名称、产品和展位搜索，也可按展馆和标签筛选。',
    ],
    tr: [
      '{countries} ülkeden {exhibitors} katılımcı',
      'Katılımcı listesi, salon ve stantlarıyla birlikte yayında.',
      'Fuardan önce {goods} ürünlerine, miktara göre fiyatları ve minimum sipariş miktarlarıyla burada göz atın.',
      'Listede ada, ürüne veya standa göre arayın; salona veya etikete göre filtreleyin.',
    ],
  },
  themes: {
    en: [
      'Themes at {show}',
      'This edition’s themes are {themes}.',
      'Each theme is a product category with its own list of exhibitors.',
    ],
    ar: ['محاور {show}', 'محاور هذه الدورة هي: {themes}.', 'كل محور فئة من المنتجات، وله قائمة عارضين خاصة به.'],
    zh: ['{show}主题', '本届主题：{themes}。', '每个主题对应一个产品类别，并有各自的参展商名单。'],
    tr: [
      '{show} temaları',
      'Bu edisyonun temaları: {themes}.',
      'Her tema bir ürün kategorisidir ve kendi katılımcı listesi vardır.',
    ],
  },
  halls: {
    en: [
      '{show}: hall guide',
      'What’s in each hall: {halls}.',
      'Stand numbers give the hall, row and position, as on the signs in the hall: H3 A12 is stand A12 in hall 3.',
      'The halls are open daily from 10:00 to 18:00, local time.',
    ],
    ar: [
      'دليل قاعات {show}',
      'ما تجده في كل قاعة: {halls}.',
      'تُرقّم الأجنحة بالقاعة والصف والموضع كما على لافتات القاعة: ‎H3 A12 هو الجناح A12 في القاعة 3.',
      'تفتح القاعات يوميًا من 10:00 إلى 18:00 بالتوقيت المحلي.',
    ],
    zh: [
      '{show}展馆分布',
      '各展馆内容：{halls}。',
      '展位按展馆、排和位置编号，与馆内标牌一致：H3 A12 即 3 号馆 A12 展位。',
      '展馆每日 10:00 至 18:00 开放（当地时间）。',
    ],
    tr: [
      '{show} salon rehberi',
      'Hangi salonda ne var: {halls}.',
      'Stant numarası, salondaki levhalarda olduğu gibi salonu, sırayı ve yeri gösterir: H3 A12, 3. salondaki A12 standıdır.',
      'Salonlar her gün yerel saatle 10.00–18.00 arasında açıktır.',
    ],
  },
  spotlight: {
    en: [
      '{exhibitor} at {show}',
      'From {country}, at stand {stand}.',
      'Main products: {products}.',
      'See its products, verifications and prices here.',
    ],
    ar: [
      '{exhibitor} في {show}',
      'من {country}، في الجناح {stand}.',
      'المنتجات الرئيسية: {products}.',
      'اطّلع هنا على منتجاتها وأسعارها وما جرى التحقق منه لديها.',
    ],
    zh: [
      '{exhibitor}参展{show}',
      '来自{country}，展位 {stand}。',
      '主营产品：{products}。',
      '在此查看其产品、核验项目和价格。',
    ],
    tr: [
      '{exhibitor}, {show} fuarında',
      '{country}, stant {stand}.',
      'Ana ürünleri: {products}.',
      'Ürünlerini, doğrulamalarını ve fiyatlarını burada görün.',
    ],
  },
} as const satisfies Readonly<Record<string, NewsTexts>>;

/** News about an industry: the number of products and suppliers in a category. */
export const INDUSTRY_NEWS: NewsTexts = {
  en: [
    '{category}: {products} products to compare',
    '{suppliers} suppliers list their products here, with prices by quantity.',
    'Each product page shows the specifications, the minimum order and what was verified about the supplier.',
    'Compare up to four products side by side.',
  ],
  ar: [
    '{category}: {products} منتجًا للمقارنة',
    'يعرض {suppliers} من المورّدين منتجاتهم هنا مع الأسعار بحسب الكمية.',
    'تعرض صفحة كل منتج المواصفات والحد الأدنى للطلب وما جرى التحقق منه لدى المورّد.',
    'قارن حتى أربعة منتجات جنبًا إلى جنب.',
  ],
  zh: [
    '{category}：{products}种产品可供比较',
    '{suppliers}家供应商在此展示其产品，并列出阶梯价。',
    '每个产品页面都列明产品参数、起订量以及供应商的核验情况。',
    '最多可并排对比四种产品。',
  ],
  tr: [
    '{category}: karşılaştırılacak {products} ürün',
    '{suppliers} tedarikçi ürünlerini miktara göre fiyatlarıyla burada sunuyor.',
    'Her ürün sayfasında teknik özellikler, minimum sipariş miktarı ve tedarikçide neyin doğrulandığı yer alır.',
    'En çok dört ürünü yan yana karşılaştırın.',
  ],
};

/** The text of the link below an article. */
export const NEWS_LINK: Readonly<Record<'show' | 'category', Readonly<Record<NewsLanguage, string>>>> = {
  show: { en: 'Visit store', ar: 'زيارة المتجر', zh: '进入店铺', tr: 'Mağazaya gidin' },
  category: { en: 'Browse the category', ar: 'تصفّح الفئة', zh: '浏览该类别', tr: 'Kategoriye göz atın' },
};
