import type { IndustryKey } from '@fairhall/core/site/industries';
import type { DemoWords } from './demo-exhibition-words.ts';

/** An exhibition of the demo world. `opens` is in how many days from the loading it begins, `days` how long it is. */
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

type Place = Pick<DemoExhibition, 'city' | 'location' | 'timeZone'>;

const place = (timeZone: string, location: string, ...city: DemoWords): Place => ({ timeZone, location, city });

const ISTANBUL = place(
  'Europe/Istanbul',
  'Istanbul Expo Center, Yeşilköy, Istanbul',
  ...(['Istanbul', 'إسطنبول', '伊斯坦布尔', 'İstanbul'] as const),
);
const TOKYO = place('Asia/Tokyo', 'Tokyo Big Sight, Koto, Tokyo', 'Tokyo', 'طوكيو', '东京', 'Tokyo');
const OSAKA = place('Asia/Tokyo', 'INTEX Osaka, Suminoe, Osaka', 'Osaka', 'أوساكا', '大阪', 'Osaka');
const DUBAI = place('Asia/Dubai', 'Dubai World Trade Centre, Dubai', 'Dubai', 'دبي', '迪拜', 'Dubai');
const SHARJAH = place('Asia/Dubai', 'Expo Centre Sharjah, Sharjah', 'Sharjah', 'الشارقة', '沙迦', 'Şarika');
const MUMBAI = place(
  'Asia/Kolkata',
  'Bombay Exhibition Centre, Goregaon, Mumbai',
  'Mumbai',
  'مومباي',
  '孟买',
  'Mumbai',
);
const DELHI = place(
  'Asia/Kolkata',
  'Bharat Mandapam, Pragati Maidan, New Delhi',
  'New Delhi',
  'نيودلهي',
  '新德里',
  'Yeni Delhi',
);
const JAKARTA = place('Asia/Jakarta', 'JIExpo Kemayoran, Jakarta', 'Jakarta', 'جاكرتا', '雅加达', 'Cakarta');
const SAO_PAULO = place(
  'America/Sao_Paulo',
  'São Paulo Expo, São Paulo',
  'São Paulo',
  'ساو باولو',
  '圣保罗',
  'São Paulo',
);
const WARSAW = place('Europe/Warsaw', 'Ptak Warsaw Expo, Nadarzyn', 'Warsaw', 'وارسو', '华沙', 'Varşova');
const POZNAN = place(
  'Europe/Warsaw',
  'Międzynarodowe Targi Poznańskie, Poznań',
  'Poznań',
  'بوزنان',
  '波兹南',
  'Poznań',
);
const COLOGNE = place('Europe/Berlin', 'Koelnmesse, Köln', 'Cologne', 'كولونيا', '科隆', 'Köln');
const HANOVER = place('Europe/Berlin', 'Messegelände, Hannover', 'Hanover', 'هانوفر', '汉诺威', 'Hannover');
const CAIRO = place(
  'Africa/Cairo',
  'Egypt International Exhibition Center, Cairo',
  ...(['Cairo', 'القاهرة', '开罗', 'Kahire'] as const),
);
const MEXICO = place(
  'America/Mexico_City',
  'World Trade Center Ciudad de México, Mexico City',
  ...(['Mexico City', 'مكسيكو سيتي', '墨西哥城', 'Meksiko'] as const),
);
const MIDRAND = place(
  'Africa/Johannesburg',
  'Gallagher Convention Centre, Midrand',
  'Midrand',
  'ميدراند',
  '米德兰',
  'Midrand',
);
const SAIGON = place(
  'Asia/Ho_Chi_Minh',
  'Saigon Exhibition and Convention Center, Ho Chi Minh City',
  ...(['Ho Chi Minh City', 'مدينة هو تشي منه', '胡志明市', 'Ho Şi Min'] as const),
);
const BANGKOK = place('Asia/Bangkok', 'BITEC, Bang Na, Bangkok', 'Bangkok', 'بانكوك', '曼谷', 'Bangkok');
const KUALA_LUMPUR = place(
  'Asia/Kuala_Lumpur',
  'Kuala Lumpur Convention Centre, Kuala Lumpur',
  ...(['Kuala Lumpur', 'كوالالمبور', '吉隆坡', 'Kuala Lumpur'] as const),
);
const MANILA = place('Asia/Manila', 'SMX Convention Center, Pasay, Manila', 'Manila', 'مانيلا', '马尼拉', 'Manila');
const GOYANG = place('Asia/Seoul', 'KINTEX, Goyang', 'Goyang', 'غويانغ', '高阳', 'Goyang');
const MOSCOW = place('Europe/Moscow', 'Crocus Expo, Krasnogorsk, Moscow', 'Moscow', 'موسكو', '莫斯科', 'Moskova');
const TEHRAN = place(
  'Asia/Tehran',
  'Tehran International Permanent Fairground, Tehran',
  ...(['Tehran', 'طهران', '德黑兰', 'Tahran'] as const),
);
const YANGON = place('Asia/Yangon', 'Yangon Convention Centre, Yangon', 'Yangon', 'يانغون', '仰光', 'Yangon');
const PHNOM_PENH = place(
  'Asia/Phnom_Penh',
  'Diamond Island Convention and Exhibition Center, Phnom Penh',
  ...(['Phnom Penh', 'بنوم بنه', '金边', 'Phnom Penh'] as const),
);
const GUANGZHOU = place(
  'Asia/Shanghai',
  'China Import and Export Fair Complex, Guangzhou',
  ...(['Guangzhou', 'قوانغتشو', '广州', 'Guangzhou'] as const),
);

