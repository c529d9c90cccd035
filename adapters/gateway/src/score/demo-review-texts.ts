/** A review text that suits any product, since it names none. */
export interface DemoReviewText {
  readonly lang: string;
  readonly score: number;
  readonly content: string;
  /** The reviewers who may have written it. */
  readonly users: readonly string[];
}

type Words = readonly (readonly [score: number, content: string])[];

const REVIEW_ENGLISH: Words = [
  [5, 'The bulk order matched the samples. Well packed, and delivered on the agreed day.'],
  [5, 'Second order. Every carton was labelled as we asked, so unloading took half the usual time.'],
  [5, 'They sent photos from the line before shipping and changed the inner packing when we asked.'],
  [5, 'We compared three suppliers. This one was not the cheapest, but every piece was the right size.'],
  [5, 'Clear answers within a day, complete documents, no surprises at customs.'],
  [4, 'Good finish. We were one carton short, and they sent it within a week.'],
  [4, 'Quality is as described. Lead time was four days longer than quoted, but they told us early.'],
  [4, 'Solid products at a fair price. Better corner protection on the pallets would help.'],
  [4, 'Works well for our shops. We would like more colours at low quantities.'],
  [4, 'Two pieces were scratched, and they credited them without discussion.'],
  [3, 'Fine for the price. The colour came out darker than in the picture.'],
  [3, 'The products are fine, but the packing list did not match the cartons, so we had to count.'],
  [2, 'Usable, but sizes vary more than the specification says. Ask for a production sample first.'],
];
const REVIEW_ARABIC: Words = [
  [5, 'الجودة كما في العينة تمامًا، والتواصل سريع وواضح.'],
  [5, 'وصلت البضاعة في موعدها ومغلفة بعناية، وسنطلب مرة أخرى.'],
  [5, 'أرسلوا صورًا قبل الشحن، والأوراق كانت مكتملة عند الجمارك.'],
  [5, 'المقاسات دقيقة في جميع القطع، والتعامل مهني من البداية.'],
  [4, 'منتج جيد، وتأخر الشحن ثلاثة أيام فقط.'],
  [4, 'التشطيب ممتاز، ونقصت كرتونة واحدة ثم أُرسلت خلال أسبوع.'],
  [4, 'سعر مناسب وجودة ثابتة، لكن تغليف المنصات يحتاج إلى حماية أفضل للزوايا.'],
  [3, 'مقبول مقابل السعر، واللون أغمق قليلًا من الصورة.'],
  [3, 'البضاعة جيدة، لكن قائمة التعبئة لم تطابق الكراتين.'],
];
const REVIEW_CHINESE: Words = [
  [5, '质量稳定，包装结实，交货准时，已经第二次下单。'],
  [5, '大货和样品一致，尺寸都在公差以内。'],
  [5, '沟通顺畅，出货前主动发了产线照片。'],
  [5, '单证齐全，清关很顺利，会继续合作。'],
  [4, '做工不错，说明书如果有英文版就更好了。'],
  [4, '比约定晚了四天，但提前通知了我们。'],
  [4, '价格合理，外箱再厚一点会更好。'],
  [3, '整体可以，颜色比图片略深。'],
  [2, '能用，但批次之间有差异，建议先看大货样。'],
];
const REVIEW_TURKISH: Words = [
  [5, 'Numuneyle aynı kalitede geldi, paketleme özenliydi.'],
  [5, 'İkinci siparişimiz; ölçüler her parçada doğru, teslimat söz verilen günde.'],
  [5, 'Sorularımıza aynı gün cevap verdiler, evraklar eksiksizdi.'],
  [5, 'Yüklemeden önce fotoğraf gönderdiler, etiketleme istediğimiz gibiydi.'],
  [4, 'Ürün iyi; sevkiyat birkaç gün gecikti ama önceden haber verdiler.'],
  [4, 'İşçilik güzel. Bir koli eksikti, bir hafta içinde tamamladılar.'],
  [4, 'Fiyatına göre çok iyi, küçük miktarda daha çok renk olsa iyi olur.'],
  [3, 'İdare eder; renk resimdekinden biraz koyu çıktı.'],
  [2, 'Ölçülerde küçük farklar vardı; bir bölümünü iade ettik.'],
];

const createTexts = (lang: string, words: Words, users: readonly string[]): readonly DemoReviewText[] =>
  words.map(([score, content]) => ({ lang, score, content, users }));

/** All review texts, with reviewers whose names suit the language. */
export const REVIEW_TEXTS: readonly DemoReviewText[] = [
  ...createTexts('en', REVIEW_ENGLISH, [
    'S. Iyer',
    'T. Novak',
    'L. Meyer',
    'O. Diallo',
    'M. Okafor',
    'S. Lindqvist',
    'J. Castro',
  ]),
  ...createTexts('ar', REVIEW_ARABIC, ['خالد ح.', 'منى ع.', 'ر. حداد', 'يوسف م.', 'سارة ن.']),
  ...createTexts('zh', REVIEW_CHINESE, ['陈先生', '王女士', '林先生', '周女士', '黄先生']),
  ...createTexts('tr', REVIEW_TURKISH, ['A. Yılmaz', 'E. Demir', 'S. Kaya', 'B. Aydın', 'Z. Şahin']),
];
