import type { IndustryKey } from '@fairhall/core/site/industries';
import type { DemoWords } from './demo-exhibition-words.ts';

/** A demo exhibition. `opens` is the number of days from loading until it begins; `days` is its length. */
export interface DemoExhibition {
  readonly id: string;
  readonly websiteId: number;
  readonly industry: IndustryKey;
  readonly opens: number;
  readonly days: number;
  readonly city: DemoWords;
  readonly nameLocal: string;
  readonly location: string;
  readonly timeZone: string;
  readonly isPublished?: false;
}

type DemoVenue = Pick<DemoExhibition, 'city' | 'location' | 'timeZone'>;

const createVenue = (timeZone: string, location: string, ...city: DemoWords): DemoVenue => ({
  timeZone,
  location,
  city,
});

const VENUE_ISTANBUL = createVenue(
  'Europe/Istanbul',
  'Istanbul Expo Center, Yeşilköy, Istanbul',
  ...(['Istanbul', 'إسطنبول', '伊斯坦布尔', 'İstanbul'] as const),
);
const VENUE_TOKYO = createVenue('Asia/Tokyo', 'Tokyo Big Sight, Koto, Tokyo', 'Tokyo', 'طوكيو', '东京', 'Tokyo');
const VENUE_OSAKA = createVenue('Asia/Tokyo', 'INTEX Osaka, Suminoe, Osaka', 'Osaka', 'أوساكا', '大阪', 'Osaka');
const VENUE_DUBAI = createVenue('Asia/Dubai', 'Dubai World Trade Centre, Dubai', 'Dubai', 'دبي', '迪拜', 'Dubai');
const VENUE_SHARJAH = createVenue('Asia/Dubai', 'Expo Centre Sharjah, Sharjah', 'Sharjah', 'الشارقة', '沙迦', 'Şarika');
const VENUE_MUMBAI = createVenue(
  'Asia/Kolkata',
  'Bombay Exhibition Centre, Goregaon, Mumbai',
  'Mumbai',
  'مومباي',
  '孟买',
  'Mumbai',
);
const VENUE_DELHI = createVenue(
  'Asia/Kolkata',
  'Bharat Mandapam, Pragati Maidan, New Delhi',
  'New Delhi',
  'نيودلهي',
  '新德里',
  'Yeni Delhi',
);
const VENUE_JAKARTA = createVenue(
  'Asia/Jakarta',
  'JIExpo Kemayoran, Jakarta',
  'Jakarta',
  'جاكرتا',
  '雅加达',
  'Cakarta',
);
const VENUE_SAO_PAULO = createVenue(
  'America/Sao_Paulo',
  'São Paulo Expo, São Paulo',
  'São Paulo',
  'ساو باولو',
  '圣保罗',
  'São Paulo',
);
const VENUE_WARSAW = createVenue('Europe/Warsaw', 'Ptak Warsaw Expo, Nadarzyn', 'Warsaw', 'وارسو', '华沙', 'Varşova');
const VENUE_POZNAN = createVenue(
  'Europe/Warsaw',
  'Międzynarodowe Targi Poznańskie, Poznań',
  'Poznań',
  'بوزنان',
  '波兹南',
  'Poznań',
);
const VENUE_COLOGNE = createVenue('Europe/Berlin', 'Koelnmesse, Köln', 'Cologne', 'كولونيا', '科隆', 'Köln');
const VENUE_HANOVER = createVenue('Europe/Berlin', 'Messegelände, Hannover', 'Hanover', 'هانوفر', '汉诺威', 'Hannover');
const VENUE_CAIRO = createVenue(
  'Africa/Cairo',
  'Egypt International Exhibition Center, Cairo',
  ...(['Cairo', 'القاهرة', '开罗', 'Kahire'] as const),
);
const VENUE_MEXICO = createVenue(
  'America/Mexico_City',
  'World Trade Center Ciudad de México, Mexico City',
  ...(['Mexico City', 'مكسيكو سيتي', '墨西哥城', 'Meksiko'] as const),
);
const VENUE_MIDRAND = createVenue(
  'Africa/Johannesburg',
  'Gallagher Convention Centre, Midrand',
  'Midrand',
  'ميدراند',
  '米德兰',
  'Midrand',
);
const VENUE_SAIGON = createVenue(
  'Asia/Ho_Chi_Minh',
  'Saigon Exhibition and Convention Center, Ho Chi Minh City',
  ...(['Ho Chi Minh City', 'مدينة هو تشي منه', '胡志明市', 'Ho Şi Min'] as const),
);
const VENUE_BANGKOK = createVenue('Asia/Bangkok', 'BITEC, Bang Na, Bangkok', 'Bangkok', 'بانكوك', '曼谷', 'Bangkok');
const VENUE_KUALA_LUMPUR = createVenue(
  'Asia/Kuala_Lumpur',
  'Kuala Lumpur Convention Centre, Kuala Lumpur',
  ...(['Kuala Lumpur', 'كوالالمبور', '吉隆坡', 'Kuala Lumpur'] as const),
);
const VENUE_MANILA = createVenue(
  'Asia/Manila',
  'SMX Convention Center, Pasay, Manila',
  'Manila',
  'مانيلا',
  '马尼拉',
  'Manila',
);
const VENUE_GOYANG = createVenue('Asia/Seoul', 'KINTEX, Goyang', 'Goyang', 'غويانغ', '高阳', 'Goyang');
const VENUE_MOSCOW = createVenue(
  'Europe/Moscow',
  'Crocus Expo, Krasnogorsk, Moscow',
  'Moscow',
  'موسكو',
  '莫斯科',
  'Moskova',
);
const VENUE_TEHRAN = createVenue(
  'Asia/Tehran',
  'Tehran International Permanent Fairground, Tehran',
  ...(['Tehran', 'طهران', '德黑兰', 'Tahran'] as const),
);
const VENUE_YANGON = createVenue(
  'Asia/Yangon',
  'Yangon Convention Centre, Yangon',
  'Yangon',
  'يانغون',
  '仰光',
  'Yangon',
);
const VENUE_PHNOM_PENH = createVenue(
  'Asia/Phnom_Penh',
  'Diamond Island Convention and Exhibition Center, Phnom Penh',
  ...(['Phnom Penh', 'بنوم بنه', '金边', 'Phnom Penh'] as const),
);
const VENUE_GUANGZHOU = createVenue(
  'Asia/Shanghai',
  'China Import and Export Fair Complex, Guangzhou',
  ...(['Guangzhou', 'قوانغتشو', '广州', 'Guangzhou'] as const),
);

