import { LANGUAGES } from '@fairhall/core/site/languages';
import { fail, type Outcome } from '../../answer.ts';
import { EXIT } from '../../exit-codes.ts';
import type { Invocation } from '../../noun.ts';
import { choiceOption, textOption } from '../../option-values.ts';
import { submitAsStaff } from '../../staff-submit.ts';

const CODES = LANGUAGES.map(({ code }) => code);

/** Sets how a supplier is reached; what is left out stays. D-94 */
export async function setSupplier(invocation: Invocation): Promise<Outcome> {
  const { args, options, texts } = invocation;
  const [supplierId = ''] = args;
  const language = choiceOption(options, 'language', CODES);
  if (!language.ok) return language;
  const change = givenOnly({
    email: textOption(options, 'email')?.trim(),
    lang: language.value,
    timeZone: textOption(options, 'timeZone')?.trim(),
  });
  if (Object.keys(change).length === 0)
    return fail(EXIT.usage, { key: 'terminal.usage.needed', values: { option: '--email, --language, --time-zone' } });
  return submitAsStaff(invocation, {
    data: { supplierId, ...change },
    send: (gateway, data, sending) => gateway.supplierAdmin.set(data, sending),
    answer: (supplier) => ({
      data: { supplierId, ...supplier },
      view: {
        kind: 'facts',
        facts: [
          [texts.text('terminal.column.email'), supplier.email],
          [texts.text('terminal.column.language'), supplier.lang],
          [texts.text('terminal.column.timeZone'), supplier.timeZone],
        ],
      },
    }),
  });
}

function givenOnly(change: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> {
  const given = Object.entries(change).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return Object.fromEntries(given);
}
