import fc from 'fast-check'
import { nastyText, nastyValue } from './nasty-values.ts'

type Path = readonly (string | number)[]

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...path, key]))]
}

/** A copy of a JSON value with the part at the path replaced or removed. */
function replaced(value: unknown, [key, ...rest]: Path, part: unknown): unknown {
  if (key === undefined) return part
  const name = String(key)
  const parts = new Map<string, unknown>(Object.entries(Object(value)))
  if (rest.length === 0 && part === undefined) parts.delete(name)
  else parts.set(name, replaced(parts.get(name), rest, part))
  const isList = Array.isArray(value) && [...parts.keys()].every((one) => /^\d+$/.test(one))
  // Entries, unlike assignments, treat `__proto__` as an ordinary name.
  return isList ? [...parts.values()] : Object.fromEntries(parts)
}

const strangeKeys = [
  '__proto__',
  'constructor',
  'id',
  'role',
  'state',
  'user',
  'customer_id',
  'total',
  'price',
  'password',
  'confirmed',
  '$where',
  '',
  ' ',
  'a.b',
  '\0',
  'createdAt',
  '_status',
  'khongco',
]

/**
 * The value with one to three of its parts replaced, removed or added.
 * @param kept keys at the top or below `data` that are not changed
 */
export function spoiled(value: unknown, kept: readonly string[] = []): fc.Arbitrary<unknown> {
  const paths = pathsOf(value).filter((path) => !path.some((key) => kept.includes(String(key))))
  const inside = paths.filter((path) => path.length > 0)
  const changeable = kept.length > 0 ? inside : paths
  const once = fc.oneof(
    fc.tuple(fc.constantFrom(...(changeable.length > 0 ? changeable : [[]])), nastyValue),
    fc.tuple(fc.constantFrom(...(inside.length > 0 ? inside : [[]])), fc.constant(undefined)),
    fc.tuple(
      fc
        .tuple(fc.constantFrom(...paths), fc.constantFrom(...strangeKeys))
        .map(([path, key]) => [...path, key]),
      nastyValue,
    ),
  )
  return fc
    .array(once, { minLength: 1, maxLength: 3 })
    .map((changes) => changes.reduce((whole, [path, part]) => replaced(whole, path, part), value))
}

/** The text truncated, doubled, or with strange characters inserted. */
export function spoiledText(text: string): fc.Arbitrary<string> {
  const place = fc.integer({ min: 0, max: text.length })
  return fc.oneof(
    place.map((at) => text.slice(0, at)),
    place.map((at) => text.slice(at)),
    fc.tuple(place, nastyText).map(([at, part]) => text.slice(0, at) + part + text.slice(at)),
    fc
      .tuple(place, place)
      .map(([a, b]) => text.slice(0, Math.min(a, b)) + text.slice(Math.max(a, b))),
    fc.constant(`${text}&${text}`),
    fc.constant(text + text),
  )
}
