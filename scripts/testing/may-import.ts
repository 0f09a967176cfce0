import { type ImportRule, importRules } from './layers.ts'

function forbids({ from, to }: ImportRule, importer: string, imported: string): boolean {
  const own = new RegExp(from.path).exec(importer)
  if (own === null) return false
  if (from.pathNot?.some((path) => new RegExp(path).test(importer))) return false
  const matches = (path: string) => new RegExp(path.replaceAll('$1', own[1] ?? '')).test(imported)
  return matches(to.path) && !to.pathNot?.some(matches)
}

/** Both paths are relative to the project's folder. */
export function mayImport(importer: string, imported: string): boolean {
  return !importRules.some((rule) => forbids(rule, importer, imported))
}
