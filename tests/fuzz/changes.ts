import { pick, type Random } from '../bench/catalogue/random.ts';
import { createJunk } from './junk.ts';

type Holder = Record<string | number, unknown>;

/** Member names with a meaning for JavaScript, a database or another call. */
const NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'then',
  'length',
  '',
  ' ',
  '0',
  'id',
  'accountId',
  'account_id',
  'kind',
  'isAdmin',
  'token',
  'data',
  '$where',
  'canary'.repeat(40),
];

/** A copy of a value with one to three changes at any depth. */
export function changeAtRandom(value: unknown, random: Random): unknown {
  const root: Holder = { value: structuredClone(value) };
  const times = 1 + Math.floor(random() * 3);
  for (let time = 0; time < times; time += 1) changeOne(root, random);
  return root.value;
}

function changeOne(root: Holder, random: Random): void {
  const [holder, name] = pick(listMembers(root, 'value'), random);
  const value = holder[name];
  const isHolder = typeof value === 'object' && value !== null;
  switch (Math.floor(random() * 5)) {
    case 0:
      if (holder !== root) delete holder[name];
      else holder[name] = createJunk(random);
      break;
    case 1:
      if (Array.isArray(value)) value.push(createJunk(random));
      else if (isHolder) define(value as Holder, pick(NAMES, random), createJunk(random));
      else holder[name] = createJunk(random);
      break;
    case 2:
      holder[name] = [value];
      break;
    default:
      holder[name] = createJunk(random);
  }
}

/** Sets a member of any name, including `__proto__`, which an assignment would not store as a member. */
function define(holder: Holder, name: string, value: unknown): void {
  Object.defineProperty(holder, name, { value, enumerable: true, configurable: true, writable: true });
}

/** Every path in a value, the value itself first, down to the depth of inputs. */
function listMembers(
  holder: Holder,
  name: string | number,
  depth = 0,
): readonly (readonly [Holder, string | number])[] {
  const value = holder[name];
  if (typeof value !== 'object' || value === null || depth > 5) return [[holder, name]];
  const inner = value as Holder; // any object's members can be read by name
  return [[holder, name], ...Object.keys(inner).flatMap((key) => listMembers(inner, key, depth + 1))];
}
