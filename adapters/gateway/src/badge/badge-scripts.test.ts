import { badgeFonts } from '@fairhall/core/badge/badge-fonts';
import { expect, test } from 'vitest';
import { hasGlyph } from '../../../../tests/support/font-glyphs.ts';
import { listFontFiles } from './badge-font-files.ts';

/** Names of visitors in scripts that none of our languages is written in, with their letters. */
const NAMES = [
  ['Devanagari', 'राजेश कुमार शर्मा, श्रीमती ज्ञानेश्वरी'],
  ['Bengali', 'রহিম উদ্দিন, ক্ষিতীশ চট্টোপাধ্যায়'],
  ['Gurmukhi', 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ'],
  ['Gujarati', 'નરેન્દ્ર પટેલ'],
  ['Oriya', 'ନବୀନ ପଟ୍ଟନାୟକ'],
  ['Tamil', 'முருகன் செல்வம், ஸ்ரீநிவாசன்'],
  ['Telugu', 'శ్రీనివాస్ వేంకటేశ్వర్లు'],
  ['Kannada', 'ರಾಜ್‌ಕುಮಾರ್ ಶೆಟ್ಟಿ'],
  ['Malayalam', 'മോഹൻലാൽ വിശ്വനാഥൻ'],
  ['Sinhala', 'ශ්‍රී ලංකා සුනිල් පෙරේරා'],
  ['Lao', 'ສົມສັກ ແກ້ວມະນີ'],
  ['Hebrew', 'שלום כהן בע״מ שָׁלוֹם'],
  ['Georgian', 'გიორგი ბერიძე'],
  ['Armenian', 'Արամ Սարգսյան և Որդիներ'],
  ['Ethiopic', 'አበበ በቀለ ፀሐይ'],
] as const;

test.each(NAMES)('D-31 draws every letter of %s', async (script, name) => {
  const letters = [...new Set(name)].filter((letter) => new RegExp(`\\p{Script=${script}}`, 'u').test(letter));
  expect(letters.length).toBeGreaterThan(3);
  for (const letter of letters) {
    const { files, missing } = await listFontFiles(letter, badgeFonts('en'));
    expect({ letter, missing: [...missing], drawn: files.map(({ path }) => hasGlyph(path, letter)) }).toEqual({
      letter,
      missing: [],
      drawn: [true],
    });
  }
});

test('D-31 reports a character that no font has', async () => {
  expect((await listFontFiles('Ana 𒀀', badgeFonts('en'))).missing).toEqual(new Set(['𒀀']));
});
