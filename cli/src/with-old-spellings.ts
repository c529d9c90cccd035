import type { Alias, LoneVerb, Noun, Verb } from './noun.ts';
import { OLD_FORMS, OLD_SPELLINGS } from './old-spellings.ts';

type Nouns = readonly (Noun | LoneVerb)[];

/** The same commands, which also run under their old names. */
export function withOldSpellings(current: Nouns): Nouns {
  const nouns = current.map((noun) => {
    if ('alone' in noun) return noun;
    return { ...withOldForms(noun, noun.name, current), aliases: aliasesOf(noun.name, current) };
  });
  const names = new Set(OLD_SPELLINGS.map(({ old }) => firstWord(old)));
  const gone = [...names].filter((name) => !nouns.some((noun) => !('alone' in noun) && noun.name === name));
  return [...nouns, ...gone.map((name) => oldNoun(name, current))];
}

/** A noun of which all verbs have moved; its meaning is that of the noun that they moved to. */
function oldNoun(name: string, current: Nouns): Noun {
  const [{ now } = { now: '' }] = OLD_SPELLINGS.filter(({ old }) => firstWord(old) === name);
  const { about } = nounAt(now.split(' ').slice(0, -1), current);
  return { name, about, verbs: [], aliases: aliasesOf(name, current), isOld: true };
}

/** A noun whose verbs, and those below it, take what they took before. */
function withOldForms(noun: Noun, path: string, current: Nouns): Noun {
  const verbs = noun.verbs.map((verb) => {
    const form = OLD_FORMS.find((each) => each.verb === `${path} ${firstWord(verb.usage)}`);
    return form === undefined ? verb : { ...verb, redirect: { ...form, verb: verbAt(form.now, current) } };
  });
  const below = (noun.nouns ?? []).map((each) => withOldForms(each, `${path} ${each.name}`, current));
  return { ...noun, verbs, nouns: below };
}

const aliasesOf = (noun: string, current: Nouns): readonly Alias[] =>
  OLD_SPELLINGS.filter(({ old }) => firstWord(old) === noun).map(({ old, now, options = [] }) => ({
    name: old.slice(noun.length + 1),
    verb: verbAt(now, current),
    options,
  }));

const firstWord = (text: string): string => text.split(' ', 1)[0] ?? '';

/** The verb that is spelled so. */
export function verbAt(path: string, nouns: Nouns): Verb {
  const words = path.split(' ');
  const verb = nounAt(words.slice(0, -1), nouns).verbs.find(({ usage }) => firstWord(usage) === words.at(-1));
  if (verb === undefined) throw new Error(`there is no command ${path}`);
  return verb;
}

function nounAt([name, ...below]: readonly string[], nouns: Nouns): Noun {
  const noun = nouns.find((each) => !('alone' in each) && each.name === name);
  if (noun === undefined || 'alone' in noun) throw new Error(`there is no noun ${name}`);
  return below.length === 0 ? noun : nounAt(below, noun.nouns ?? []);
}
