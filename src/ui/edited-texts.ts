import type { EmptyStateName } from '@nas/domain/empty-states'
import type { WrittenTexts } from '../content/records.ts'
import type { Texts } from '../i18n/catalogues.ts'
import { textsOf } from '../i18n/translator.ts'
import type { PageContext } from './page-context.ts'

/** The texts of a namespace, its empty states in the words of editors. */
export function editedTexts<N extends EmptyStateName>(
  { locale, reader }: PageContext,
  namespace: N,
): Texts<N> {
  const written: WrittenTexts = reader.single('emptyinfo')?.[namespace] ?? {}
  const own = Object.entries(written).flatMap(([key, text]) =>
    text?.[locale] ? [[key, text[locale]]] : [],
  )
  return { ...textsOf(locale, namespace), ...Object.fromEntries(own) }
}
