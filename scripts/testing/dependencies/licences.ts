import type { Component } from './bill-of-materials.ts'

/** Allowed without review: permissive, or weak copyleft for files that we do not change. */
const allowed = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'Zlib',
  'BlueOak-1.0.0',
  'Unlicense',
  'CC0-1.0',
  'WTFPL',
  'Python-2.0',
  'MPL-2.0',
  'Artistic-2.0',
  // Fonts, and tables of browsers and licences.
  'OFL-1.1',
  'CC-BY-4.0',
  'CC-BY-3.0',
  // The shared library of sharp, and libheif as WebAssembly, unmodified.
  'LGPL-3.0-or-later',
  'LGPL-3.0',
])

/** Packages whose manifest declares no SPDX licence, with the result of a manual review. */
const judged: readonly (readonly [RegExp, string])[] = [
  [/^@nas\//, 'our own'],
  // Under the Medusa Enterprise Edition, not MIT: Medusa installs it and loads it only with a
  // feature flag, which is off.
  [/^@medusajs\/(rbac|auth-oidc)$/, 'enterprise, not used'],
  [/^@medusajs\//, 'MIT but for parts of the Enterprise Edition, which are not used'],
  [/^(busboy|streamsearch|humanize-number|limiter|connect-dynamodb)$/, 'MIT'],
  [/^(is-valid-path|is-invalid-path|parent-require|png-js)$/, 'MIT'],
]

/** `(A OR B)` needs one of them, `A AND B` both. */
function isAllowed(expression: string): boolean {
  const plain = expression.replace(/[()]/g, ' ')
  return plain
    .split(/\sAND\s/)
    .every((part) => part.split(/\sOR\s/).some((one) => allowed.has(one.trim())))
}

const isNamed = ({ licence }: Component) =>
  licence !== '' && !/^SEE LICEN[CS]E|^UNLICENSED$/i.test(licence)

export function forbidden(components: readonly Component[]): Component[] {
  return components.filter((component) =>
    isNamed(component)
      ? !isAllowed(component.licence)
      : !judged.some(([name]) => name.test(component.name)),
  )
}

export function licenceList(components: readonly Component[]): [licence: string, count: number][] {
  const groups = Map.groupBy(components, (component) => {
    if (isNamed(component)) return component.licence
    return judged.find(([name]) => name.test(component.name))?.[1] ?? 'none named'
  })
  return [...groups]
    .map(([licence, { length }]): [string, number] => [licence, length])
    .sort(([, a], [, b]) => b - a)
}
