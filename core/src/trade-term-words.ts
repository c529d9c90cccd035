import { formatHsCode, TRADE_TERMS, type TradeTerm } from './contract/trade-term-limits.ts';
import type { TradeTerms } from './contract/trade-terms.ts';
import type { Texts } from './ports/texts.ts';
import { getFormat } from './site/format.ts';
import type { LanguageCode } from './site/languages.ts';

/** The stated terms in words, in the order in which they are shown. */
export const listTradeTerms = (
  terms: TradeTerms,
  texts: Texts,
  lang: LanguageCode,
): readonly { readonly term: TradeTerm; readonly name: string; readonly value: string }[] =>
  TRADE_TERMS.flatMap((term) => {
    const value = formatTradeTerm(term, terms, texts, lang);
    return value === null ? [] : [{ term, name: texts.text(`product.terms.${term}`), value }];
  });

/** One term in words; null if it is not stated. */
function formatTradeTerm(term: TradeTerm, terms: TradeTerms, texts: Texts, lang: LanguageCode): string | null {
  switch (term) {
    case 'payment':
      return terms.payment === undefined ? null : formatPayment(terms.payment, texts, lang);
    case 'incoterm':
      return terms.incoterm === undefined
        ? null
        : [terms.incoterm.code, terms.incoterm.place].filter(Boolean).join(' ');
    case 'hsCode':
      return terms.hsCode === undefined ? null : formatHsCode(terms.hsCode);
    default:
      return terms[term] ?? null;
  }
}

function formatPayment(
  { method, deposit = 0, days = 0 }: NonNullable<TradeTerms['payment']>,
  texts: Texts,
  lang: LanguageCode,
): string {
  const { number } = getFormat(lang);
  if (method === 'openAccount') return texts.counted('payment.openAccount', days, { count: number(days) });
  return texts.text(`payment.${method}`, { deposit: number(deposit) });
}
