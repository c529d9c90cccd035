import type { FilterKey } from '@fairhall/core/catalogue/filters.view';
import type { FilterWords, OptionWords } from './filter-words.ts';

/**
 * Filters that were ticked but not yet shown. They are kept as the address of the list that they lead to. The links of
 * the shown filters belong to another address, `here`, so a tick changes the same parameters of the pending address as
 * its link changes of `here`.
 */

const NOWHERE = 'http://address.invalid';

/** The parameters whose values differ between two addresses. */
function listChangedNames(from: string, to: string): readonly string[] {
  const [before, after] = [new URL(from, NOWHERE).searchParams, new URL(to, NOWHERE).searchParams];
  return [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name));
}

/** The address with these parameters as in the other address, or without them. */
function withParameters(address: string, names: readonly string[], from: string | null): string {
  const { pathname, searchParams } = new URL(address, NOWHERE);
  const values = from === null ? null : new URL(from, NOWHERE).searchParams;
  for (const name of names) {
    const value = values?.get(name) ?? null;
    if (value === null) searchParams.delete(name);
    else searchParams.set(name, value);
  }
  const query = searchParams.toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}

/** An address with the parameters that differ between two others. */
export const applyChanges = (address: string, from: string, to: string): string =>
  withParameters(address, listChangedNames(from, to), to);

type Option = Pick<OptionWords, 'href' | 'isChosen'>;

function isChosenIn(pending: string, here: string, { href, isChosen }: Option): boolean {
  const chosen = new URL(isChosen ? here : href, NOWHERE).searchParams;
  const { searchParams } = new URL(pending, NOWHERE);
  return listChangedNames(here, href).every((name) => searchParams.get(name) === chosen.get(name));
}

/** The filters with the ticks of the pending address. Their counts are those of `here`. */
export function markPending(filters: FilterWords, pending: string): FilterWords {
  const { groups, here, anyMoq } = filters;
  const mark = (key: FilterKey) =>
    groups[key].map((option) => ({ ...option, isChosen: isChosenIn(pending, here, option) }));
  const moq = mark('moq');
  return {
    ...filters,
    groups: {
      exhibition: mark('exhibition'),
      country: mark('country'),
      verified: mark('verified'),
      sample: mark('sample'),
      moq,
    },
    anyMoq: { ...anyMoq, isChosen: moq.every(({ isChosen }) => !isChosen) },
  };
}

/** The pending address after a press on a link of the shown filters; null if it is none of them. */
export function toggleFilter(filters: FilterWords, pending: string, href: string): string | null {
  const { groups, here, anyMoq } = filters;
  const option = Object.values(groups)
    .flat()
    .find((each) => each.href === href);
  if (option !== undefined) {
    const names = listChangedNames(here, href);
    if (isChosenIn(pending, here, option)) return withParameters(pending, names, null);
    return withParameters(pending, names, option.isChosen ? here : href);
  }
  if (href !== anyMoq.href) return null;
  return withParameters(
    pending,
    groups.moq.flatMap((each) => listChangedNames(here, each.href)),
    null,
  );
}
