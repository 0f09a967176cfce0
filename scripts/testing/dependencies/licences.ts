import type { Component } from './bill-of-materials.ts'

/** What may be used without asking: permissive, or weak copyleft over files that stay as they are. */
const allowed = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'Zlib'],
  ...['BlueOak-1.0.0', 'Unlicense', 'CC0-1.0', 'WTFPL', 'Python-2.0', 'MPL-2.0', 'Artistic-2.0'],
  // Fonts, and tables of browsers and of licences.
  ...['OFL-1.1', 'CC-BY-4.0', 'CC-BY-3.0'],
  // The shared library of sharp, used as it is.
  'LGPL-3.0-or-later',
])

/** Packages whose manifest names no licence by SPDX: what stands in them, as it was read. */
const judged: readonly (readonly [RegExp, string])[] = [
  [/^@nas\//, 'our own'],
  // Not MIT but the Medusa Enterprise Edition: installed by Medusa, loaded by a feature flag that is off.
  [/^@medusajs\/(rbac|auth-oidc)$/, 'enterprise, not used'],
  [/^@medusajs\//, 'MIT but for parts of the Enterprise Edition, which are not used'],
  [/^(busboy|streamsearch|humanize-number|limiter|connect-dynamodb)$/, 'MIT'],
  [/^(is-valid-path|is-invalid-path|parent-require)$/, 'MIT'],
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

/** The packages whose licence nobody has allowed. */
export function forbidden(components: readonly Component[]): Component[] {
  return components.filter((component) =>
    isNamed(component)
      ? !isAllowed(component.licence)
      : !judged.some(([name]) => name.test(component.name)),
  )
}

/** How many packages there are under each licence, most first. */
export function licenceList(components: readonly Component[]): [licence: string, count: number][] {
  const groups = Map.groupBy(components, (component) => {
    if (isNamed(component)) return component.licence
    return judged.find(([name]) => name.test(component.name))?.[1] ?? 'none named'
  })
  return [...groups]
    .map(([licence, { length }]): [string, number] => [licence, length])
    .sort(([, a], [, b]) => b - a)
}
