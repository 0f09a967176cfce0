import { createInstance } from 'i18next'
import type { Catalogues, Namespace, Texts } from './catalogues.ts'
import { catalogueOf } from './catalogues.ts'
import type { Locale } from './locale.ts'

const catalogues = { vi: catalogueOf('vi'), en: catalogueOf('en') }

/** One instance without a current language, so that concurrent renders cannot mix languages. */
const engine = createInstance()
engine.init({
  resources: catalogues,
  fallbackLng: false,
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
})

/** Keys of the Vietnamese catalogue only; plural forms by their base name. */
type KeyOf<N extends Namespace> = keyof Catalogues[N] extends infer K
  ? K extends `${infer Bare}_other`
    ? Bare
    : K & string
  : never

export type Translate<N extends Namespace> = (
  key: KeyOf<N>,
  values?: Readonly<Record<string, string | number>>,
) => string

/** Translates in builds and on the server. Islands get plain texts as props: see `textsOf`. */
export function translator<N extends Namespace>(locale: Locale, namespace: N): Translate<N> {
  const translate = engine.getFixedT<string>(locale, namespace)
  return (key, values) => translate(key as string, { ...values })
}

/** The texts of a namespace as a plain object for an island; fill placeholders with `fill`. */
export function textsOf<N extends Namespace>(locale: Locale, namespace: N): Texts<N> {
  return catalogues[locale][namespace] as Texts<N>
}

/** The title or description of one page of a list: from the second on it names the page. */
export function titled(locale: Locale, title: string, number: number): string {
  return number === 1 ? title : translator(locale, 'listing')('titled', { title, number })
}
