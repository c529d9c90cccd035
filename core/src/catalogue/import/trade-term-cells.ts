import {
  formatHsCode,
  type PaymentMethod,
  stripHsCode,
  TRADE_DEPOSIT_MAX,
  TRADE_HS_CODE_PATTERN,
  TRADE_INCOTERMS,
  TRADE_PACKAGING_MAX,
  TRADE_PAYMENT_DAYS_MAX,
  TRADE_PAYMENT_METHODS,
  TRADE_PLACE_MAX,
  TRADE_PORT_MAX,
} from '../../contract/trade-term-limits.ts';
import type { PaymentTerms, TradeTerms } from '../../contract/trade-terms.ts';
import type { Cells } from '../../files/cells.ts';
import type { TradeTermColumn } from '../../files/columns.ts';
import { toAsciiDigits } from '../../forms/number-input.ts';

const HS_CODE_TEXT_MAX = 30;

/**
 * The trade terms in a row; undefined if there are none. Terms without a column keep their value, and an empty cell
 * removes its term.
 */
export function parseTradeTerms(cells: Cells, before: TradeTerms = {}): TradeTerms | undefined {
  const payment = parsePayment(cells, before.payment);
  const incoterm = parseIncoterm(cells, before.incoterm);
  const port = textIn(cells, 'port_of_loading', TRADE_PORT_MAX, before.port);
  const packaging = textIn(cells, 'packaging', TRADE_PACKAGING_MAX, before.packaging);
  const hsCode = parseHsCode(cells, before.hsCode);
  const terms = {
    ...(payment !== undefined && { payment }),
    ...(incoterm !== undefined && { incoterm }),
    ...(port !== undefined && { port }),
    ...(packaging !== undefined && { packaging }),
    ...(hsCode !== undefined && { hsCode }),
  };
  return Object.keys(terms).length === 0 ? undefined : terms;
}

/** The text of a cell, or the present one without the column; undefined for none. */
const textIn = (cells: Cells, column: TradeTermColumn, max: number, present: string | undefined): string | undefined =>
  (cells.has(column) ? cells.cell(column, max) : present) || undefined;

function parsePayment(cells: Cells, present: PaymentTerms | undefined): PaymentTerms | undefined {
  const method = cells.has('payment_terms') ? cells.choice('payment_terms', TRADE_PAYMENT_METHODS) : present?.method;
  const numbers = { cells, method, present };
  const deposit = numberIn(numbers, 'deposit_percent', 'ttDeposit', TRADE_DEPOSIT_MAX);
  const days = numberIn(numbers, 'payment_days', 'openAccount', TRADE_PAYMENT_DAYS_MAX);
  if (method === undefined) return undefined;
  return { method, ...(deposit !== undefined && { deposit }), ...(days !== undefined && { days }) };
}

interface PaymentNumbers {
  readonly cells: Cells;
  readonly method: PaymentMethod | undefined;
  readonly present: PaymentTerms | undefined;
}

/** The number that belongs to `owner`. It is required for this method, and a mistake for every other. */
function numberIn(
  { cells, method, present }: PaymentNumbers,
  column: TradeTermColumn,
  owner: 'ttDeposit' | 'openAccount',
  most: number,
): number | undefined {
  const isRead = cells.has(column);
  const read = cells.wholeNumber(column, 1, most);
  if (method !== owner) {
    // An unknown method is reported already.
    const isMethodKnown = !cells.problems.some((problem) => problem.column === 'payment_terms');
    if (typeof read === 'number' && isMethodKnown) cells.reportProblem(column, 'onlyWith', { value: owner });
    return undefined;
  }
  const value = isRead ? read : owner === 'ttDeposit' ? present?.deposit : present?.days;
  const isReported = cells.problems.some((problem) => problem.column === column);
  if (typeof value !== 'number' && !isReported) cells.reportProblem(column, 'required');
  return value ?? undefined;
}

/** The longest Incoterm that a mistake names. */
const INCOTERM_TEXT_MAX = 20;

function parseIncoterm(cells: Cells, present: TradeTerms['incoterm']): TradeTerms['incoterm'] {
  const written = textIn(cells, 'incoterm', INCOTERM_TEXT_MAX, present?.code)?.toUpperCase();
  const code = TRADE_INCOTERMS.find((each) => each === written);
  if (written !== undefined && code === undefined)
    cells.reportProblem('incoterm', 'choice', { choices: TRADE_INCOTERMS.join(', ') });
  const place = textIn(cells, 'incoterm_place', TRADE_PLACE_MAX, code === undefined ? undefined : present?.place);
  if (written === undefined && place !== undefined) cells.reportProblem('incoterm', 'required');
  if (code === undefined) return undefined;
  return { code, ...(place !== undefined && { place }) };
}

function parseHsCode(cells: Cells, present: string | undefined): string | undefined {
  const written = textIn(cells, 'hs_code', HS_CODE_TEXT_MAX, present);
  if (written === undefined) return undefined;
  const digits = stripHsCode(toAsciiDigits(written));
  if (!TRADE_HS_CODE_PATTERN.test(digits)) cells.reportProblem('hs_code', 'hsCode');
  return digits;
}

/** The cells of trade terms; a term that is not stated has an empty one. */
export const tradeTermCells = ({
  payment,
  incoterm,
  port,
  packaging,
  hsCode,
}: TradeTerms): Readonly<Record<TradeTermColumn, string>> => ({
  payment_terms: payment?.method ?? '',
  deposit_percent: String(payment?.deposit ?? ''),
  payment_days: String(payment?.days ?? ''),
  incoterm: incoterm?.code ?? '',
  incoterm_place: incoterm?.place ?? '',
  port_of_loading: port ?? '',
  packaging: packaging ?? '',
  hs_code: hsCode === undefined ? '' : formatHsCode(hsCode),
});
