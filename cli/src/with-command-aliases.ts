import { COMMAND_ALIASES, COMMAND_FORM_ALIASES } from './command-aliases.ts';
import type { Alias, LoneVerb, Noun, Verb } from './noun.ts';

type Nouns = readonly (Noun | LoneVerb)[];

/** Adds the old names to the commands. */
export function withCommandAliases(current: Nouns): Nouns {
  const nouns = current.map((noun) => {
    if ('alone' in noun) return noun;
    return { ...withOldForms(noun, noun.name, current), aliases: listAliases(noun.name, current) };
  });
  const names = new Set(COMMAND_ALIASES.map(({ old }) => getFirstWord(old)));
  const aliasOnlyNouns = [...names].filter((name) => !nouns.some((noun) => !('alone' in noun) && noun.name === name));
  return [...nouns, ...aliasOnlyNouns.map((name) => createAliasNoun(name, current))];
}

/** Creates a noun whose verbs have all moved; its description is that of the noun they moved to. */
function createAliasNoun(name: string, current: Nouns): Noun {
  const [{ now } = { now: '' }] = COMMAND_ALIASES.filter(({ old }) => getFirstWord(old) === name);
  const { about } = findNoun(now.split(' ').slice(0, -1), current);
  return { name, about, verbs: [], aliases: listAliases(name, current), isOld: true };
}

/** Makes the verbs of a noun, and of the nouns below it, also accept their old forms. */
function withOldForms(noun: Noun, path: string, current: Nouns): Noun {
  const verbs = noun.verbs.map((verb) => {
    const form = COMMAND_FORM_ALIASES.find((each) => each.verb === `${path} ${getFirstWord(verb.usage)}`);
    return form === undefined ? verb : { ...verb, redirect: { ...form, verb: findVerb(form.now, current) } };
  });
  const below = (noun.nouns ?? []).map((each) => withOldForms(each, `${path} ${each.name}`, current));
  return { ...noun, verbs, nouns: below };
}

const listAliases = (noun: string, current: Nouns): readonly Alias[] =>
  COMMAND_ALIASES.filter(({ old }) => getFirstWord(old) === noun).map(({ old, now, options = [] }) => ({
    name: old.slice(noun.length + 1),
    verb: findVerb(now, current),
    options,
  }));

const getFirstWord = (text: string): string => text.split(' ', 1)[0] ?? '';

/** Finds the verb at a path such as `supplier list`. */
export function findVerb(path: string, nouns: Nouns): Verb {
  const words = path.split(' ');
  const verb = findNoun(words.slice(0, -1), nouns).verbs.find(({ usage }) => getFirstWord(usage) === words.at(-1));
  if (verb === undefined) throw new Error(`there is no command ${path}`);
  return verb;
}

function findNoun([name, ...below]: readonly string[], nouns: Nouns): Noun {
  const noun = nouns.find((each) => !('alone' in each) && each.name === name);
  if (noun === undefined || 'alone' in noun) throw new Error(`there is no noun ${name}`);
  return below.length === 0 ? noun : findNoun(below, noun.nouns ?? []);
}
