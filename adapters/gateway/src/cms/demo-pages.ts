import { rowSearchText } from '@fairhall/core/operator-list/row-search-text';
import type { Database } from '../db/database.ts';
import { isFirstTime } from '../db/demo-part.ts';

interface DemoRow {
  readonly list: 'link' | 'page';
  readonly key: string;
  readonly part: string;
  readonly content: Readonly<Record<string, string>>;
}

const link = (transfer: string, target: string): DemoRow => ({
  ...{ list: 'link', key: transfer, part: '' },
  content: { transfer, target },
});

const page = (key: string, lang: string, title: string, blocks: readonly object[]): DemoRow => ({
  ...{ list: 'page', key, part: lang },
  content: { page: key, lang, title, blocks: JSON.stringify(blocks) },
});

const text = (said: string) => ({ type: 'text', text: said });
const heading = (said: string) => ({ type: 'heading', text: said });
const items = (...said: readonly string[]) => ({ type: 'items', items: said });
const to = (href: string, said: string) => ({ type: 'link', text: said, href });

const channels = (lang: string, title: string, [mail, chat]: readonly [string, string]): DemoRow =>
  page('customer-service', lang, title, [to('mailto:help@fairhall.test', mail), to('https://wa.me/15550100', chat)]);

const ROWS: readonly DemoRow[] = [
  link('autumn', '/latest-products.html'),
  link('suppliers', '/search/supplier'),
  page('frontpage', 'en', 'One hall for sourcing', [
    text('Fairhall brings the people who make things and the people who buy them under one roof, all year round.'),
    heading('For buyers'),
    items('See prices by quantity before you ask.', 'Know what was checked of a supplier, and when.'),
    to('/search/product', 'Look at products'),
    heading('For suppliers'),
    text('Your products stand beside your proofs, and enquiries reach your people at once.'),
    to('/search/supplier', 'Look at suppliers'),
  ]),
  page('frontpage', 'ar', 'قاعة واحدة للتوريد', [
    text('يجمع Fairhall من يصنعون ومن يشترون تحت سقف واحد طوال العام.'),
    heading('للمشترين'),
    items('اطّلع على الأسعار بحسب الكمية قبل أن تسأل.', 'اعرف ما الذي جرى التحقق منه لدى المورّد ومتى.'),
    to('/search/product', 'تصفّح المنتجات'),
    heading('للمورّدين'),
    text('تُعرض منتجاتكم إلى جانب إثباتاتكم، وتصل الاستفسارات إلى موظفيكم فورًا.'),
    to('/search/supplier', 'تصفّح المورّدين'),
  ]),
  page('frontpage', 'zh', '一个采购大厅', [
    text('Fairhall 全年将生产者与采购者汇聚一堂。'),
    heading('致买家'),
    items('询盘之前即可看到按数量的阶梯价格。', '了解供应商的哪些情况已被查证、何时查证。'),
    to('/search/product', '浏览产品'),
    heading('致供应商'),
    text('您的产品与资质证明一同展示，询盘即时送达您的人员。'),
    to('/search/supplier', '浏览供应商'),
  ]),
  page('frontpage', 'tr', 'Tedarik için tek salon', [
    text('Fairhall, üretenlerle satın alanları yıl boyunca tek çatı altında buluşturur.'),
    heading('Alıcılar için'),
    items('Sormadan önce miktara göre fiyatları görün.', 'Bir tedarikçide neyin ne zaman denetlendiğini bilin.'),
    to('/search/product', 'Ürünlere bakın'),
    heading('Tedarikçiler için'),
    text('Ürünleriniz kanıtlarınızın yanında durur; bilgi talepleri ekibinize hemen ulaşır.'),
    to('/search/supplier', 'Tedarikçilere bakın'),
  ]),
  channels('en', 'How to reach us', ['By email: help@fairhall.test', 'By WhatsApp']),
  channels('ar', 'كيف تتواصل معنا', ['بالبريد الإلكتروني: help@fairhall.test', 'عبر واتساب']),
  channels('zh', '联系方式', ['电子邮件：help@fairhall.test', 'WhatsApp']),
  channels('tr', 'Bize ulaşın', ['E-posta: help@fairhall.test', 'WhatsApp ile']),
];

const fairs = (lang: string, title: string, [about, next, halls]: readonly [string, string, string]): DemoRow =>
  page('fair-turkey-12', lang, title, [text(about), to('/expoturkey', next), to('/digitalShow/1', halls)]);

/** What operators of Turkey's site wrote about its fairs. */
const FAIRS: readonly DemoRow[] = [
  fairs('en', 'Fairs in Turkey', [
    'Textiles and building materials meet in Istanbul, year after year at the same time.',
    ...(['The fair that comes next', 'The digital halls of all fairs'] as const),
  ]),
  fairs('ar', 'معارض تركيا', [
    'تلتقي المنسوجات ومواد البناء في إسطنبول في الموعد نفسه من كل عام.',
    ...(['المعرض القادم', 'القاعات الرقمية لكل المعارض'] as const),
  ]),
  fairs('zh', '土耳其展会', [
    '纺织品与建材每年同期汇聚伊斯坦布尔。',
    ...(['即将举办的展会', '所有展会的数字展厅'] as const),
  ]),
  fairs('tr', 'Türkiye fuarları', [
    'Tekstil ve yapı malzemeleri her yıl aynı dönemde İstanbul’da buluşur.',
    ...(['Sıradaki fuar', 'Tüm fuarların dijital salonları'] as const),
  ]),
];

/** Gives the demo world short links and pages, once each; a demo database of the version before gets those that are new. D-20 D-45 */
export async function loadDemoPages(database: Database, now: number): Promise<void> {
  await loadRows(database, { part: 'pages', rows: ROWS, now });
  await loadRows(database, { part: 'fairs', rows: FAIRS, now });
}

interface DemoPart {
  readonly part: string;
  readonly rows: readonly DemoRow[];
  readonly now: number;
}

async function loadRows(database: Database, { part, rows, now }: DemoPart): Promise<void> {
  await database.transaction(async (transaction) => {
    if (!(await isFirstTime(transaction, part, now))) return;
    for (const { content, ...row } of rows) {
      await transaction.kysely
        .insertInto('operator_row')
        .values({ ...row, content: JSON.stringify(content), search_text: rowSearchText(content), changed: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  });
}
