import { rowSearchText } from '@fairhall/core/operator-list/row-search-text';
import type { Database } from '../db/database.ts';
import { insertDemoMark } from '../db/demo-part.ts';

interface DemoRow {
  readonly list: 'link' | 'page';
  readonly key: string;
  readonly part: string;
  readonly content: Readonly<Record<string, string>>;
}

const createLink = (transfer: string, target: string): DemoRow => ({
  list: 'link',
  key: transfer,
  part: '',
  content: { transfer, target },
});

const createPage = (key: string, lang: string, title: string, blocks: readonly object[]): DemoRow => ({
  list: 'page',
  key,
  part: lang,
  content: { page: key, lang, title, blocks: JSON.stringify(blocks) },
});

const createText = (words: string) => ({ type: 'text', text: words });
const createHeading = (words: string) => ({ type: 'heading', text: words });
const createItems = (...words: readonly string[]) => ({ type: 'items', items: words });
const createLinkBlock = (href: string, words: string) => ({ type: 'link', text: words, href });

const createContactPage = (lang: string, title: string, [mail, chat]: readonly [string, string]): DemoRow =>
  createPage('customer-service', lang, title, [
    createLinkBlock('mailto:help@fairhall.test', mail),
    createLinkBlock('https://wa.me/15550100', chat),
  ]);

const DEMO_ROWS: readonly DemoRow[] = [
  createLink('autumn', '/latest-products.html'),
  createLink('suppliers', '/search/supplier'),
  createPage('frontpage', 'en', 'Sourcing in one place', [
    createText('{siteName} brings suppliers and buyers together under one roof, all year round.'),
    createHeading('For buyers'),
    createItems('See prices by quantity before you ask.', 'See what was verified about each supplier, and when.'),
    createLinkBlock('/search/product', 'Browse products'),
    createHeading('For suppliers'),
    createText('Your products appear with your verifications, and enquiries reach your team at once.'),
    createLinkBlock('/search/supplier', 'Browse suppliers'),
  ]),
  createPage('frontpage', 'ar', 'التوريد في مكان واحد', [
    createText('تجمع {siteName} المورّدين والمشترين تحت سقف واحد طوال العام.'),
    createHeading('للمشترين'),
    createItems('اطّلع على الأسعار بحسب الكمية قبل أن تستفسر.', 'اطّلع على ما جرى التحقق منه لدى كل مورّد ومتى.'),
    createLinkBlock('/search/product', 'تصفّح المنتجات'),
    createHeading('للمورّدين'),
    createText('تظهر منتجاتكم مع عمليات التحقق الخاصة بكم، وتصل الاستفسارات إلى فريقكم فورًا.'),
    createLinkBlock('/search/supplier', 'تصفّح المورّدين'),
  ]),
  createPage('frontpage', 'zh', '一站式采购', [
    createText('{siteName} 全年将供应商与买家汇聚一堂。'),
    createHeading('致买家'),
    createItems('询盘前先查看阶梯价。', '了解每家供应商的哪些情况已核验、何时核验。'),
    createLinkBlock('/search/product', '浏览产品'),
    createHeading('致供应商'),
    createText('您的产品与核验项目一同展示，询盘即时送达您的团队。'),
    createLinkBlock('/search/supplier', '浏览供应商'),
  ]),
  createPage('frontpage', 'tr', 'Tedarik için tek adres', [
    createText('{siteName}, tedarikçilerle alıcıları yıl boyunca tek çatı altında buluşturur.'),
    createHeading('Alıcılar için'),
    createItems('Sormadan önce miktara göre fiyatları görün.', 'Her tedarikçide neyin ne zaman doğrulandığını görün.'),
    createLinkBlock('/search/product', 'Ürünlere göz atın'),
    createHeading('Tedarikçiler için'),
    createText('Ürünleriniz doğrulamalarınızla birlikte gösterilir; bilgi talepleri ekibinize hemen ulaşır.'),
    createLinkBlock('/search/supplier', 'Tedarikçilere göz atın'),
  ]),
  createContactPage('en', 'Contact us', ['Email: help@fairhall.test', 'WhatsApp']),
  createContactPage('ar', 'كيف تتواصل معنا', ['البريد الإلكتروني: help@fairhall.test', 'واتساب']),
  createContactPage('zh', '联系方式', ['电子邮件：help@fairhall.test', 'WhatsApp']),
  createContactPage('tr', 'Bize ulaşın', ['E-posta: help@fairhall.test', 'WhatsApp']),
];

const createExhibitionsPage = (
  lang: string,
  title: string,
  [about, next, halls]: readonly [string, string, string],
): DemoRow =>
  createPage('fair-turkey-12', lang, title, [
    createText(about),
    createLinkBlock('/expoturkey', next),
    createLinkBlock('/digitalShow/1', halls),
  ]);

/** Rows of the operators' page about the exhibitions of the Turkish site. R-2.136 */
const EXHIBITION_ROWS: readonly DemoRow[] = [
  createExhibitionsPage('en', 'Exhibitions in Türkiye', [
    'Our exhibitions in Istanbul show textiles, building materials and soft furnishings.',
    ...(['Next exhibition', 'Digital halls of all exhibitions'] as const),
  ]),
  createExhibitionsPage('ar', 'معارض تركيا', [
    'تعرض معارضنا في إسطنبول المنسوجات ومواد البناء والمفروشات.',
    ...(['المعرض القادم', 'القاعات الرقمية لكل المعارض'] as const),
  ]),
  createExhibitionsPage('zh', '土耳其展会', [
    '我们在伊斯坦布尔的展会展出纺织品、建材和软装产品。',
    ...(['下一届展会', '所有展会的数字展厅'] as const),
  ]),
  createExhibitionsPage('tr', 'Türkiye fuarları', [
    'İstanbul’daki fuarlarımızda tekstil, yapı malzemeleri ve dekorasyon ürünleri sergilenir.',
    ...(['Sonraki fuar', 'Tüm fuarların dijital salonları'] as const),
  ]),
];

/**
 * Inserts the demo short links and pages, each only once. A demo database of an earlier version gets only the new ones.
 * D-20 D-45
 */
export async function loadDemoPages(database: Database, now: number): Promise<void> {
  await loadRows(database, { part: 'pages', rows: DEMO_ROWS, now });
  await loadRows(database, { part: 'fairs', rows: EXHIBITION_ROWS, now });
}

interface DemoBatch {
  readonly part: string;
  readonly rows: readonly DemoRow[];
  readonly now: number;
}

async function loadRows(database: Database, { part, rows, now }: DemoBatch): Promise<void> {
  await database.transaction(async (transaction) => {
    if (!(await insertDemoMark(transaction, part, now))) return;
    for (const { content, ...row } of rows) {
      await transaction.kysely
        .insertInto('operator_row')
        .values({ ...row, content: JSON.stringify(content), search_text: rowSearchText(content), changed: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  });
}
