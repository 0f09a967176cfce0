import type { ReadModel } from '../../src/content/read-model.ts'
import { href, parsePath } from '../../src/i18n/href.ts'

const kind = 'redirects'

const encoded = (path: unknown) => new URL(String(path), 'http://shop').pathname

export type RedirectLookUp = (pathname: string) => string | undefined

/** Finds the new address of an old one in the same language (ADR 0208). */
export function redirectsIn(content: ReadModel): RedirectLookUp {
  const table = content.table(kind)
  const targets = () => new Map(table.rows().map(({ from, to }) => [encoded(from), encoded(to)]))
  return (pathname) => {
    const { locale, path } = parsePath(pathname)
    const target = table.memo('targets', targets).get(path.replace(/(?<=.)\/+$/, ''))
    return target && href(locale, target)
  }
}

export function onRedirectsChange(content: ReadModel, act: () => void): void {
  content.watch((change) => {
    if (change.kind === kind) act()
  })
}
