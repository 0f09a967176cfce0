import type { ListViewServerProps } from 'payload'
import { languageOf } from '../labels'
import { kinds } from './kinds'
import { textsOf } from './texts'

/** Links above a list to the imports and exports of its collection. */
export function ImportLinks({ collectionSlug, i18n, payload }: ListViewServerProps) {
  const own = Object.entries(kinds).filter(([, { collection }]) => collection === collectionSlug)
  return (
    <p style={{ display: 'flex', flexWrap: 'wrap', gap: '0.25rem 1rem', marginBlock: '0.75rem' }}>
      {`${textsOf(i18n.language).title}:`}
      {own.map(([name, { label }]) => (
        // Next drops a navigation that begins before the list has put its columns into the address.
        <a key={name} href={`${payload.config.routes.admin}/imports/${name}`}>
          {label[languageOf(i18n.language)]}
        </a>
      ))}
    </p>
  )
}
