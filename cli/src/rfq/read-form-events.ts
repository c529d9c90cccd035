import { QUANTITY_MAX } from '@fairhall/core/contract/field-limits';
import { ok, type Result } from '@fairhall/core/result';
import type { RfqFieldName } from '@fairhall/core/rfq/fields';
import type { RfqCountry } from '@fairhall/core/rfq/prepare';
import type { RfqEvent } from '@fairhall/core/rfq/rfq.machine';
import { toSubmit } from '@fairhall/core/tags/tag-value';
import type { Failure } from '../answer.ts';
import type { Connection } from '../connection.ts';
import type { Invocation } from '../noun.ts';
import { failInvalidOption, readNumberOption, readTextOption } from '../option-values.ts';
import { readOrAskText } from '../prompt.ts';
import { readProductName, resolveTags } from '../tags/resolve-tags.ts';

export const OPTION_OF: Readonly<Record<RfqFieldName, string>> = {
  description: '--description',
  question: '--question',
  quantity: '--quantity',
  unit: '--unit',
  countryId: '--country',
  email: '--email',
};

/**
 * The field events from the options. A field without an option keeps its prefilled value; the description of a new RFQ is
 * asked for.
 */
export async function readFormEvents(
  invocation: Invocation,
  connection: Connection,
  { isNew }: { readonly isNew: boolean },
): Promise<Result<readonly RfqEvent[], Failure>> {
  const { options } = invocation;
  const quantity = readNumberOption(options, 'quantity', 1, QUANTITY_MAX);
  if (!quantity.ok) return quantity;
  const product = readProductName(invocation, '--product-name');
  if (!product.ok) return product;
  const tag = await resolveTags(invocation, connection);
  if (!tag.ok) return tag;
  const value = toSubmit({ tag: [...tag.value], product: product.value });
  const isGiven = isNew || readTextOption(options, 'description') !== undefined;
  const description = isGiven
    ? await readOrAskText(invocation, 'description', 'terminal.rfq.ask.description')
    : undefined;
  const texts = {
    description,
    question: readTextOption(options, 'question'),
    quantity: readTextOption(options, 'quantity'),
    unit: readTextOption(options, 'unit'),
    email: readTextOption(options, 'email'),
    // May be a two-letter country code too, which can be resolved only when the countries are loaded.
    countryId: undefined,
  } satisfies Record<RfqFieldName, string | undefined>;
  return ok([...fieldEvents(texts), ...(value === null ? [] : [{ type: 'tags.changed', value } as const])]);
}

function fieldEvents(texts: Partial<Record<RfqFieldName, string | undefined>>): readonly RfqEvent[] {
  const names = Object.keys(texts) as RfqFieldName[]; // the names of the fields above
  return names.flatMap((name) => {
    const value = texts[name];
    return value === undefined ? [] : [{ type: 'field.changed', name, value }];
  });
}

/** The event for a country by its number or its two letters; none without the option. */
export function readCountryEvents(
  { options }: Invocation,
  countries: readonly RfqCountry[],
): Result<readonly RfqEvent[], Failure> {
  const given = readTextOption(options, 'country');
  if (given === undefined) return ok([]);
  const found = countries.find(({ id, code2 }) => id === given || code2 === given.toUpperCase());
  const isUnknown = found === undefined && (countries.length > 0 || !/^\d{3}$/.test(given));
  if (isUnknown) return failInvalidOption('country', given, '356, IN …');
  return ok([{ type: 'field.changed', name: 'countryId', value: found?.id ?? given }]);
}