const fair = (
  ...[id, websiteId, industry, opens, days, nameLocal, { city, location, timeZone }]: readonly [
    id: string,
    websiteId: number,
    industry: IndustryKey,
    opens: number,
    days: number,
    nameLocal: string,
    place: Place,
  ]
): DemoExhibition => ({ id, websiteId, industry, opens, days, nameLocal, city, location, timeZone });

/** In every phase on the day of the loading, one at least for each country's site, of every industry. D-03 D-56 */
export const DEMO_EXHIBITIONS: readonly DemoExhibition[] = [
  fair('1001', 2, 'textile', -1, 4, 'Fairhall İstanbul Tekstil Fuarı', ISTANBUL),
  fair('1002', 12, 'regional', 24, 3, 'Fairhall 東京 工芸と食の見本市', TOKYO),
  fair('1003', 6, 'homeGifts', 12, 3, 'معرض Fairhall دبي للمنزل والهدايا', DUBAI),
  fair('1004', 1, 'machinery', -2, 5, 'Fairhall Machinery Mumbai', MUMBAI),
  fair('1005', 10, 'building', 38, 4, 'Pameran Bahan Bangunan Fairhall Jakarta', JAKARTA),
  fair('1006', 7, 'electronics', 75, 4, 'Feira de Eletrônicos Fairhall São Paulo', SAO_PAULO),
  fair('1007', 3, 'newEnergy', -12, 3, 'Targi Nowej Energii Fairhall Warszawa', WARSAW),
  fair('1008', 4, 'decoration', 50, 4, 'Fairhall Heimtextilien Köln', COLOGNE),
  fair('1009', 5, 'textile', 96, 4, 'معرض Fairhall القاهرة للمنسوجات', CAIRO),
  fair('1010', 8, 'homeGifts', -20, 3, 'Feria del Hogar y Regalo Fairhall México', MEXICO),
  fair('1011', 9, 'machinery', 44, 3, 'Fairhall Machinery Midrand', MIDRAND),
  fair('1012', 11, 'electronics', -1, 3, 'Triển lãm Điện tử Fairhall TP. Hồ Chí Minh', SAIGON),
  fair('1013', 13, 'pets', 30, 4, 'งานแสดงสินค้าสัตว์เลี้ยง Fairhall กรุงเทพฯ', BANGKOK),
  fair('1014', 14, 'didacticAsia', 18, 3, 'Pameran Pendidikan Fairhall Kuala Lumpur', KUALA_LUMPUR),
  fair('1015', 15, 'maternity', 66, 3, 'Fairhall Ina at Sanggol Maynila', MANILA),
  fair('1016', 16, 'stageAudio', 9, 4, 'Fairhall 고양 무대·음향 전시회', GOYANG),
  fair('1017', 17, 'building', 120, 4, 'Выставка стройматериалов Fairhall Москва', MOSCOW),
  fair('1018', 18, 'newEnergy', -45, 4, 'نمایشگاه انرژی نو Fairhall تهران', TEHRAN),
  fair('1019', 19, 'textile', 83, 3, 'Fairhall ရန်ကုန် အထည်အလိပ် ပြပွဲ', YANGON),
  fair('1020', 20, 'homeGifts', 27, 3, 'ពិព័រណ៍ Fairhall គេហដ្ឋាន និងកាដូ ភ្នំពេញ', PHNOM_PENH),
  fair('1021', 21, 'decoration', 110, 5, 'Fairhall 广州软装展', GUANGZHOU),
  fair('1022', 2, 'building', 58, 4, 'Fairhall İstanbul Yapı Fuarı', ISTANBUL),
  fair('1023', 2, 'textile', -210, 4, 'Fairhall İstanbul Tekstil Fuarı', ISTANBUL),
  fair('1024', 1, 'maternity', 52, 3, 'Fairhall Mother and Baby New Delhi', DELHI),
  fair('1025', 6, 'stageAudio', -28, 3, 'معرض Fairhall الشارقة للمسرح والصوت', SHARJAH),
  fair('1026', 12, 'pets', 150, 3, 'Fairhall 大阪 ペット用品見本市', OSAKA),
  { ...fair('1027', 3, 'homeGifts', 140, 3, 'Targi Domu i Upominków Fairhall Poznań', POZNAN), isPublished: false },
  fair('1028', 4, 'machinery', -260, 5, 'Fairhall Maschinenbau Hannover', HANOVER),
];

/** Held beside others of them, so that a buyer who travels finds two shows at once. */
export const DEMO_EXHIBITIONS_BESIDE: readonly DemoExhibition[] = [
  fair('1029', 2, 'decoration', 0, 3, 'Fairhall İstanbul Dekorasyon Fuarı', ISTANBUL),
  fair('1030', 12, 'homeGifts', 25, 3, 'Fairhall 東京 生活雑貨見本市', TOKYO),
];