const createExhibition = (
  ...[id, websiteId, industry, opens, days, nameLocal, { city, location, timeZone }]: readonly [
    id: string,
    websiteId: number,
    industry: IndustryKey,
    opens: number,
    days: number,
    nameLocal: string,
    place: DemoVenue,
  ]
): DemoExhibition => ({ id, websiteId, industry, opens, days, nameLocal, city, location, timeZone });

/** Covers every phase on the day of loading, every country's site and every industry. D-03 D-56 */
export const DEMO_EXHIBITIONS: readonly DemoExhibition[] = [
  createExhibition('1001', 2, 'textile', -1, 4, 'Fairhall İstanbul Tekstil Fuarı', VENUE_ISTANBUL),
  createExhibition('1002', 12, 'regional', 24, 3, 'Fairhall 東京 工芸と食の見本市', VENUE_TOKYO),
  createExhibition('1003', 6, 'homeGifts', 12, 3, 'معرض Fairhall دبي للمنزل والهدايا', VENUE_DUBAI),
  createExhibition('1004', 1, 'machinery', -2, 5, 'Fairhall Machinery Mumbai', VENUE_MUMBAI),
  createExhibition('1005', 10, 'building', 38, 4, 'Pameran Bahan Bangunan Fairhall Jakarta', VENUE_JAKARTA),
  createExhibition('1006', 7, 'electronics', 75, 4, 'Feira de Eletrônicos Fairhall São Paulo', VENUE_SAO_PAULO),
  createExhibition('1007', 3, 'newEnergy', -12, 3, 'Targi Nowej Energii Fairhall Warszawa', VENUE_WARSAW),
  createExhibition('1008', 4, 'decoration', 50, 4, 'Fairhall Heimtextilien Köln', VENUE_COLOGNE),
  createExhibition('1009', 5, 'textile', 96, 4, 'معرض Fairhall القاهرة للمنسوجات', VENUE_CAIRO),
  createExhibition('1010', 8, 'homeGifts', -20, 3, 'Feria del Hogar y Regalo Fairhall México', VENUE_MEXICO),
  createExhibition('1011', 9, 'machinery', 44, 3, 'Fairhall Machinery Midrand', VENUE_MIDRAND),
  createExhibition('1012', 11, 'electronics', -1, 3, 'Triển lãm Điện tử Fairhall TP. Hồ Chí Minh', VENUE_SAIGON),
  createExhibition('1013', 13, 'pets', 30, 4, 'งานแสดงสินค้าสัตว์เลี้ยง Fairhall กรุงเทพฯ', VENUE_BANGKOK),
  createExhibition('1014', 14, 'didacticAsia', 18, 3, 'Pameran Pendidikan Fairhall Kuala Lumpur', VENUE_KUALA_LUMPUR),
  createExhibition('1015', 15, 'maternity', 66, 3, 'Fairhall Ina at Sanggol Maynila', VENUE_MANILA),
  createExhibition('1016', 16, 'stageAudio', 9, 4, 'Fairhall 고양 무대·음향 전시회', VENUE_GOYANG),
  createExhibition('1017', 17, 'building', 120, 4, 'Выставка стройматериалов Fairhall Москва', VENUE_MOSCOW),
  createExhibition('1018', 18, 'newEnergy', -45, 4, 'نمایشگاه انرژی نو Fairhall تهران', VENUE_TEHRAN),
  createExhibition('1019', 19, 'textile', 83, 3, 'Fairhall ရန်ကုန် အထည်အလိပ် ပြပွဲ', VENUE_YANGON),
  createExhibition('1020', 20, 'homeGifts', 27, 3, 'ពិព័រណ៍ Fairhall គេហដ្ឋាន និងកាដូ ភ្នំពេញ', VENUE_PHNOM_PENH),
  createExhibition('1021', 21, 'decoration', 110, 5, 'Fairhall 广州软装展', VENUE_GUANGZHOU),
  createExhibition('1022', 2, 'building', 58, 4, 'Fairhall İstanbul Yapı Fuarı', VENUE_ISTANBUL),
  createExhibition('1023', 2, 'textile', -210, 4, 'Fairhall İstanbul Tekstil Fuarı', VENUE_ISTANBUL),
  createExhibition('1024', 1, 'maternity', 52, 3, 'Fairhall Mother and Baby New Delhi', VENUE_DELHI),
  createExhibition('1025', 6, 'stageAudio', -28, 3, 'معرض Fairhall الشارقة للمسرح والصوت', VENUE_SHARJAH),
  createExhibition('1026', 12, 'pets', 150, 3, 'Fairhall 大阪 ペット用品見本市', VENUE_OSAKA),
  {
    ...createExhibition('1027', 3, 'homeGifts', 140, 3, 'Targi Domu i Upominków Fairhall Poznań', VENUE_POZNAN),
    isPublished: false,
  },
  createExhibition('1028', 4, 'machinery', -260, 5, 'Fairhall Maschinenbau Hannover', VENUE_HANOVER),
];

/** Exhibitions that overlap with others, so that a buyer who travels finds two at the same time. */
export const DEMO_EXHIBITIONS_BESIDE: readonly DemoExhibition[] = [
  createExhibition('1029', 2, 'decoration', 0, 3, 'Fairhall İstanbul Dekorasyon Fuarı', VENUE_ISTANBUL),
  createExhibition('1030', 12, 'homeGifts', 25, 3, 'Fairhall 東京 生活雑貨見本市', VENUE_TOKYO),
];
