import type { IndustryKey } from '@fairhall/core/site/industries';

/** In English, Arabic, Chinese and Turkish. */
export type DemoWords = readonly [en: string, ar: string, zh: string, tr: string];

/** For each industry, the name of its exhibition and the goods that its exhibitors make. */
export const DEMO_EXHIBITION_WORDS: Readonly<Record<IndustryKey, readonly [show: DemoWords, goods: DemoWords]>> = {
  textile: [
    ['Textile', 'للمنسوجات', '纺织展', 'Tekstil'],
    [
      'fabrics, home textiles and garments',
      'الأقمشة والمنسوجات المنزلية والملابس',
      '面料、家纺和服装',
      'Kumaş, ev tekstili ve giyim',
    ],
  ],
  regional: [
    ['Crafts and Foods', 'للحرف والأغذية', '工艺与食品展', 'El Sanatları ve Gıda'],
    [
      'tea, tableware and regional crafts',
      'الشاي وأدوات المائدة والحرف المحلية',
      '茶叶、餐具和地方工艺品',
      'Çay, sofra takımı ve yöresel el sanatı',
    ],
  ],
  homeGifts: [
    ['Home and Gifts', 'للمنزل والهدايا', '家居礼品展', 'Ev ve Hediyelik'],
    [
      'drinkware, kitchenware and gifts',
      'أواني الشرب والمطبخ والهدايا',
      '杯壶、厨具和礼品',
      'Bardak, mutfak eşyası ve hediyelik',
    ],
  ],
  machinery: [
    ['Machinery', 'للآلات', '机械展', 'Makine'],
    [
      'bearings, drives and machine tools',
      'المحامل ووسائل نقل الحركة وآلات التشغيل',
      '轴承、传动和机床',
      'Rulman, tahrik ve takım tezgâhı',
    ],
  ],
  building: [
    ['Building', 'لمواد البناء', '建材展', 'Yapı'],
    [
      'tiles, fittings and building hardware',
      'البلاط والتجهيزات وعتاد البناء',
      '瓷砖、管件和建筑五金',
      'Karo, bağlantı parçası ve yapı hırdavatı',
    ],
  ],
  electronics: [
    ['Electronics', 'للإلكترونيات', '电子展', 'Elektronik'],
    [
      'appliances, audio and consumer electronics',
      'الأجهزة المنزلية والصوتيات والإلكترونيات',
      '家电、音频和消费电子',
      'Ev aleti, ses cihazı ve tüketici elektroniği',
    ],
  ],
  newEnergy: [
    ['New Energy', 'للطاقة الجديدة', '新能源展', 'Yeni Enerji'],
    [
      'lighting, solar power and storage',
      'الإضاءة والطاقة الشمسية والتخزين',
      '照明、光伏和储能',
      'Aydınlatma, güneş enerjisi ve depolama',
    ],
  ],
  decoration: [
    ['Soft Furnishings', 'للمفروشات', '软装展', 'Dekorasyon'],
    ['cushions, curtains and carpets', 'الوسائد والستائر والسجاد', '靠垫、窗帘和地毯', 'Yastık, perde ve halı'],
  ],
  pets: [
    ['Pets', 'لمستلزمات الحيوانات الأليفة', '宠物展', 'Evcil Hayvan'],
    [
      'pet food, beds and toys',
      'أغذية الحيوانات الأليفة وأسرّتها وألعابها',
      '宠物食品、窝垫和玩具',
      'Mama, yatak ve oyuncak',
    ],
  ],
  didacticAsia: [
    ['Education', 'للتعليم', '教育装备展', 'Eğitim'],
    [
      'teaching aids and school equipment',
      'وسائل التعليم وتجهيزات المدارس',
      '教具和学校设备',
      'Ders aracı ve okul donanımı',
    ],
  ],
  maternity: [
    ['Mother and Baby', 'للأم والطفل', '母婴展', 'Anne ve Bebek'],
    [
      'feeding, care and nursery products',
      'مستلزمات التغذية والعناية وغرف الأطفال',
      '喂养、护理和婴儿房用品',
      'Beslenme, bakım ve bebek odası ürünü',
    ],
  ],
  stageAudio: [
    ['Stage and Audio', 'للمسرح والصوت', '舞台音响展', 'Sahne ve Ses'],
    [
      'loudspeakers, lights and stage equipment',
      'مكبرات الصوت والإضاءة ومعدات المسرح',
      '音箱、灯光和舞台设备',
      'Hoparlör, ışık ve sahne donanımı',
    ],
  ],
};

/** For each industry, the industries whose suppliers also exhibit at its exhibition. */
export const RELATED_INDUSTRIES: Readonly<Record<IndustryKey, readonly IndustryKey[]>> = {
  textile: ['decoration', 'homeGifts'],
  regional: ['homeGifts', 'textile'],
  homeGifts: ['decoration', 'regional'],
  machinery: ['newEnergy', 'building'],
  building: ['decoration', 'newEnergy'],
  electronics: ['newEnergy', 'stageAudio'],
  newEnergy: ['electronics', 'building'],
  decoration: ['textile', 'homeGifts'],
  pets: ['homeGifts', 'maternity'],
  didacticAsia: ['maternity', 'electronics'],
  maternity: ['textile', 'didacticAsia'],
  stageAudio: ['electronics', 'machinery'],
};

/** The name of a show in a city, by language. */
export const buildShowNames = (industry: IndustryKey, [en, ar, zh, tr]: DemoWords): Record<string, string> => {
  const [show] = DEMO_EXHIBITION_WORDS[industry];
  return {
    en: `Fairhall ${show[0]} ${en}`,
    ar: `معرض Fairhall ${show[1]} في ${ar}`,
    zh: `Fairhall ${zh}${show[2]}`,
    tr: `Fairhall ${tr} ${show[3]}`,
  };
};

/** The introduction of an exhibition in a city, by language. */
export const buildShowIntros = (industry: IndustryKey, [en, ar, zh, tr]: DemoWords): Record<string, string> => {
  const [, goods] = DEMO_EXHIBITION_WORDS[industry];
  return {
    en: `Suppliers of ${goods[0]} meet buyers in ${en}, with samples to handle, prices by quantity and people at every stand to answer questions.`,
    ar: `يلتقي مورّدو ${goods[1]} بالمشترين في ${ar}: عيّنات تلمسها بيدك، وأسعار بحسب الكمية، ومن يجيب عن أسئلتك في كل جناح.`,
    zh: `${goods[2]}的供应商与买家相聚${zh}：样品可以上手，价格按数量列明，每个展位都有人当面解答。`,
    tr: `${goods[3]} tedarikçileri alıcılarla ${tr} kentinde buluşuyor: elinize alabileceğiniz numuneler, miktara göre fiyatlar ve her stantta sorularınızı yanıtlayacak kişiler.`,
  };
};
