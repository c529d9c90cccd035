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
  list: 'link',
  key: transfer,
  part: '',
  content: { transfer, target },
});

const page = (key: string, lang: string, title: string, blocks: readonly object[]): DemoRow => ({
  list: 'page',
  key,
  part: lang,
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
  page('frontpage', 'en', 'Sourcing in one place', [
    text('Fairhall brings suppliers and buyers together under one roof, all year round.'),
    heading('For buyers'),
    items('See prices by quantity before you ask.', 'See what was verified about each supplier, and when.'),
    to('/search/product', 'Browse products'),
    heading('For suppliers'),
    text('Your products appear with your verifications, and enquiries reach your team at once.'),
    to('/search/supplier', 'Browse suppliers'),
  ]),
  page('frontpage', 'ar', 'التوريد في مكان واحد', [
    text('تجمع Fairhall المورّدين والمشترين تحت سقف واحد طوال العام.'),
    heading('للمشترين'),
    items('اطّلع على الأسعار بحسب الكمية قبل أن تستفسر.', 'اطّلع على ما جرى التحقق منه لدى كل مورّد ومتى.'),
    to('/search/product', 'تصفّح المنتجات'),
    heading('للمورّدين'),
    text('تظهر منتجاتكم مع عمليات التحقق الخاصة بكم، وتصل الاستفسارات إلى فريقكم فورًا.'),
    to('/search/supplier', 'تصفّح المورّدين'),
  ]),
  page('frontpage', 'zh', '一站式采购', [
    text('Fairhall 全年将供应商与买家汇聚一堂。'),
    heading('致买家'),
    items('询盘前先查看阶梯价。', '了解每家供应商的哪些情况已核验、何时核验。'),
    to('/search/product', '浏览产品'),
    heading('致供应商'),
    text('您的产品与核验项目一同展示，询盘即时送达您的团队。'),
    to('/search/supplier', '浏览供应商'),
  ]),
  page('frontpage', 'tr', 'Tedarik için tek adres', [
    text('Fairhall, tedarikçilerle alıcıları yıl boyunca tek çatı altında buluşturur.'),
    heading('Alıcılar için'),
    items('Sormadan önce miktara göre fiyatları görün.', 'Her tedarikçide neyin ne zaman doğrulandığını görün.'),
    to('/search/product', 'Ürünlere göz atın'),
    heading('Tedarikçiler için'),
    text('Ürünleriniz doğrulamalarınızla birlikte gösterilir; bilgi talepleri ekibinize hemen ulaşır.'),
    to('/search/supplier', 'Tedarikçilere göz atın'),
  ]),
  channels('en', 'Contact us', ['Email: help@fairhall.test', 'WhatsApp']),
  channels('ar', 'كيف تتواصل معنا', ['البريد الإلكتروني: help@fairhall.test', 'واتساب']),
  channels('zh', '联系方式', ['电子邮件：help@fairhall.test', 'WhatsApp']),
  channels('tr', 'Bize ulaşın', ['E-posta: help@fairhall.test', 'WhatsApp']),
];

const fairs = (lang: string, title: string, [about, next, halls]: readonly [string, string, string]): DemoRow =>
  page('fair-turkey-12', lang, title, [text(about), to('/expoturkey', next), to('/digitalShow/1', halls)]);

/** What operators of Turkey's site wrote about its exhibitions. */
const FAIRS: readonly DemoRow[] = [
  fairs('en', 'Exhibitions in Türkiye', [
    'Our exhibitions in Istanbul show textiles, building materials and soft furnishings.',
    ...(['Next exhibition', 'Digital halls of all exhibitions'] as const),
  ]),
  fairs('ar', 'معارض تركيا', [
    'تعرض معارضنا في إسطنبول المنسوجات ومواد البناء والمفروشات.',
    ...(['المعرض القادم', 'القاعات الرقمية لكل المعارض'] as const),
  ]),
  fairs('zh', '土耳其展会', [
    '我们在伊斯坦布尔的展会展出纺织品、建材和软装产品。',
    ...(['下一届展会', '所有展会的数字展厅'] as const),
  ]),
  fairs('tr', 'Türkiye fuarları', [
    'İstanbul’daki fuarlarımızda tekstil, yapı malzemeleri ve dekorasyon ürünleri sergilenir.',
    ...(['Sonraki fuar', 'Tüm fuarların dijital salonları'] as const),
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
